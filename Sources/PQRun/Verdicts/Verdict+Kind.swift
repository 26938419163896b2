public import PQCore

extension Verdict {
  /// The kinds of answers.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Data came, and no error.
    case ok
    /// GraphQL errors came, with or without data.
    case graphQLErrors = "graphql-errors"
    /// No data came, and no error says why.
    case noData = "no-data"
    /// AEM knows no persisted query of that name.
    case queryNotFound = "query-not-found"
    /// AEM has no GraphQL endpoint for the configuration.
    case noEndpoint = "no-endpoint"
    /// The persisted query no longer fits the content models.
    case queryInvalid = "query-invalid"
    /// The server asks for credentials, or refuses those it got.
    case unauthorized
    /// The credentials are known and do not suffice.
    case forbidden
    /// The server sends to a log-in page.
    case loginRedirect = "login-redirect"
    /// A log-in page came in the place of an answer.
    case loginPage = "login-page"
    /// The session is fine, and the request lacks the token that goes with its cookies.
    case csrfMissing = "csrf-missing"
    /// The credentials were not accepted, and the answer holds what a guest may see.
    case guestAnswer = "guest-answer"
    /// A proxy asks for credentials.
    case proxyUnauthorized = "proxy-unauthorized"
    /// The server sends to another address.
    case redirect
    /// The body is no JSON.
    case notJSON = "not-json"
    /// The body is JSON and no GraphQL answer.
    case notGraphQL = "not-graphql"
    /// There is no body.
    case empty
    /// A proxy between here and the server answered.
    case proxyPage = "proxy-page"
    /// The delivery network answered in the server's place.
    case deliveryNetworkPage = "delivery-network-page"
    /// A dispatcher does not let the path through.
    case blockedByDispatcher = "blocked-by-dispatcher"
    /// An allow list does not let this machine through.
    case blockedByAllowList = "blocked-by-allow-list"
    /// Too many requests came.
    case rateLimited = "rate-limited"
    /// The server refused the request with another status of 4xx.
    case requestRefused = "request-refused"
    /// The server failed.
    case serverError = "server-error"
  }
}

extension Verdict.Kind {
  /// The class of failure, which decides the exit status.
  public var failure: Diagnostic.FailureClass {
    switch self {
    case .ok: .none
    case .unauthorized, .forbidden, .loginRedirect, .loginPage, .csrfMissing, .guestAnswer, .proxyUnauthorized:
      .authentication
    case .graphQLErrors, .noData, .queryNotFound, .noEndpoint, .queryInvalid, .redirect, .notJSON, .notGraphQL, .empty,
      .proxyPage, .deliveryNetworkPage, .blockedByDispatcher, .blockedByAllowList, .rateLimited, .requestRefused,
      .serverError:
      .badAnswer
    }
  }

  /// The code of the diagnostic this kind leads to.
  public var code: Diagnostic.Code {
    Diagnostic.Code(rawValue, explanation: explanation, example: example)
  }

  private var explanation: String {
    switch self {
    case .ok: "The answer holds data and no error."
    case .graphQLErrors:
      """
      The answer holds GraphQL errors. AEM sends them with HTTP 200 unless it is set otherwise, so that a test of the \
      status alone would pass. Data may be there as well; it is not complete.
      """
    case .noData: "The answer holds no data and no error: 'data' or all of its fields are null."
    case .queryNotFound:
      """
      AEM has no persisted query of this configuration and name on this tier. Persisted queries are not replicated by \
      themselves: one that is there on author is often missing on publish until it is published.
      """
    case .noEndpoint:
      "AEM has no GraphQL endpoint for the configuration, or it is not enabled or not published on this tier."
    case .queryInvalid:
      """
      AEM refused to run the persisted query, because it no longer fits the schema made of the content fragment \
      models: a field was renamed or removed, or a model is missing on this tier.
      """
    case .unauthorized:
      "The server asks for credentials and got none, or it refused those it got (HTTP 401, or AEM's 403 with X-Reason)."
    case .forbidden: "The server knows who asks and does not allow it (HTTP 403)."
    case .loginRedirect:
      "The server answered with a redirect to a log-in page. It is not followed, because the page is no answer."
    case .loginPage: "A log-in page came in the place of an answer, often with HTTP 200."
    case .csrfMissing:
      """
      A ServiceNow instance knows the session and refuses the request, because a header X-UserToken must go with the \
      cookies of a browser's session, or the one that came belongs to another session. A new log-in does not help.
      """
    case .guestAnswer:
      """
      A ServiceNow instance answers a request with credentials that it does not accept all the same, with what a guest \
      may see: HTTP 200, and X-Is-Valid-Logged-In says false. What came is not what the user would get.
      """
    case .proxyUnauthorized: "A proxy between here and the server asks who sends the request (HTTP 407)."
    case .proxyPage:
      """
      A page came that has the words of a company's proxy, or a redirect to one: the request did not reach the server, or \
      the answer did not pass.
      """
    case .deliveryNetworkPage:
      """
      The error page is that of a content delivery network (Akamai, Azure Front Door, Cloudflare, CloudFront, Fastly): \
      it blocked the request, or it could not reach the server behind it.
      """
    case .redirect: "The server answered with a redirect. Redirects are not followed unless the environment says so."
    case .notJSON: "The body is not JSON: an HTML page, a broken text, or text of another kind."
    case .notGraphQL: "The body is JSON, but it has neither 'data' nor 'errors', so that GraphQL did not answer."
    case .empty: "The answer has no body."
    case .blockedByDispatcher:
      "An Apache page says 404: the dispatcher's filters do not let the path through, or it refuses '%2F' in paths."
    case .blockedByAllowList: "AEM as a Cloud Service answers HTTP 405 to addresses outside its IP allow list."
    case .rateLimited: "The content delivery network has taken too many requests from here (HTTP 429 or 406)."
    case .requestRefused: "The server refused the request with a status of 4xx that says no more."
    case .serverError: "The server failed with a status of 5xx."
    }
  }

  private var example: String {
    switch self {
    case .ok: "HTTP 200 with {\"data\":{\"adventureList\":{\"items\":[…]}}}"
    case .graphQLErrors: "HTTP 200 with {\"errors\":[{\"message\":\"…\"}],\"data\":null}"
    case .noData: "HTTP 200 with {\"data\":null}"
    case .queryNotFound: "HTTP 404 with {\"errors\":[{\"errorType\":\"PersistenceError\",…}]}"
    case .noEndpoint:
      "HTTP 404 with {\"errors\":[{\"errorType\":\"ServletError\",\"details\":\"No suitable endpoint found.\"}]}"
    case .queryInvalid: "HTTP 500 with {\"errors\":[{\"errorType\":\"QueryValidationError\",…}]}"
    case .unauthorized: "HTTP 401 with WWW-Authenticate: Basic"
    case .forbidden: "HTTP 403"
    case .loginRedirect: "HTTP 302 with Location: /libs/granite/core/content/login.html?resource=…"
    case .loginPage: "HTTP 200 with an HTML form for a user name and a password"
    case .csrfMissing: "HTTP 401 with X-UserToken-Response: …"
    case .guestAnswer: "HTTP 200 with X-Is-Valid-Logged-In: false"
    case .proxyUnauthorized: "HTTP 407 with Proxy-Authenticate: Basic"
    case .proxyPage: "HTTP 200 with a page of Zscaler"
    case .deliveryNetworkPage: "HTTP 503 with Fastly's page 'Error 503 backend read error'"
    case .redirect: "HTTP 301 with Location: https://www.example.test/"
    case .notJSON: "HTTP 200 with <!DOCTYPE html>…"
    case .notGraphQL: "HTTP 200 with {\"status\":\"up\"}"
    case .empty: "HTTP 204"
    case .blockedByDispatcher: "HTTP 404 with Apache's page 'The requested URL was not found on this server.'"
    case .blockedByAllowList: "HTTP 405"
    case .rateLimited: "HTTP 429"
    case .requestRefused: "HTTP 400"
    case .serverError: "HTTP 503"
    }
  }
}
