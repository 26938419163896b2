import PQCore
import PQModel

/// How an answer was judged: the facts that were looked at, the rule that decided, and what follows.
///
/// ```swift
/// print(answer.reasoning)
/// ```
public struct Reasoning: Sendable, Hashable {
  /// The facts, in the order they are looked at.
  public let facts: [Fact]

  /// The verdict, with the rule that decided.
  public let verdict: Verdict

  /// One fact about an answer.
  public struct Fact: Sendable, Hashable {
    /// What it is about: `status`, `content type`, the name of a header field, `body`, `JSON`.
    public let name: String

    /// What was seen.
    public let value: String
  }

  init(_ answer: Answer) {
    verdict = answer.verdict
    facts = AnswerAccount(answer).facts
  }
}

extension Reasoning: CustomStringConvertible {
  /// The reasoning for people: a line for each fact, then the rule, the verdict, what shows it, and the next step.
  ///
  /// What acts on a terminal is escaped.
  public var description: String {
    var lines = facts.map { ($0.name, $0.value) }
    if let rule = verdict.rule { lines.append(("rule", "\(rule.name): \(rule.meaning)")) }
    lines.append(("verdict", "\(verdict.kind.rawValue): \(verdict.cause)"))
    if let evidence = verdict.evidence { lines.append(("shown by", evidence)) }
    lines.append(("next step", verdict.hint))
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { name, text in
      "\(name)\(String(repeating: " ", count: width - name.count))  \(TerminalText.sanitise(text))"
    }.joined(separator: "\n")
  }
}

extension Answer {
  /// How the answer was judged; the body is looked at once more for it.
  public var reasoning: Reasoning { Reasoning(self) }
}

/// Says what an answer has of all that the rules look at.
private struct AnswerAccount {
  private static let headers = [
    "Location", "WWW-Authenticate", "Proxy-Authenticate", "X-Reason", "X-Reason-Code", "X-Is-Logged-In",
    "X-Is-Valid-Logged-In", "X-UserToken-Response", "Allow", "Retry-After", "Content-Range", "Cache-Control", "Age",
    "X-Cache", "Server", "Via", "X-Served-By", "CF-RAY", "CF-Mitigated", "X-Vhost", "X-Dispatcher",
  ]

  private let answer: Answer
  private let body: BodyReading

  init(_ answer: Answer) {
    self.answer = answer
    body = BodyReading(answer.response)
  }

  var facts: [Reasoning.Fact] {
    let response = answer.response
    var facts = [fact("status", String(response.status))]
    facts += response.exchange.redirects.map { fact("redirected", "HTTP \($0.status) from \($0.address)") }
    facts += response.exchange.earlierAttempts.map { fact("earlier attempt", $0.description) }
    facts.append(fact("content type", response.headers["Content-Type"] ?? "none"))
    for name in Self.headers {
      let fields = response.headers.fields(named: name)
      facts += fields.map { fact(name, $0.isSensitive ? "<redacted>" : $0.value) }
    }
    facts.append(fact("body", bodyWords))
    facts.append(fact("JSON", jsonWords))
    return facts
  }

  private func fact(_ name: String, _ value: String) -> Reasoning.Fact {
    Reasoning.Fact(name: name, value: value.shortened(to: 300))
  }

  private var bodyWords: String {
    let size = answer.response.body.count == 1 ? "1 byte" : "\(answer.response.body.count) bytes"
    let encoding = body.encoding.map { " of \($0.rawValue)" } ?? ""
    let kind = body.page == nil ? "" : ", markup"
    return "\(size)\(encoding)\(kind)" + (body.excerpt.map { ": \($0)" } ?? "")
  }

  private var jsonWords: String {
    guard let json = answer.json else { return "none" }
    guard let members = json.members else { return json.words }
    let all = Array(members)
    let shown = all.prefix(8).map { member in
      let inner = member.hasName("data") ? member.value.members.map { Array($0.prefix(8).map(\.name)) } ?? [] : []
      let names = inner.isEmpty ? "" : " (\(inner.joined(separator: ", ")))"
      return "\(member.name): \(member.value.words)\(names)"
    }
    let rest = all.count > shown.count ? ", and \(all.count - shown.count) more" : ""
    return all.isEmpty ? "an empty object" : "an object with \(shown.joined(separator: ", "))\(rest)"
  }
}

extension JSON {
  fileprivate var words: String {
    kind == .array ? "a list of \(count ?? 0)" : kind.words
  }
}
