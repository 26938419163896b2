import PQCore
import PQModel
import PQRun
import Testing

/// One answer with the verdict it must get: a row of the tables.
struct VerdictCase: Sendable, CustomTestStringConvertible {
  let name: String
  let kind: Verdict.Kind
  let status: Int
  var headers: [(String, String)] = []
  var body: String = ""
  /// Words of the cause.
  var cause: String
  /// The evidence, or its beginning.
  var evidence: String?
  /// Words of the next step.
  var hint: String = ""
  var authentication = Authentication.none
  var redirects = Environment.RedirectPolicy.never
  var sent: [(String, String)] = []
  var method = Request.Method.get
  var path = "/graphql/execute.json/c/n"
  var isPlain = false

  var testDescription: String { "\(name): \(kind.rawValue)" }

  static let basic = Authentication.basic(username: "u", password: Secret("p"))
  static let json = ("Content-Type", "application/json;charset=utf-8")
  static let html = ("Content-Type", "text/html; charset=utf-8")

  /// Judges the answer as one of a system.
  func judge(as system: Environment.System) throws -> Answer {
    let environment = Environment(
      name: "e",
      system: system,
      host: try Host("here.example.test"),
      authentication: authentication,
      redirects: redirects
    )
    let resource: Query.Resource = isPlain ? .plain(.init(path: path)) : .persisted(try PersistedPath("c/n"))
    let request = Request(method: method, url: "https://here.example.test\(path)", headers: try fields(sent))
    let response = Response(status: status, headers: try fields(headers), body: Array(body.utf8), url: request.url)
    let context = RunContext(environment: environment, query: Query(name: "q", resource: resource))
    return VerdictJudge().judge(response, to: request, context: context)
  }

  /// Holds the verdict on the answer against the row.
  func check(as system: Environment.System) throws {
    let verdict = try judge(as: system).verdict
    #expect(verdict.kind == kind, "\(verdict)")
    #expect(verdict.cause.contains(cause), "\(verdict.cause)")
    #expect(verdict.hint.contains(hint) && !verdict.hint.isEmpty, "\(verdict.hint)")
    #expect(verdict.rule != nil)
    #expect(verdict.isOK == (verdict.evidence == nil))
    if let evidence { #expect(verdict.evidence?.hasPrefix(evidence) == true, "\(verdict.evidence ?? "none")") }
    #expect(verdict.evidence?.contains("\n") != true)
  }

  private func fields(_ pairs: [(String, String)]) throws -> HeaderFields {
    HeaderFields(try pairs.map { try HeaderField($0.0, $0.1) })
  }
}
