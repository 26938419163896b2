import PQCore
import PQModel

/// Rules about what a ServiceNow instance says of sessions.
enum ServiceNowRules {
  static let all: [VerdictRule] = [missingToken, foreignToken, endedSession, guest, refused]

  static let missingToken = VerdictRule(
    "ServiceNow's X-UserToken-Response",
    "HTTP 401 with a fresh CSRF token says that the session is fine and the header X-UserToken was missing",
    for: [.serviceNow]
  ) { answer in
    guard answer.status == 401, answer["X-UserToken-Response"] != nil else { return nil }
    return Verdict(
      .csrfMissing,
      "the session is fine, and the request lacks the CSRF token that goes with its cookies: HTTP 401",
      evidence: answer.line("X-UserToken-Response"),
      hint: "send a token or user name and password in place of a browser's cookies; those need 'X-UserToken' as well"
    )
  }

  static let foreignToken = VerdictRule(
    "ServiceNow's security interceptor",
    "a redirect to security_interceptor.do says that the CSRF token belongs to another session",
    for: [.serviceNow]
  ) { answer in
    guard (300..<400).contains(answer.status), let location = answer["Location"],
      LoginAddress.lastSegment(of: location) == "security_interceptor.do"
    else { return nil }
    return Verdict(
      .csrfMissing,
      "the CSRF token of the request belongs to another session: HTTP \(answer.status)",
      evidence: answer.line("Location"),
      hint: "take 'X-UserToken' from the session whose cookies are sent"
    )
  }

  static let endedSession = VerdictRule(
    "ServiceNow's X-Is-Logged-In",
    "HTTP 401 with X-Is-Logged-In: false says that the session is over",
    for: [.serviceNow]
  ) { answer in
    guard answer.status == 401, answer.says("X-Is-Logged-In", "false"), answer.hadCredentials else { return nil }
    return Verdict(
      .unauthorized,
      "the session is over, or the credentials of environment '\(answer.environment.name)' are refused: HTTP 401",
      evidence: answer.line("X-Is-Logged-In"),
      hint: answer.credentialsHint
    )
  }

  static let guest = VerdictRule(
    "ServiceNow's X-Is-Valid-Logged-In",
    "a good answer to a request with credentials that says nobody is logged in holds what a guest may see",
    for: [.serviceNow]
  ) { answer in
    guard (200..<300).contains(answer.status), answer.body.json != nil, answer.hadCredentials,
      let line = ["X-Is-Valid-Logged-In", "X-Is-Logged-In"].first(where: { answer.says($0, "false") })
    else { return nil }
    return Verdict(
      .guestAnswer,
      "the answer is a guest's: the instance did not accept the credentials of '\(answer.environment.name)'",
      evidence: answer.line(line),
      hint: answer.credentialsHint
    )
  }

  static let refused = VerdictRule(
    "ServiceNow's error object",
    "'error' beside \"status\": \"failure\" is ServiceNow's way to say what was wrong, whatever the HTTP status",
    for: [.serviceNow]
  ) { answer in
    guard let json = answer.body.json, json["error"]?.members != nil, json["status"]?.string == "failure",
      answer.status != 401, answer.status != 403, answer.status != 429
    else { return nil }
    return Verdict(
      answer.status >= 500 ? .serverError : .requestRefused,
      "ServiceNow answers: \(answer.message ?? "failure")\(answer.statusWords)",
      evidence: answer.body.excerpt,
      hint: "mend what the message names: the path, a parameter, or the rights of the user"
    )
  }
}
