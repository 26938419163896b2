import PQModel
import PQRun
import Testing

/// Answers that any server, proxy or delivery network may give, whatever the system.
@Suite struct AnyServerVerdictTests {
  private static func page(
    _ name: String,
    _ kind: Verdict.Kind,
    _ status: Int,
    _ body: String,
    _ cause: String
  ) -> VerdictCase {
    VerdictCase(
      name: name,
      kind: kind,
      status: status,
      headers: [VerdictCase.html],
      body: body,
      cause: cause,
      evidence: body.first.map(String.init)
    )
  }

  private static let cloudflare = ("Server", "cloudflare")

  private static func passing(
    _ headers: [(String, String)],
    _ kind: Verdict.Kind,
    _ status: Int,
    _ body: String,
    _ cause: String
  ) -> VerdictCase {
    VerdictCase(
      name: headers.map { "\($0): \($1)" }.joined(separator: ", "),
      kind: kind,
      status: status,
      headers: [VerdictCase.html] + headers,
      body: body,
      cause: cause
    )
  }

  private static let networkFields: [VerdictCase] = [
    passing(
      [("Server", "AkamaiGHost")],
      .deliveryNetworkPage,
      403,
      """
      <HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>You don't have permission to access \
      "http://x/" on this server.<P>Reference #18.9b</BODY></HTML>
      """,
      "(Akamai) answered in the server's place: HTTP 403"
    ),
    passing([("Server", "AkamaiGHost")], .deliveryNetworkPage, 503, "<html>DNS failure</html>", "(Akamai)"),
    passing([("Server", "AkamaiGHost")], .rateLimited, 429, "<html>slow down</html>", "too many requests"),
    passing([("Server", "AkamaiGHost")], .forbidden, 403, #"{"message":"no"}"#, "does not allow it to the user"),
    passing([cloudflare], .deliveryNetworkPage, 403, "<title>Attention Required! | x</title>", "(Cloudflare)"),
    passing([("CF-RAY", "1-FRA")], .deliveryNetworkPage, 521, "<title>521: Web server is down</title>", "(Cloudflare)"),
    passing([cloudflare], .deliveryNetworkPage, 503, "<h1>Web server is down</h1>", "(Cloudflare)"),
    passing([cloudflare], .deliveryNetworkPage, 200, "<title>Just a moment...</title>", "(Cloudflare) answered in"),
    passing([("CF-RAY", "1-FRA")], .deliveryNetworkPage, 403, "<title>Just a moment...</title>", "(Cloudflare)"),
    passing([("CF-RAY", "1"), ("cf-mitigated", "challenge")], .deliveryNetworkPage, 403, "<p>…</p>", "(Cloudflare)"),
    passing([cloudflare], .ok, 200, #"{"data":{"a":"<title>Just a moment"}}"#, "data came"),
    passing([cloudflare], .notJSON, 200, "<title>Home</title><p>Just a moment. The web server is down.</p>", "a page"),
    passing([cloudflare], .requestRefused, 404, "<title>gone</title>", "nothing at this address"),
    passing([cloudflare], .serverError, 503, "<title>AEM</title>", "not available"),
    passing(
      [("X-Served-By", "cache-fra-etou1"), ("Via", "1.1 varnish")],
      .deliveryNetworkPage,
      403,
      "<html><head><title>403 Forbidden</title></head></html>",
      "(Fastly)"
    ),
    passing(
      [("Via", "1.1 varnish"), ("Server", "Varnish")],
      .deliveryNetworkPage,
      403,
      "<title>403 Forbidden</title><h3>Error 54113</h3>",
      "(Fastly)"
    ),
    passing(
      [("X-Served-By", "cache-fra-etou1"), ("X-Vhost", "publish")],
      .forbidden,
      403,
      "<title>403 Forbidden</title>",
      "does not allow it to the user"
    ),
    passing(
      [("Via", "1.1 varnish"), ("Server", "Apache")],
      .forbidden,
      403,
      "<title>403 Forbidden</title>",
      "allow it"
    ),
    passing([("Via", "1.1 varnish")], .forbidden, 403, #"{"message":"403 Forbidden"}"#, "allow it"),
    passing([("Via", "1.1 varnish")], .requestRefused, 404, "<title>404</title>", "nothing at this address"),
  ]

  private static let between: [VerdictCase] = [
    page(
      "Zscaler",
      .proxyPage,
      200,
      "<html>Zscaler: Internet Security. Access blocked.</html>",
      "looks like Zscaler's"
    ),
    page(
      "Blue Coat",
      .proxyPage,
      403,
      "<html><title>Access Denied</title>Blue Coat ProxySG</html>",
      "like Blue Coat's"
    ),
    page("McAfee", .proxyPage, 403, "<html>McAfee Web Gateway</html>", "looks like McAfee Web Gateway's"),
    page("FortiGate", .proxyPage, 200, "<html>FortiGuard Intrusion Prevention</html>", "looks like FortiGate's"),
    page("Forcepoint", .proxyPage, 403, "<html>Forcepoint: content blocked</html>", "looks like Forcepoint's"),
    page("Umbrella", .proxyPage, 200, "<html>This site is blocked by Cisco Umbrella</html>", "like Cisco Umbrella's"),
    page("Squid", .proxyPage, 503, "<html>ERR_CONNECT_FAIL Generated Mon by gate (squid/5.7)</html>", "like Squid's"),
    page("Akamai", .deliveryNetworkPage, 403, "<H1>Access Denied</H1>Reference&#32;&#35;18.1", "(Akamai)"),
    page(
      "Cloudflare",
      .deliveryNetworkPage,
      403,
      "<html>Attention Required! Cloudflare Ray ID: 1</html>",
      "(Cloudflare)"
    ),
    page(
      "Akamai without a mark of its own",
      .deliveryNetworkPage,
      403,
      "<H1>Access Denied</H1>You don't have permission to access \"http://x/\" on this server.<P>Reference #18.9b",
      "(Akamai)"
    ),
    page("CloudFront", .deliveryNetworkPage, 502, "<html>Generated by cloudfront (CloudFront)</html>", "(CloudFront)"),
    page("Fastly", .deliveryNetworkPage, 503, "<html>Guru Meditation: Varnish cache server</html>", "(Fastly)"),
    page("Fastly in words", .deliveryNetworkPage, 500, "Fastly error: unknown domain: x.test", "(Fastly)"),
    page(
      "Front Door",
      .deliveryNetworkPage,
      504,
      "<html>Azure Front Door: our services are not available</html>",
      "(Azure"
    ),
    page("a page with a moment", .notJSON, 200, "<html><title>Just a moment...</title></html>", "the body is a page"),
    page("an article about Cloudflare", .notJSON, 200, "<html>Cloudflare and its Ray ID</html>", "the body is a page"),
    VerdictCase(
      name: "a proxy that asks who is there",
      kind: .proxyUnauthorized,
      status: 407,
      headers: [("Proxy-Authenticate", "Basic realm=\"p\"")],
      cause: "the proxy asks for credentials: HTTP 407",
      evidence: "Proxy-Authenticate: Basic",
      hint: "NO_PROXY"
    ),
    VerdictCase(
      name: "a redirect to a proxy",
      kind: .proxyPage,
      status: 302,
      headers: [("Location", "http://gateway.zscaler.net:8080/auD?origurl=x")],
      cause: "a proxy between here and the server",
      evidence: "Location: http://gateway.zscaler.net"
    ),
    VerdictCase(
      name: "Squid's header field",
      kind: .proxyPage,
      status: 403,
      headers: [("X-Squid-Error", "ERR_ACCESS_DENIED 0")],
      cause: "Squid",
      evidence: "X-Squid-Error: ERR_ACCESS_DENIED"
    ),
    VerdictCase(
      name: "CloudFront's header field",
      kind: .deliveryNetworkPage,
      status: 502,
      headers: [("X-Cache", "Error from cloudfront")],
      cause: "(CloudFront)",
      evidence: "X-Cache: Error from cloudfront"
    ),
  ]

  private static let login: [VerdictCase] = [
    page(
      "a form",
      .loginPage,
      200,
      "<html><form action='/j_security_check'><input type=text></form>",
      "j_security_check"
    ),
    page("a form of 203", .loginPage, 203, "<form><input name=p type=\"password\"></form>", "HTTP 203"),
    page("a link about passwords", .notJSON, 200, "<html><p>How to log in with a password</p></html>", "is a page"),
    page(
      "AEM's form under 403",
      .loginPage,
      403,
      "<form action='/libs/granite/core/content/login.html/j_security_check'><input type=password></form>",
      "HTTP 403, a form that leads to j_security_check"
    ),
    page("AEM's form under 404", .loginPage, 404, "<form id=a action=/x/j_security_check></form>", "HTTP 404"),
    page(
      "an error page about j_security_check",
      .requestRefused,
      404,
      "<form action=/search></form><code>j_security_check</code>",
      "HTTP 404"
    ),
    page("an error page with a form", .requestRefused, 404, "<form><input type=password></form>", "HTTP 404"),
  ]

  private static let content: [VerdictCase] = [
    VerdictCase(
      name: "JSON as text/html",
      kind: .ok,
      status: 200,
      headers: [VerdictCase.html],
      body: #"{"data":{"a":1}}"#,
      cause: "data"
    ),
    VerdictCase(name: "JSON of no type", kind: .ok, status: 200, body: #"{"data":{"a":1}}"#, cause: "data came"),
    VerdictCase(
      name: "a page as JSON",
      kind: .notJSON,
      status: 200,
      headers: [VerdictCase.json],
      body: "<html></html>",
      cause: "is a page"
    ),
    VerdictCase(name: "JSON of 203", kind: .ok, status: 203, body: #"{"data":{"a":1}}"#, cause: "HTTP 203"),
    VerdictCase(
      name: "not a number",
      kind: .notJSON,
      status: 200,
      body: #"{"data":{"x":NaN}}"#,
      cause: "(line 1, column 14)"
    ),
    VerdictCase(name: "a word", kind: .notJSON, status: 200, body: "OK", cause: "the body is not JSON", evidence: "OK"),
    VerdictCase(name: "data is null", kind: .noData, status: 200, body: #"{"data":null}"#, cause: "'data' is null"),
    VerdictCase(name: "data is empty", kind: .noData, status: 200, body: #"{"data":{}}"#, cause: "'data' is empty"),
    VerdictCase(
      name: "its field is null",
      kind: .noData,
      status: 200,
      body: #"{"data":{"aList":null}}"#,
      cause: "'data.aList' is null"
    ),
    VerdictCase(
      name: "one of two fields is null",
      kind: .ok,
      status: 200,
      body: #"{"data":{"a":null,"b":1}}"#,
      cause: "data"
    ),
    VerdictCase(
      name: "a state of health",
      kind: .notGraphQL,
      status: 200,
      body: #"{"status":"up"}"#,
      cause: "has no 'data'",
      evidence: #"{"status""#
    ),
    VerdictCase(name: "a list", kind: .notGraphQL, status: 200, body: "[]", cause: "has no 'data'"),
    VerdictCase(
      name: "a list of data",
      kind: .notGraphQL,
      status: 200,
      body: #"{"data":[1]}"#,
      cause: "'data' is no object"
    ),
    VerdictCase(
      name: "a message",
      kind: .notGraphQL,
      status: 200,
      body: #"{"message":"hello"}"#,
      cause: "has no",
      evidence: "hello"
    ),
    VerdictCase(
      name: "nothing",
      kind: .empty,
      status: 200,
      headers: [("Content-Length", "0")],
      cause: "no body",
      evidence: "Content-Length: 0"
    ),
    VerdictCase(name: "blanks", kind: .empty, status: 200, body: " \n\t", cause: "no body"),
    VerdictCase(name: "a mark and blanks", kind: .empty, status: 200, body: "\u{FEFF} \n", cause: "no body"),
    VerdictCase(
      name: "a part",
      kind: .serverError,
      status: 206,
      headers: [("Content-Range", "bytes 0-1/9")],
      body: "{}",
      cause: "a part",
      evidence: "Content-Range"
    ),
    VerdictCase(
      name: "nothing there",
      kind: .requestRefused,
      status: 404,
      body: "no",
      cause: "nothing at this address",
      evidence: "no"
    ),
    VerdictCase(
      name: "a bad request",
      kind: .requestRefused,
      status: 400,
      body: #"{"message":"why"}"#,
      cause: "HTTP 400",
      evidence: "why"
    ),
    VerdictCase(
      name: "a bad gateway",
      kind: .serverError,
      status: 502,
      headers: [("Server", "g")],
      cause: "got no good answer",
      evidence: "Server: g"
    ),
    VerdictCase(
      name: "a busy server",
      kind: .serverError,
      status: 503,
      headers: [("Retry-After", "9")],
      cause: "not available",
      evidence: "Retry-After: 9"
    ),
    VerdictCase(
      name: "a broken server",
      kind: .serverError,
      status: 500,
      body: "trace",
      cause: "the server failed",
      evidence: "trace"
    ),
    VerdictCase(name: "a crowd", kind: .rateLimited, status: 429, cause: "too many requests"),
    VerdictCase(name: "no entry", kind: .unauthorized, status: 401, cause: "sends none"),
    VerdictCase(
      name: "credentials in the header fields",
      kind: .unauthorized,
      status: 401,
      cause: "refused the credentials in the headers of environment",
      hint: "headers",
      sent: [("Authorization", "Bearer x")]
    ),
    VerdictCase(
      name: "a permanent move",
      kind: .redirect,
      status: 308,
      headers: [("Location", "https://new.test/")],
      cause: "https://new.test/"
    ),
  ]

  static let rows: [VerdictCase] = between + networkFields + login + content

  @Test(arguments: Environment.System.allCases, between + networkFields + login)
  func `a page of a proxy, a network and a log-in are told apart`(
    system: Environment.System,
    example: VerdictCase
  ) throws {
    try example.check(as: system)
  }

  @Test(arguments: Environment.System.allCases, content)
  func `an answer is told by status, header fields and body together`(
    system: Environment.System,
    example: VerdictCase
  ) throws {
    try example.check(as: system)
  }

  @Test(arguments: [#"[1]"#, #"{"errors":0}"#, #"{"errors":{"count":0}}"#, "null", #""text""#])
  func `any JSON answers a plain resource`(body: String) throws {
    let example = VerdictCase(name: "plain", kind: .ok, status: 200, body: body, cause: "JSON came", isPlain: true)
    try example.check(as: .generic)
  }

  @Test(arguments: [404, 405, 406])
  func `what only AEM means by a status is not read into another server`(status: Int) throws {
    let body = "<p>The requested URL was not found on this server.</p>"
    let example = VerdictCase(name: "", kind: .requestRefused, status: status, body: body, cause: "HTTP \(status)")
    try example.check(as: .generic)
  }
}
