import PQCore
import PQModel

/// Rules about answers with a status of 2xx: what came, and whether it is what was asked for.
enum ContentRules {
  static let all: [VerdictRule] = [foreignOrigin, empty, page, notJSON, plainResource, notGraphQL, noData, data]

  static let foreignOrigin = VerdictRule(
    "204 after an Origin",
    "AEM's web server answers HTTP 204 without a body to a request whose Origin it does not trust",
    for: [.aem]
  ) { answer in
    guard answer.status == 204, answer.body.isEmpty else { return nil }
    let origin = answer.request.headers["Origin"]
    return Verdict(
      .empty,
      origin.map { "AEM does not trust the request's Origin '\($0)': HTTP 204 without a body" }
        ?? "the answer has no body: HTTP 204, as AEM answers to an Origin it does not trust",
      evidence: answer.line("Cache-Control"),
      hint: origin == nil
        ? "look whether something on the way adds an Origin, or whether the path is that of a query"
        : "take 'Origin' out of the environment's headers"
    )
  }

  static let empty = VerdictRule(
    "no body",
    "an answer without anything in it is none"
  ) { answer in
    guard answer.body.isEmpty else { return nil }
    return Verdict(
      .empty,
      "the answer has no body: HTTP \(answer.status)",
      evidence: answer.line("Content-Length") ?? answer.line("Content-Type"),
      hint: "ask again, and look at what stands between here and the server"
    )
  }

  static let page = VerdictRule(
    "a page",
    "JSON was asked for, and markup without the signs of a log-in or a proxy came"
  ) { answer in
    guard answer.body.page != nil else { return nil }
    return Verdict(
      .notJSON,
      "the body is a page, not JSON: HTTP \(answer.status)\(answer.contentTypeWords)",
      evidence: answer.body.excerpt,
      hint: "look at the page: it may come from a proxy, a delivery network or a log-in"
    )
  }

  static let notJSON = VerdictRule(
    "no JSON",
    "the body breaks JSON's rules, or is in an encoding that cannot be read"
  ) { answer in
    switch answer.body.problem {
    case .syntax(let problem)?:
      let place = problem.span.map { " (line \($0.start.line), column \($0.start.column))" } ?? ""
      return Verdict(
        .notJSON,
        "the body is not JSON: \(problem.message)\(place)",
        evidence: answer.body.excerpt,
        hint: problem.hint ?? "look at what stands between here and the server"
      )
    case .brokenEncoding(let encoding)?:
      return Verdict(
        .notJSON,
        "the body looks like \(encoding.rawValue) and is not: it breaks that encoding's rules",
        evidence: answer.line("Content-Type"),
        hint: "let the server send JSON in UTF-8"
      )
    case .unknownCharset(let charset)?:
      return Verdict(
        .notJSON,
        "the body is not UTF-8, and its charset '\(answer.quoted(charset))' is not one that is read here",
        evidence: answer.line("Content-Type"),
        hint: "let the server send JSON in UTF-8"
      )
    case nil:
      return nil
    }
  }

  static let plainResource = VerdictRule(
    "JSON of a resource",
    "any JSON answers a plain resource"
  ) { answer in
    guard !answer.isPersistedQuery, answer.body.json != nil else { return nil }
    return Verdict(.ok, "JSON came with HTTP \(answer.status)", hint: Verdict.ok.hint)
  }

  static let notGraphQL = VerdictRule(
    "JSON without 'data'",
    "JSON that is no object with 'data' did not come from GraphQL"
  ) { answer in
    let data = answer.body.json?["data"]
    guard data?.members == nil, data?.isNull != true else { return nil }
    return Verdict(
      .notGraphQL,
      data == nil
        ? "the body is JSON and has no 'data', so GraphQL did not answer"
        : "the body is JSON and its 'data' is no object, so GraphQL did not answer",
      evidence: answer.firstWords,
      hint: "check host and base-path; another service may answer there"
    )
  }

  static let noData = VerdictRule(
    "no data",
    "'data' without anything in it, and without an error that says why, answers nothing"
  ) { answer in
    let data = answer.body.json?["data"]
    let members = data?.members.map { Array($0) } ?? []
    guard !members.contains(where: { !$0.value.isNull }) else { return nil }
    guard let first = members.first else {
      let isNull = data?.isNull == true
      return Verdict(
        .noData,
        isNull ? "'data' is null and no error says why" : "'data' is empty",
        evidence: answer.body.excerpt,
        hint: isNull ? "look into AEM's error log, and at the rights of the user" : "check the query's document"
      )
    }
    return Verdict(
      .noData,
      "'data.\(answer.quoted(first.name))' is null and no error says why",
      evidence: answer.body.excerpt,
      hint: "look into AEM's error log, and at the rights of the user"
    )
  }

  static let data = VerdictRule(
    "data without errors",
    "'data' with something in it, and no errors, is a good answer"
  ) { answer in
    Verdict(.ok, "data came, and no errors, with HTTP \(answer.status)", hint: Verdict.ok.hint)
  }
}

extension AnswerFacts {
  fileprivate var contentTypeWords: String {
    self["Content-Type"].map { ", \($0.shortened(to: 200))" } ?? ""
  }
}
