import PQCore
import PQModel

/// Rules about redirects that were not followed: all of them, unless the environment says otherwise.
enum RedirectRules {
  static let all: [VerdictRule] = [login, portalLogin, identityProvider, nowhere, elsewhere]

  static let login = VerdictRule(
    "redirect to a log-in",
    "a redirect to a known log-in page, to an identity provider, or with a log-in's parameters asks who is there"
  ) { answer in
    guard let target = webTarget(of: answer), LoginAddress.isLogin(target.end.text, from: target.start),
      !(answer.isPersistedQuery && target.isSamePlaceElsewhere)
    else { return nil }
    return loginRedirect(answer, "the server sends to a log-in page: HTTP \(answer.status)")
  }

  static let portalLogin = VerdictRule(
    "redirect to a portal's log-in",
    "a ServiceNow portal sends to its own page '?id=login' who may not see what is asked",
    for: [.serviceNow]
  ) { answer in
    guard let target = webTarget(of: answer),
      let query = target.end.text.lowercased().split(separator: "?").dropFirst().first,
      query.split(separator: "&").contains(where: {
        $0 == "id=login" || ($0.hasPrefix("id=") && $0.hasSuffix("_login"))
      })
    else { return nil }
    return loginRedirect(answer, "the portal sends to its log-in page: HTTP \(answer.status)")
  }

  static let identityProvider = VerdictRule(
    "redirect of credentials to another host",
    "who sends credentials, or asks a ServiceNow instance, and is sent to another host is to log in there, unless the "
      + "address has the query's path or tells of a failure"
  ) { answer in
    guard [302, 303, 307].contains(answer.status), let target = webTarget(of: answer),
      answer.hadCredentials || answer.environment.system == .serviceNow,
      target.isOnOtherHost, !target.isSamePlaceElsewhere, !FailureAddress.isFailure(target.end)
    else { return nil }
    return loginRedirect(answer, "the server sends to another host, most likely to log in there: HTTP \(answer.status)")
  }

  static let nowhere = VerdictRule(
    "redirect without Location",
    "a status of 3xx without Location leads nowhere; 304 answers a condition that nobody but the environment can have set"
  ) { answer in
    guard (300..<400).contains(answer.status), answer["Location"] == nil else { return nil }
    guard answer.status != 304 else {
      return Verdict(
        .empty,
        "the answer is 'not modified' and has no body: HTTP 304",
        evidence: answer.line("ETag") ?? answer.line("Last-Modified"),
        hint: "take If-None-Match and If-Modified-Since out of the environment's headers"
      )
    }
    return Verdict(
      .redirect,
      "the server answers HTTP \(answer.status) and does not say where to go",
      evidence: answer.body.excerpt,
      hint: "look at the server's configuration"
    )
  }

  static let elsewhere = VerdictRule(
    "redirect",
    "a redirect that is not followed leads to the answer, and is none"
  ) { answer in
    guard let target = target(of: answer) else { return nil }
    return Verdict(
      .redirect,
      "the server sends to \(answer.quoted(target.end.text)): HTTP \(answer.status)",
      evidence: answer.line("Location"),
      hint: hint(for: target, answer)
    )
  }

  private struct Target {
    let start: WebAddress
    let end: WebAddress

    var isOnOtherHost: Bool { end.hostName != start.hostName && !end.hostName.isEmpty }

    /// Whether another host is asked for the same: by the same path, whatever its variables and however it is encoded.
    var isSamePlaceElsewhere: Bool { isOnOtherHost && Self.place(of: start) == Self.place(of: end) }

    private static func place(of address: WebAddress) -> Substring {
      let path = PercentEncoding.decode(address.path) ?? String(address.path)
      let place = path.prefix { $0 != ";" }
      return place.hasSuffix("/") ? place.dropLast() : place
    }
  }

  private static func target(of answer: AnswerFacts) -> Target? {
    guard (300..<400).contains(answer.status), answer.status != 304, let location = answer["Location"] else {
      return nil
    }
    let start = WebAddress(answer.response.url)
    return Target(start: start, end: start.resolving(location))
  }

  private static func webTarget(of answer: AnswerFacts) -> Target? {
    target(of: answer).flatMap { $0.end.isOfWeb ? $0 : nil }
  }

  private static func loginRedirect(_ answer: AnswerFacts, _ cause: String) -> Verdict {
    Verdict(.loginRedirect, cause, evidence: answer.line("Location"), hint: answer.loginHint)
  }

  private static func hint(for target: Target, _ answer: AnswerFacts) -> String {
    let name = answer.environment.name
    guard target.end.isOfWeb else { return "look at the server's configuration: nothing is asked there by HTTP" }
    if target.start.origin == target.end.origin {
      return answer.environment.redirects == .sameOrigin
        ? "ask by GET; only a GET is followed"
        : "set redirects: same-origin in environment '\(name)' to follow it, or name the address it leads to"
    }
    if target.start.hostName == target.end.hostName {
      return "set scheme and port of environment '\(name)' to those of the address it leads to"
    }
    return "name the address it leads to in scheme, host and base-path of environment '\(name)'"
  }
}
