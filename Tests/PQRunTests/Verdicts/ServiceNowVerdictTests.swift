import PQModel
import PQRun
import Testing

/// The answers that a ServiceNow instance is known to give to who should log in.
@Suite struct ServiceNowVerdictTests {
  private static func row(
    _ name: String,
    _ kind: Verdict.Kind,
    _ status: Int,
    _ headers: [(String, String)] = [],
    body: String = "",
    cause: String,
    evidence: String? = nil,
    authentication: Authentication = VerdictCase.basic
  ) -> VerdictCase {
    VerdictCase(
      name: name,
      kind: kind,
      status: status,
      headers: headers,
      body: body,
      cause: cause,
      evidence: evidence,
      authentication: authentication,
      path: "/api/now/table/incident",
      isPlain: true
    )
  }

  private static func redirect(_ kind: Verdict.Kind, _ location: String, guest: Bool = false) -> VerdictCase {
    row(
      location,
      kind,
      302,
      [("Location", location)],
      cause: "HTTP 302",
      evidence: "Location: \(location)",
      authentication: guest ? .none : VerdictCase.basic
    )
  }

  private static let redirects: [VerdictCase] = [
    redirect(.loginRedirect, "/login.do"),
    redirect(.loginRedirect, "https://here.example.test/login_locate_sso.do"),
    redirect(.loginRedirect, "/login_with_sso.do?glide_sso_id=0a1b"),
    redirect(
      .loginRedirect,
      "/auth_redirect.do?sysparm_stack=no&sysparm_url=https%3A%2F%2Fidp.test%2F%3FSAMLRequest%3Dx"
    ),
    redirect(.loginRedirect, "/auth_redirect.do?sysparm_url=logout_success.do"),
    redirect(.loginRedirect, "https://idp.partner.test/start?SAMLRequest=x"),
    redirect(.loginRedirect, "https://partner.test/welcome", guest: true),
    redirect(.loginRedirect, "/sp?id=login"),
    redirect(.loginRedirect, "/csm?sys_kb_id=1&id=csm_login"),
    redirect(.csrfMissing, "/security_interceptor.do"),
    redirect(.redirect, "/login_redirect.do?sysparm_stack=no"),
    redirect(.redirect, "/login_messages.do"),
    redirect(.redirect, "/kb_view.do?sysparm_article=login_problems"),
    redirect(.redirect, "/sp?id=login_help"),
    redirect(.redirect, "https://partner.test/api/now/table/incident"),
  ]

  private static let refusal = """
    {"error":{"message":"User Not Authenticated","detail":"Required to provide Auth information"},"status":"failure"}
    """

  private static let sessions: [VerdictCase] = [
    row(
      "an API without credentials",
      .unauthorized,
      401,
      [VerdictCase.json, ("WWW-Authenticate", "BEARER realm=\"Service-now\"")],
      body: refusal,
      cause: "environment 'e' sends none",
      evidence: "WWW-Authenticate: BEARER realm",
      authentication: .none
    ),
    row(
      "an API with expired credentials",
      .unauthorized,
      401,
      [VerdictCase.json],
      body: refusal,
      cause: "refused the credentials (basic)",
      evidence: "User Not Authenticated: Required to provide Auth information"
    ),
    row(
      "a session without its CSRF token",
      .csrfMissing,
      401,
      [("X-UserToken-Response", "c4n4ry"), ("X-Is-Logged-In", "true")],
      cause: "lacks the CSRF token",
      evidence: "X-UserToken-Response: <redacted>"
    ),
    row(
      "a session that is over",
      .unauthorized,
      401,
      [("X-Is-Logged-In", "false")],
      body: refusal,
      cause: "the session is over",
      evidence: "X-Is-Logged-In: false"
    ),
    row(
      "a guest's answer to a bad token",
      .guestAnswer,
      200,
      [VerdictCase.json, ("X-Is-Logged-In", "true"), ("X-Is-Valid-Logged-In", "false")],
      body: #"{"result":[]}"#,
      cause: "the answer is a guest's",
      evidence: "X-Is-Valid-Logged-In: false"
    ),
    row(
      "a guest's answer to a guest",
      .ok,
      200,
      [VerdictCase.json, ("X-Is-Logged-In", "false")],
      body: #"{"result":[]}"#,
      cause: "JSON came",
      authentication: .none
    ),
    row(
      "an answer to a user",
      .ok,
      200,
      [("X-Is-Logged-In", "true"), ("X-Is-Valid-Logged-In", "true")],
      body: #"{"result":[]}"#,
      cause: "JSON came"
    ),
    row(
      "no such record",
      .requestRefused,
      404,
      body: #"{"error":{"message":"No Record found","detail":"Record doesn't exist"},"status":"failure"}"#,
      cause: "ServiceNow answers: No Record found: Record doesn't exist (HTTP 404)"
    ),
    row(
      "a failure with HTTP 200",
      .requestRefused,
      200,
      body: #"{"error":{"message":"Invalid table x","detail":null},"status":"failure"}"#,
      cause: "ServiceNow answers: Invalid table x"
    ),
    row(
      "the rate limit",
      .rateLimited,
      429,
      [("X-RateLimit-Rule", "Global")],
      body: #"{"error":{"message":"Rate limit"},"status":"failure"}"#,
      cause: "too many requests",
      evidence: "X-RateLimit-Rule: Global"
    ),
    row(
      "forbidden by an access rule",
      .forbidden,
      403,
      body: #"{"error":{"message":"Operation Failed","detail":"ACL restricts the record"},"status":"failure"}"#,
      cause: "HTTP 403",
      evidence: "Operation Failed: ACL restricts the record"
    ),
    row("a method that is not there", .requestRefused, 405, cause: "HTTP 405"),
    row("a media type that is not there", .requestRefused, 406, cause: "HTTP 406"),
  ]

  private static let pages: [VerdictCase] = [
    row(
      "the log-in page",
      .loginPage,
      200,
      [VerdictCase.html],
      body: """
        \u{FEFF}<!DOCTYPE html><html><head><title>Log in | ServiceNow</title></head><body><form action="login.do" method="post">
        <input id="user_password" name="user_password" type="password"></form></body></html>
        """,
      cause: "a log-in page came in the place of an answer: HTTP 200, a form that asks for a password",
      evidence: "<!DOCTYPE html><html><head><title>Log in | ServiceNow"
    ),
    row(
      "the log-in page with other quotes",
      .loginPage,
      200,
      body: "<FORM ACTION=login.do><INPUT TYPE='password'></FORM>",
      cause: "a log-in page"
    ),
    row(
      "a script that goes to the single sign-on",
      .loginPage,
      200,
      body: "<html><script>window.top.location.href = 'auth_redirect.do?sysparm_url=x';</script></html>",
      cause: "it forwards to auth_redirect.do"
    ),
    row(
      "a refresh that goes to the log-in",
      .loginPage,
      200,
      body: #"<html><meta HTTP-EQUIV="refresh" content="0; URL=https://here.example.test/login.do"></html>"#,
      cause: "it forwards to https://here.example.test/login.do"
    ),
    row(
      "a form that is posted to the identity provider",
      .loginPage,
      200,
      body: #"<body onload="f()"><form action="https://idp.test/"><input name="SAMLRequest" value="x"></form></body>"#,
      cause: "a form that asks an identity provider"
    ),
    row(
      "an article about logging in",
      .notJSON,
      200,
      body: """
        <html><head><title>Log in problems</title></head><body><form action="/search"><input type="text"></form>
        <p>Go to login.do and enter the password. <a href="/login.do">Log in</a>. The location is 'here'.</p></body></html>
        """,
      cause: "the body is a page"
    ),
    row(
      "JSON with the words of a log-in page",
      .ok,
      200,
      body: #"{"result":"<title>Log in</title><form><input type=\"password\">"}"#,
      cause: "JSON came"
    ),
  ]

  static let rows: [VerdictCase] = redirects + sessions + pages

  @Test(arguments: redirects)
  func `redirects to a log-in are told from those to pages`(example: VerdictCase) throws {
    try example.check(as: .serviceNow)
  }

  @Test(arguments: sessions)
  func `an ended session, a missing token and a guest are told apart`(example: VerdictCase) throws {
    try example.check(as: .serviceNow)
  }

  @Test(arguments: pages)
  func `a log-in page is told from an article about logging in`(example: VerdictCase) throws {
    try example.check(as: .serviceNow)
  }
}
