import PQCore
import PQModel

/// Rules about answers that ask for credentials, refuse them, or do not allow what is asked.
enum CredentialRules {
  static let all: [VerdictRule] = [
    loginPage, unauthorized, slingReason, loginForm, tokenEndpoint, serverInFront, writeRefused, forbidden,
  ]

  static let loginPage = VerdictRule(
    "log-in page",
    "JSON was asked for, and a page that asks for a password or forwards to a log-in came"
  ) { answer in
    guard (200..<300).contains(answer.status), let sign = answer.body.page?.loginSign else { return nil }
    return Verdict(
      .loginPage,
      "a log-in page came in the place of an answer: HTTP \(answer.status), \(answer.quoted(sign))",
      evidence: answer.body.excerpt,
      hint: answer.loginHint
    )
  }

  static let unauthorized = VerdictRule(
    "HTTP 401",
    "HTTP 401 asks for credentials, or refuses those that came"
  ) { answer in
    guard answer.status == 401 else { return nil }
    let name = answer.environment.name
    let cause =
      answer.hadCredentials
      ? "the server refused \(answer.credentialsWords) of environment '\(name)'"
      : "the server asks for credentials, and environment '\(name)' sends none"
    return Verdict(
      .unauthorized,
      "\(cause): HTTP 401",
      evidence: answer.line("WWW-Authenticate") ?? answer.firstWords,
      hint: answer.credentialsHint
    )
  }

  static let slingReason = VerdictRule(
    "Sling's X-Reason",
    "with HTTP Basic switched off, Sling asks for a log-in by HTTP 403 and says why in X-Reason",
    for: [.aem]
  ) { answer in
    guard answer.status == 403, let evidence = answer.line("X-Reason-Code") ?? answer.line("X-Reason") else {
      return nil
    }
    return Verdict(
      .unauthorized,
      "AEM wants a log-in: HTTP 403",
      evidence: evidence,
      hint: hint(forReason: answer["X-Reason-Code"]) ?? answer.loginHint
    )
  }

  static let loginForm = VerdictRule(
    "log-in form under HTTP 403 or 404",
    "a form that leads to j_security_check asks for a log-in, whatever the status says"
  ) { answer in
    guard [403, 404].contains(answer.status), answer.body.page?.hasSecurityCheck == true else { return nil }
    return Verdict(
      .loginPage,
      "a log-in page came in the place of an answer: HTTP \(answer.status), a form that leads to j_security_check",
      evidence: answer.body.excerpt,
      hint: answer.loginHint
    )
  }

  static let tokenEndpoint = VerdictRule(
    "OAuth's error words",
    "'invalid_token' and the other words of RFC 6749 and 6750 say that a token or a client is refused"
  ) { answer in
    guard answer.status >= 400, let word = answer.body.json?["error"]?.string, refusals.contains(word) else {
      return nil
    }
    return Verdict(
      .unauthorized,
      "the server refused the token or the client: \(word) (HTTP \(answer.status))",
      evidence: answer.message,
      hint: answer.credentialsHint
    )
  }

  static let serverInFront = VerdictRule(
    "the web server's 403",
    "Apache's own page for HTTP 403 comes from the web server in front of AEM, which does not know AEM's users",
    for: [.aem]
  ) { answer in
    guard answer.status == 403, answer.body.page?.contains("you don't have permission to access") == true else {
      return nil
    }
    return Verdict(
      .blockedByDispatcher,
      "the web server in front of AEM does not allow the path: HTTP 403",
      evidence: answer.body.excerpt,
      hint: "look at the 'Require' and 'Deny' rules of the web server, and at its log"
    )
  }

  static let writeRefused = VerdictRule(
    "AEM's filters for writing",
    "AEM refuses POST, PUT and DELETE by HTTP 403 when its CSRF or referrer filter does not let them through",
    for: [.aem]
  ) { answer in
    guard answer.status == 403, !answer.isRead else { return nil }
    return Verdict(
      .forbidden,
      "AEM refused the \(answer.request.method.rawValue): HTTP 403",
      evidence: answer.firstWords,
      hint: "exclude the path from AEM's CSRF filter and allow the referrer, or give the user the right to write"
    )
  }

  static let forbidden = VerdictRule(
    "HTTP 403",
    "HTTP 403 says that the server knows who asks and does not allow it"
  ) { answer in
    guard answer.status == 403 else { return nil }
    let isOAuth = answer.environment.authentication.type == "oauth"
    return Verdict(
      .forbidden,
      "the server does not allow it to the user of environment '\(answer.environment.name)': HTTP 403",
      evidence: answer.firstWords ?? answer.line("Server"),
      hint: isOAuth ? answer.credentialsHint : "give the user the right to read the content, or use another user"
    )
  }

  // RFC 6749, section 5.2, and RFC 6750, section 3.1.
  private static let refusals: Set<String> = [
    "access_denied", "insufficient_scope", "invalid_client", "invalid_grant", "invalid_scope", "invalid_token",
    "unauthorized_client",
  ]

  private static func hint(forReason code: String?) -> String? {
    switch code {
    case "expired_token": "get a new token or log in anew: the old one has ended"
    case "password_expired", "password_expired_and_new_password_in_history":
      "set a new password for the user: the old one has expired"
    case "account_locked": "let an administrator unlock the account"
    case "account_not_found": "check the user name: AEM does not know it"
    default: nil
    }
  }
}

extension AnswerFacts {
  /// The next step when a log-in is wanted: Sling sends a browser to a form, and what names itself one to nothing else.
  var loginHint: String {
    guard environment.system == .aem, claimsToBeBrowser else { return credentialsHint }
    return
      "take the User-Agent out of the environment's headers: AEM sends to its log-in form what looks like a browser"
  }
}
