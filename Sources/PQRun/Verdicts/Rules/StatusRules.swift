import PQCore
import PQModel

/// Rules about statuses other than 2xx, of answers whose body says nothing that another rule knows.
enum StatusRules {
  static let all: [VerdictRule] = [
    partialContent, noSuffix, dispatcher, allowList, rateLimit, sessions, startup, gateway, serverError, addressTooLong,
    notFound, refused,
  ]

  static let partialContent = VerdictRule(
    "HTTP 206",
    "a part came, though the whole was asked for"
  ) { answer in
    guard answer.status == 206 else { return nil }
    return Verdict(
      .serverError,
      "the server sent a part of the answer, though the whole was asked for: HTTP 206",
      evidence: answer.line("Content-Range") ?? answer.body.excerpt,
      hint: "take Range out of the environment's headers, or look at what stands between here and the server"
    )
  }

  static let noSuffix = VerdictRule(
    "AEM's missing suffix",
    "\"Suffix: '/' does not contain a path\" says that no path of a persisted query reached AEM",
    for: [.aem]
  ) { answer in
    guard answer.status == 400, let words = answer.body.excerpt, words.contains("does not contain a path") else {
      return nil
    }
    return Verdict(
      .requestRefused,
      "AEM got no path of a persisted query: HTTP 400",
      evidence: words,
      hint: "look at what rewrites the address on the way; pqrun url NAME prints what is sent"
    )
  }

  static let dispatcher = VerdictRule(
    "the dispatcher's 404",
    "Apache's own page for HTTP 404 says that the dispatcher's filters, or the web server, let the path not through",
    for: [.aem]
  ) { answer in
    guard answer.status == 404, answer.body.page?.contains("was not found on this server") == true else { return nil }
    return Verdict(
      .blockedByDispatcher,
      "the dispatcher does not let the path through: HTTP 404",
      evidence: answer.body.excerpt,
      hint: "allow /graphql/execute.json in the dispatcher's filters, and set AllowEncodedSlashes NoDecode"
    )
  }

  static let allowList = VerdictRule(
    "AEM's IP allow list",
    "AEM as a Cloud Service answers a GET with HTTP 405 when it comes from an address that is not on its allow list",
    for: [.aem]
  ) { answer in
    let methods = answer["Allow"]?.uppercased() ?? ""
    guard answer.status == 405, answer.isRead, methods.isEmpty || methods.contains("GET") else { return nil }
    return Verdict(
      .blockedByAllowList,
      "the server does not take requests from this address: HTTP 405",
      evidence: answer.body.excerpt ?? answer.line("Server"),
      hint: "add this machine's address to the environment's IP allow list, or run from an address on it"
    )
  }

  static let rateLimit = VerdictRule(
    "a rate limit",
    "HTTP 429 says that too many requests came; rules of AEM's delivery network say the same by HTTP 406"
  ) { answer in
    guard answer.status == 429 || (answer.status == 406 && answer.environment.system == .aem) else { return nil }
    return Verdict(
      .rateLimited,
      "too many requests: HTTP \(answer.status)",
      evidence: answer.line("Retry-After") ?? answer.line("X-RateLimit-Rule") ?? answer.firstWords,
      hint: answer.status == 406
        ? "wait, or send fewer requests at a time; the delivery network's traffic rules may also block by HTTP 406"
        : "wait, or send fewer requests at a time"
    )
  }

  static let sessions = VerdictRule(
    "Sling's authenticator",
    "HTTP 503 and 500 of SlingAuthenticator say that nobody can log in for now, not that the credentials are wrong",
    for: [.aem]
  ) { answer in
    guard answer.status >= 500, let words = answer.body.excerpt, words.contains("SlingAuthenticator:") else {
      return nil
    }
    let isFull = words.contains("Too Many Users")
    return Verdict(
      .serverError,
      isFull
        ? "AEM has too many sessions to let another one in: HTTP \(answer.status)"
        : "AEM's repository failed while it looked at the credentials: HTTP \(answer.status)",
      evidence: words,
      hint: isFull ? "wait, or let sessions end; send fewer requests at a time" : "look into AEM's error log"
    )
  }

  static let startup = VerdictRule(
    "AEM's start",
    "while AEM starts, it answers HTTP 503 and says so",
    for: [.aem]
  ) { answer in
    guard answer.status == 503, let words = answer.body.excerpt?.lowercased(),
      ["startup in progress", "starting up", "is starting"].contains(where: { words.contains($0) })
    else { return nil }
    return Verdict(
      .serverError,
      "AEM is still starting: HTTP 503",
      evidence: answer.body.excerpt,
      hint: "wait for it, or try again with --retry and a long max-delay"
    )
  }

  static let gateway = VerdictRule(
    "a gateway's 502, 503 and 504",
    "what stands in front got no answer, or none in time, from the server behind it"
  ) { answer in
    guard [502, 503, 504].contains(answer.status) else { return nil }
    let cause =
      answer.status == 503 && answer.body.page?.contains("temporarily unable to service your request") != true
      ? "the server is not available" : "what stands in front of the server got no good answer from it"
    return Verdict(
      .serverError,
      "\(cause): HTTP \(answer.status)",
      evidence: answer.line("Retry-After") ?? answer.firstWords ?? answer.line("Server"),
      hint: "look whether the server runs; a restart or a deployment may be going on"
    )
  }

  static let serverError = VerdictRule(
    "HTTP 5xx",
    "a status of 5xx says that the server failed"
  ) { answer in
    guard answer.status >= 500 else { return nil }
    return Verdict(
      .serverError,
      "the server failed: HTTP \(answer.status)",
      evidence: answer.firstWords ?? answer.line("Server"),
      hint: "look into the server's log; a restart or a deployment may be going on"
    )
  }

  static let addressTooLong = VerdictRule(
    "an address that is too long",
    "HTTP 414 says that the address is longer than a server on the way takes; Apache takes 8,190 bytes"
  ) { answer in
    guard answer.status == 414 else { return nil }
    return Verdict(
      .requestRefused,
      "the address has \(answer.request.url.utf8.count) bytes, more than a server on the way takes: HTTP 414",
      evidence: answer.line("Server") ?? answer.body.excerpt,
      hint: "give shorter values, or raise LimitRequestLine of the web server"
    )
  }

  static let notFound = VerdictRule(
    "HTTP 404",
    "HTTP 404 without the words of AEM or of a dispatcher says that nothing is at this address"
  ) { answer in
    guard answer.status == 404 else { return nil }
    return Verdict(
      .requestRefused,
      "the server has nothing at this address: HTTP 404",
      evidence: answer.firstWords ?? answer.line("Server"),
      hint: "check host, base-path and the query's path; pqrun url NAME prints the whole address"
    )
  }

  static let refused = VerdictRule(
    "any other status",
    "a status that is not 2xx is no answer to a query"
  ) { answer in
    guard !(200..<300).contains(answer.status) else { return nil }
    return Verdict(
      .requestRefused,
      "the server refused the request: HTTP \(answer.status)",
      evidence: answer.firstWords ?? answer.line("Allow") ?? answer.line("Server"),
      hint: "compare the address with the one that works; pqrun url NAME prints it"
    )
  }
}
