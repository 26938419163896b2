import PQModel
import PQRun
import Testing

/// The answers that AEM, its dispatcher and its delivery network are known to give.
@Suite struct AEMVerdictTests {
  private static let servletErrors: [VerdictCase] = [
    VerdictCase(
      name: "no such query",
      kind: .queryNotFound,
      status: 404,
      headers: [VerdictCase.json],
      body: """
        {"errors":[{"errorType":"PersistenceError","message":"Could not find Persisted Query","details":\
        "Configuration: 'c' and Query Name: 'n' does not resolve to an existing Persistent Query"}]}
        """,
      cause: "no persisted query 'c/n' (HTTP 404)",
      evidence: "Configuration: 'c' and Query Name: 'n'",
      hint: "publish the query from author"
    ),
    VerdictCase(
      name: "no endpoint, as it is now",
      kind: .noEndpoint,
      status: 404,
      body: noEndpoint,
      cause: "no GraphQL endpoint for 'c' (HTTP 404)",
      evidence: "No suitable endpoint found.",
      hint: "create and publish an endpoint"
    ),
    VerdictCase(
      name: "no endpoint, older",
      kind: .noEndpoint,
      status: 400,
      body: noEndpoint,
      cause: "no GraphQL endpoint"
    ),
    VerdictCase(
      name: "no endpoint, oldest",
      kind: .noEndpoint,
      status: 500,
      body: noEndpoint,
      cause: "no GraphQL endpoint"
    ),
    VerdictCase(
      name: "no suffix",
      kind: .requestRefused,
      status: 400,
      body: "Suffix: '/' does not contain a path",
      cause: "AEM got no path of a persisted query",
      evidence: "Suffix: '/'",
      hint: "pqrun url NAME"
    ),
    VerdictCase(
      name: "a model changed",
      kind: .queryInvalid,
      status: 500,
      headers: [VerdictCase.json],
      body: """
        {"errors":[{"errorType":"QueryValidationError","message":"Persisted Query Validation Error","details":\
        "Error: type=ValidationError; message=Validation error (FieldUndefined@[a/b]) : Field 'b' is undefined;"}]}
        """,
      cause: "does not fit the content models (HTTP 500)",
      evidence: "Error: type=ValidationError; message=Validation error (FieldUndefined@[a/b])",
      hint: "persist the query again"
    ),
    VerdictCase(
      name: "another servlet error",
      kind: .serverError,
      status: 500,
      body: #"{"errors":[{"errorType":"ServletError","message":"Internal Servlet Failure","details":"d"}]}"#,
      cause: "AEM answers ServletError: Internal Servlet Failure (HTTP 500)",
      evidence: "d"
    ),
    VerdictCase(
      name: "a servlet error of the asker",
      kind: .requestRefused,
      status: 400,
      body: #"{"errors":[{"errorType":"ServletError","message":"m"}]}"#,
      cause: "AEM answers ServletError: m (HTTP 400)"
    ),
  ]

  private static let noEndpoint = """
    {"errors":[{"errorType":"ServletError","message":"Internal Servlet Failure","details":"No suitable endpoint found."}]}
    """

  private static let graphQL: [VerdictCase] = [
    VerdictCase(
      name: "a required variable is missing",
      kind: .graphQLErrors,
      status: 200,
      headers: [VerdictCase.json],
      body: """
        {"errors":[{"message":"Variable 'path' has an invalid value: Variable 'path' has coerced Null value for NonNull \
        type 'String!'","locations":[{"column":25,"line":1}],"extensions":{"classification":"ValidationError"}}]}
        """,
      cause: "a GraphQL error: Variable 'path' has an invalid value",
      evidence: #"{"errors":[{"message":"Variable"#,
      hint: "give the variable a value"
    ),
    VerdictCase(
      name: "nothing at the path",
      kind: .graphQLErrors,
      status: 200,
      headers: [VerdictCase.json],
      body: """
        {"errors":[{"message":"Exception while fetching data (/pageByPath) : Path: '/a': no resource available",\
        "path":["pageByPath"],"extensions":{"classification":"DataFetchingException"}}],"data":null}
        """,
      cause: "no resource available",
      hint: "publish the fragment from author"
    ),
    VerdictCase(
      name: "errors beside data",
      kind: .graphQLErrors,
      status: 200,
      body: #"{"errors":[{"message":"one"},{"message":"two"}],"data":{"a":1}}"#,
      cause: "2 GraphQL errors, the first: one; data came as well and is not complete"
    ),
    VerdictCase(
      name: "a list that nothing matches",
      kind: .ok,
      status: 200,
      headers: [VerdictCase.json],
      body: #"{"data":{"adventureList":{"items":[]}}}"#,
      cause: "data came, and no errors"
    ),
    VerdictCase(
      name: "fragments that the user may not see are left out",
      kind: .ok,
      status: 200,
      body: #"{"data":{"adventureList":{"items":[{"title":"a"}]}}}"#,
      cause: "data came",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "GraphQL's own media type and 400",
      kind: .graphQLErrors,
      status: 400,
      headers: [("Content-Type", "application/graphql-response+json;charset=UTF-8")],
      body: #"{"errors":[{"message":"value given for slug is not acceptable"}]}"#,
      cause: "value given for slug is not acceptable (HTTP 400)"
    ),
    VerdictCase(
      name: "GraphQL's own media type and 500",
      kind: .graphQLErrors,
      status: 500,
      headers: [("Content-Type", "application/graphql-response+json")],
      body: #"{"errors":[{"message":"m"}],"data":null}"#,
      cause: "a GraphQL error: m (HTTP 500)"
    ),
    VerdictCase(
      name: "GraphQL's own media type and data",
      kind: .ok,
      status: 200,
      headers: [("Content-Type", "application/graphql-response+json;charset=UTF-8")],
      body: #"{"data":{"a":1},"errors":[],"extensions":{}}"#,
      cause: "data came"
    ),
    VerdictCase(
      name: "errors that are a text",
      kind: .graphQLErrors,
      status: 200,
      body: #"{"errors":"boom","data":{"a":1}}"#,
      cause: "a GraphQL error: boom"
    ),
    VerdictCase(
      name: "errors that are null",
      kind: .ok,
      status: 200,
      body: #"{"errors":null,"data":{"a":1}}"#,
      cause: "data"
    ),
  ]

  private static let credentials: [VerdictCase] = [
    VerdictCase(
      name: "author without credentials",
      kind: .unauthorized,
      status: 401,
      headers: [("WWW-Authenticate", "Basic realm=\"Sling (Development)\"")],
      cause: "environment 'e' sends none: HTTP 401",
      evidence: "WWW-Authenticate: Basic realm",
      hint: "add auth:"
    ),
    VerdictCase(
      name: "author with a wrong password",
      kind: .unauthorized,
      status: 401,
      headers: [("WWW-Authenticate", "Basic realm=\"Sling (Development)\"")],
      cause: "refused the credentials (basic) of environment 'e'",
      hint: "check the user name and the password",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "HTTP Basic is off",
      kind: .unauthorized,
      status: 403,
      headers: [("X-Reason", "User name and password do not match"), ("X-Reason-Code", "invalid_login")],
      cause: "AEM wants a log-in: HTTP 403",
      evidence: "X-Reason-Code: invalid_login",
      hint: "check the user name and the password",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "an expired log-in token",
      kind: .unauthorized,
      status: 403,
      headers: [("X-Reason-Code", "expired_token")],
      cause: "AEM wants a log-in",
      hint: "the old one has ended"
    ),
    VerdictCase(
      name: "an expired password",
      kind: .unauthorized,
      status: 403,
      headers: [("X-Reason-Code", "password_expired")],
      cause: "AEM wants a log-in",
      hint: "set a new password"
    ),
    VerdictCase(
      name: "a locked account",
      kind: .unauthorized,
      status: 403,
      headers: [("X-Reason-Code", "account_locked")],
      cause: "AEM wants a log-in",
      hint: "unlock the account"
    ),
    VerdictCase(
      name: "an unknown account",
      kind: .unauthorized,
      status: 403,
      headers: [("X-Reason-Code", "account_not_found")],
      cause: "AEM wants a log-in",
      hint: "check the user name"
    ),
    VerdictCase(
      name: "something forbidden",
      kind: .forbidden,
      status: 403,
      body: "Forbidden",
      cause: "does not allow it to the user",
      evidence: "Forbidden",
      hint: "give the user the right"
    ),
    VerdictCase(
      name: "an OAuth client that is not on the list",
      kind: .forbidden,
      status: 403,
      cause: "HTTP 403",
      hint: "API configuration lists the client",
      authentication: Authentication(type: "oauth", values: [:])
    ),
    VerdictCase(
      name: "OAuth scopes that are wrong",
      kind: .unauthorized,
      status: 401,
      cause: "refused the credentials (oauth)",
      hint: "check the scopes",
      authentication: Authentication(type: "oauth", values: [:])
    ),
    VerdictCase(
      name: "Adobe's identity service refuses a client",
      kind: .unauthorized,
      status: 400,
      body: #"{"error":"invalid_client","error_description":"invalid client_id"}"#,
      cause: "refused the token or the client: invalid_client (HTTP 400)",
      evidence: "invalid_client: invalid client_id"
    ),
    VerdictCase(
      name: "Adobe's identity service fails",
      kind: .serverError,
      status: 500,
      body: #"{"error":"internal_error","error_description":"Please try again later"}"#,
      cause: "the server failed: HTTP 500",
      evidence: "internal_error: Please try again later"
    ),
    VerdictCase(
      name: "a POST without a CSRF token or with a foreign referrer",
      kind: .forbidden,
      status: 403,
      cause: "AEM refused the POST: HTTP 403",
      hint: "CSRF filter",
      method: .post
    ),
    VerdictCase(
      name: "too many sessions",
      kind: .serverError,
      status: 503,
      body: "SlingAuthenticator: Too Many Users",
      cause: "AEM has too many sessions",
      evidence: "SlingAuthenticator: Too Many Users",
      hint: "wait"
    ),
    VerdictCase(
      name: "the repository failed",
      kind: .serverError,
      status: 500,
      body: "SlingAuthenticator: data access error, reason=RepositoryException",
      cause: "AEM's repository failed",
      evidence: "SlingAuthenticator: data access error",
      hint: "error log"
    ),
  ]

  private static let inFront: [VerdictCase] = [
    VerdictCase(
      name: "the dispatcher's filter",
      kind: .blockedByDispatcher,
      status: 404,
      headers: [VerdictCase.html],
      body: """
        <!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
        <html><head><title>404 Not Found</title></head><body><h1>Not Found</h1>
        <p>The requested URL was not found on this server.</p></body></html>
        """,
      cause: "the dispatcher does not let the path through",
      evidence: "<!DOCTYPE HTML PUBLIC",
      hint: "AllowEncodedSlashes NoDecode"
    ),
    VerdictCase(
      name: "the web server's 403",
      kind: .blockedByDispatcher,
      status: 403,
      body: "<html><body><p>You don't have permission to access this resource.</p></body></html>",
      cause: "the web server in front of AEM",
      hint: "Require",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "the dispatcher's filter behind delivery networks",
      kind: .blockedByDispatcher,
      status: 404,
      headers: [VerdictCase.html, ("Server", "cloudflare"), ("X-Served-By", "cache-fra-1"), ("Via", "1.1 varnish")],
      body: "<html><title>404 Not Found</title><p>The requested URL was not found on this server.</p></html>",
      cause: "the dispatcher does not let the path through"
    ),
    VerdictCase(
      name: "the web server's 403 behind Fastly",
      kind: .blockedByDispatcher,
      status: 403,
      headers: [VerdictCase.html, ("X-Served-By", "cache-fra-1"), ("Via", "1.1 varnish")],
      body: "<html><title>403 Forbidden</title><p>You don't have permission to access this resource.</p></html>",
      cause: "the web server in front of AEM"
    ),
    VerdictCase(
      name: "the IP allow list",
      kind: .blockedByAllowList,
      status: 405,
      cause: "does not take requests from this address",
      hint: "IP allow list"
    ),
    VerdictCase(
      name: "a method that is not allowed",
      kind: .requestRefused,
      status: 405,
      headers: [("Allow", "POST, OPTIONS")],
      cause: "refused the request: HTTP 405",
      evidence: "Allow: POST, OPTIONS"
    ),
    VerdictCase(
      name: "the built-in rate limit",
      kind: .rateLimited,
      status: 429,
      headers: [("Retry-After", "5")],
      cause: "too many requests: HTTP 429",
      evidence: "Retry-After: 5"
    ),
    VerdictCase(
      name: "a traffic rule's 406",
      kind: .rateLimited,
      status: 406,
      cause: "too many requests: HTTP 406",
      hint: "traffic rules"
    ),
    VerdictCase(
      name: "an Origin that is not trusted",
      kind: .empty,
      status: 204,
      headers: [("Cache-Control", "no-cache")],
      cause: "does not trust the request's Origin 'https://o.example.test'",
      evidence: "Cache-Control: no-cache",
      hint: "take 'Origin' out",
      sent: [("Origin", "https://o.example.test")]
    ),
    VerdictCase(
      name: "204 without an Origin of ours",
      kind: .empty,
      status: 204,
      cause: "as AEM answers to an Origin it does not trust",
      hint: "something on the way adds an Origin"
    ),
    VerdictCase(
      name: "AEM behind the dispatcher is down",
      kind: .serverError,
      status: 503,
      body: "<html><p>The server is temporarily unable to service your request due to maintenance</p></html>",
      cause: "what stands in front of the server got no good answer from it: HTTP 503"
    ),
    VerdictCase(
      name: "AEM is starting",
      kind: .serverError,
      status: 503,
      body: "<html><title>AEM: Startup in Progress</title></html>",
      cause: "AEM is still starting"
    ),
    VerdictCase(
      name: "an address that is too long",
      kind: .requestRefused,
      status: 414,
      cause: "the address has 50 bytes",
      hint: "LimitRequestLine"
    ),
  ]

  private static let redirects: [VerdictCase] = [
    VerdictCase(
      name: "a browser's User-Agent",
      kind: .loginRedirect,
      status: 302,
      headers: [
        (
          "Location",
          "/libs/granite/core/content/login.html?resource=%2Fx&$$login$$=%24%24login%24%24&j_reason=unknown&j_reason_code=unknown"
        )
      ],
      cause: "sends to a log-in page: HTTP 302",
      evidence: "Location: /libs/granite/core/content/login.html",
      hint: "take the User-Agent out",
      sent: [("User-Agent", "Mozilla/5.0")]
    ),
    VerdictCase(
      name: "a site's own log-in page",
      kind: .loginRedirect,
      status: 302,
      headers: [
        ("Location", "/millpond.html?resource=%2Fx&$$login$$=x&j_reason=session_timed_out&j_reason_code=invalid_login")
      ],
      cause: "sends to a log-in page",
      hint: "check the user name",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "publish sends to an identity provider",
      kind: .loginRedirect,
      status: 302,
      headers: [("Location", "https://portal.partner.test/app?SAMLRequest=fZJ&RelayState=x")],
      cause: "sends to a log-in page"
    ),
    VerdictCase(
      name: "Adobe's identity service",
      kind: .loginRedirect,
      status: 302,
      headers: [("Location", "https://ims-na1.adobelogin.com/ims/x")],
      cause: "sends to a log-in page"
    ),
    VerdictCase(
      name: "Sling's log-in",
      kind: .loginRedirect,
      status: 302,
      headers: [("Location", "/system/sling/login?resource=/x")],
      cause: "sends to a log-in page"
    ),
    VerdictCase(
      name: "credentials sent to another host",
      kind: .loginRedirect,
      status: 302,
      headers: [("Location", "https://gate.example.test/welcome")],
      cause: "sends to another host, most likely to log in there",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "a host that moved",
      kind: .redirect,
      status: 302,
      headers: [("Location", "https://www.example.test/graphql/execute.json/c/n")],
      cause: "the server sends to https://www.example.test/graphql/execute.json/c/n: HTTP 302",
      hint: "in scheme, host and base-path",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "a host that moved, with variables that are encoded in another way",
      kind: .redirect,
      status: 302,
      headers: [("Location", "https://www.example.test/graphql/execute%2Ejson/c/n%3Bslug%3Da;/")],
      cause: "the server sends to https://www.example.test/graphql",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "a query that moved to a host which is called like a log-in",
      kind: .redirect,
      status: 302,
      headers: [("Location", "https://auth.example.test/graphql/execute.json/c/n")],
      cause: "the server sends to https://auth.example.test/graphql/execute.json/c/n",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "a page about maintenance on another host",
      kind: .redirect,
      status: 302,
      headers: [("Location", "https://www.example.test/maintenance.html")],
      cause: "sends to https://www.example.test/maintenance.html: HTTP 302",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "a host for maintenance",
      kind: .redirect,
      status: 307,
      headers: [("Location", "https://sorry-page.example.test/?from=author")],
      cause: "sends to https://sorry-page.example.test/",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "an identity provider's page about an error",
      kind: .loginRedirect,
      status: 302,
      headers: [("Location", "https://sso.partner.test/error.html")],
      cause: "sends to a log-in page",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "a page whose name only begins like an error",
      kind: .loginRedirect,
      status: 302,
      headers: [("Location", "https://gate.example.test/terrors/sorrynot")],
      cause: "most likely to log in there",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "a script",
      kind: .redirect,
      status: 302,
      headers: [("Location", "javascript:alert(1)")],
      cause: "the server sends to javascript:alert(1): HTTP 302",
      hint: "the server's configuration",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "a log-in that is not on the web",
      kind: .redirect,
      status: 302,
      headers: [("Location", "ftp://login.partner.test/login")],
      cause: "the server sends to ftp://login.partner.test/login",
      authentication: VerdictCase.basic
    ),
    VerdictCase(
      name: "another host for a guest",
      kind: .redirect,
      status: 302,
      headers: [("Location", "https://www.example.test/start")],
      cause: "sends to https://www.example.test/start"
    ),
    VerdictCase(
      name: "another scheme",
      kind: .redirect,
      status: 301,
      headers: [("Location", "http://here.example.test/x")],
      cause: "sends to http://here.example.test/x",
      hint: "set scheme and port"
    ),
    VerdictCase(
      name: "a vanity address",
      kind: .redirect,
      status: 301,
      headers: [("Location", "../other?x=%2F")],
      cause: "sends to https://here.example.test/graphql/execute.json/other?x=%2F: HTTP 301",
      evidence: "Location: ../other?x=%2F",
      hint: "set redirects: same-origin"
    ),
    VerdictCase(
      name: "an article about logging in",
      kind: .redirect,
      status: 302,
      headers: [("Location", "/articles/login/logging-in-to-nature.html?topic=login")],
      cause: "sends to https://here.example.test/articles/login"
    ),
    VerdictCase(name: "no Location", kind: .redirect, status: 301, cause: "does not say where to go"),
    VerdictCase(
      name: "a condition of the environment",
      kind: .empty,
      status: 304,
      headers: [("ETag", "\"a\"")],
      cause: "not modified",
      evidence: "ETag:",
      hint: "If-None-Match"
    ),
  ]

  static let rows: [VerdictCase] = servletErrors + graphQL + credentials + inFront + redirects

  @Test(arguments: servletErrors + graphQL)
  func `AEM's errors are told by the body, whatever the status`(example: VerdictCase) throws {
    try example.check(as: .aem)
  }

  @Test(arguments: credentials)
  func `AEM's words about credentials are told from what is forbidden and what is broken`(example: VerdictCase) throws {
    try example.check(as: .aem)
  }

  @Test(arguments: inFront)
  func `what stands in front of AEM is told from AEM`(example: VerdictCase) throws {
    try example.check(as: .aem)
  }

  @Test(arguments: redirects)
  func `a redirect says where it leads, and a log-in is told from a page`(example: VerdictCase) throws {
    try example.check(as: .aem)
  }
}
