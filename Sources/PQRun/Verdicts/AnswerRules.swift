import PQCore
import PQModel

/// The rules by which one answer is judged, in the order they are held against it.
struct AnswerRules {
  let response: Response
  let body: BodyReading
  let context: RunContext

  var verdict: Verdict {
    credentials ?? redirect ?? knownErrors ?? refusal ?? content
  }

  // MARK: - Credentials and redirects

  private var credentials: Verdict? {
    switch response.status {
    case 401: unauthorized
    case 403: forbidden
    default: body.isLoginPage ? loginPage : nil
    }
  }

  private var unauthorized: Verdict {
    let type = context.environment.authentication.type
    let cause =
      type == "none"
      ? "the server asks for credentials, and environment '\(context.environment.name)' sends none"
      : "the server refused the credentials (\(type)) of environment '\(context.environment.name)'"
    return Verdict(
      .unauthorized,
      "\(cause): HTTP 401",
      evidence: header("WWW-Authenticate") ?? firstMessage ?? body.excerpt,
      hint: credentialsHint(for: type)
    )
  }

  private func credentialsHint(for type: String) -> String {
    switch type {
    case "none": "add auth: { type: basic, … } or auth: { type: token, … } to the environment"
    case "basic": "check the user name and the password of the environment's 'auth'"
    case "token": "get a new token; a token of the developer console lives 24 hours"
    default: "check the environment's 'auth'"
    }
  }

  private var forbidden: Verdict {
    let reason = header("X-Reason")
    return Verdict(
      .forbidden,
      "the server does not allow it to the user of environment '\(context.environment.name)': HTTP 403",
      evidence: reason ?? firstMessage ?? body.excerpt,
      hint: reason == nil
        ? "give the user the right to read the content, or use another user"
        : "the server wants a log-in; check the environment's 'auth'"
    )
  }

  private var loginPage: Verdict {
    Verdict(
      .loginPage,
      "a log-in page came in the place of an answer: HTTP \(response.status)",
      evidence: body.excerpt,
      hint: credentialsHint(for: context.environment.authentication.type)
    )
  }

  private var redirect: Verdict? {
    guard (300..<400).contains(response.status), response.status != 304 else { return nil }
    guard let location = response.headers["Location"] else {
      return Verdict(
        .redirect,
        "the server answers HTTP \(response.status) and does not say where to go",
        evidence: body.excerpt,
        hint: "look at the server's configuration"
      )
    }
    if LoginAddress.isLogin(location) {
      return Verdict(
        .loginRedirect,
        "the server sends to a log-in page: HTTP \(response.status)",
        evidence: header("Location"),
        hint: credentialsHint(for: context.environment.authentication.type)
      )
    }
    return Verdict(
      .redirect,
      "the server sends to another address: HTTP \(response.status)",
      evidence: header("Location"),
      hint: "name the address it leads to in scheme, host and base-path of environment '\(context.environment.name)'"
    )
  }

  // MARK: - Errors that say what they are

  private var knownErrors: Verdict? {
    guard let errors = body.json?["errors"]?.elements, let first = errors.first(where: { _ in true }) else {
      return nil
    }
    let message = (first["message"]?.string ?? first.text(.compact)).shortened(to: Self.quoteLimit)
    let details = first["details"]?.string?.shortened(to: Self.quoteLimit)
    switch first["errorType"]?.string?.shortened(to: 100) {
    case "PersistenceError"?:
      return Verdict(
        .queryNotFound,
        "AEM has no persisted query '\(queryPath)'\(statusWords)",
        evidence: details ?? message,
        hint: "check the path; on publish, publish the query from author first"
      )
    case "QueryValidationError"?:
      return Verdict(
        .queryInvalid,
        "the persisted query '\(queryPath)' does not fit the content models\(statusWords)",
        evidence: details ?? message,
        hint: "mend the query's document or the model, and persist the query again"
      )
    case "ServletError"? where details?.contains("No suitable endpoint") == true:
      return Verdict(
        .noEndpoint,
        "AEM has no GraphQL endpoint for '\(configuration)'\(statusWords)",
        evidence: details,
        hint: "create and publish an endpoint for the configuration, or check its name"
      )
    case let type?:
      let kind: Verdict.Kind = response.status >= 500 ? .serverError : .requestRefused
      return Verdict(
        kind,
        "AEM answers \(type): \(message)\(statusWords)",
        evidence: details,
        hint: "look into AEM's error log"
      )
    case nil:
      return graphQLErrors(first: message, count: body.json?["errors"]?.count ?? 1)
    }
  }

  private func graphQLErrors(first message: String, count: Int) -> Verdict {
    let hasData = body.json?["data"]?.isNull == false
    let amount = count == 1 ? "a GraphQL error" : "\(count) GraphQL errors, the first"
    let rest = hasData ? "; data came as well and is not complete" : ""
    return Verdict(
      .graphQLErrors,
      "the answer holds \(amount): \(message)\(statusWords)\(rest)",
      evidence: body.excerpt,
      hint: "mend what the message names: a variable's value, the content, or the query's document"
    )
  }

  // MARK: - Statuses

  private var refusal: Verdict? {
    switch response.status {
    case 206:
      Verdict(
        .serverError,
        "the server sent a part of the answer, though the whole was asked for: HTTP 206",
        evidence: header("Content-Range") ?? body.excerpt,
        hint: "look at what stands between here and AEM"
      )
    case 200..<300: nil
    case 404: notFound
    case 405:
      Verdict(
        .blockedByAllowList,
        "the server does not take requests from this address: HTTP 405",
        evidence: body.excerpt,
        hint: "add this machine's address to the environment's IP allow list, or run from an address on it"
      )
    case 406, 429:
      Verdict(
        .rateLimited,
        "too many requests: HTTP \(response.status)",
        evidence: header("Retry-After") ?? body.excerpt,
        hint: "wait, or send fewer requests at a time"
      )
    case 500...:
      Verdict(
        .serverError,
        "the server failed: HTTP \(response.status)",
        evidence: header("Retry-After") ?? body.excerpt,
        hint: "look into the server's log; a restart or a deployment may be going on"
      )
    default:
      Verdict(
        .requestRefused,
        "the server refused the request: HTTP \(response.status)",
        evidence: body.excerpt,
        hint: "compare the address with the one that works; pqrun url NAME prints it"
      )
    }
  }

  private var notFound: Verdict {
    guard context.environment.system == .aem, body.isMarkup, body.loweredMarkup.contains("was not found on this server")
    else {
      return Verdict(
        .requestRefused,
        "the server has nothing at this address: HTTP 404",
        evidence: body.excerpt,
        hint: "check host, base-path and the query's path; pqrun url NAME prints the whole address"
      )
    }
    return Verdict(
      .blockedByDispatcher,
      "the dispatcher does not let the path through: HTTP 404",
      evidence: body.excerpt,
      hint: "allow /graphql/execute.json in the dispatcher's filters, and set AllowEncodedSlashes NoDecode"
    )
  }

  // MARK: - Content

  private var content: Verdict {
    if body.isEmpty { return empty }
    guard let json = body.json else { return notJSON }
    guard case .persisted? = context.query?.resource else { return .ok }
    return graphQLContent(json)
  }

  private var empty: Verdict {
    Verdict(
      .empty,
      "the answer has no body: HTTP \(response.status)",
      evidence: header("Cache-Control"),
      hint: response.status == 204
        ? "AEM answers so to an 'Origin' header it does not trust; take it out of the environment's headers"
        : "ask again, and look at what stands between here and AEM"
    )
  }

  private var notJSON: Verdict {
    if let problem = body.jsonProblem {
      let place = problem.span.map { " (line \($0.start.line), column \($0.start.column))" } ?? ""
      return Verdict(
        .notJSON,
        "the body is not JSON: \(problem.message)\(place)",
        evidence: body.excerpt,
        hint: problem.hint ?? "look at what stands between here and AEM"
      )
    }
    return Verdict(
      .notJSON,
      "the body is a page, not JSON: HTTP \(response.status)\(contentTypeWords)",
      evidence: body.excerpt,
      hint: "look at the page: it may come from a proxy, a delivery network or a log-in"
    )
  }

  private func graphQLContent(_ json: JSON) -> Verdict {
    guard let data = json["data"] else {
      return Verdict(
        .notGraphQL,
        "the body is JSON and has no 'data', so GraphQL did not answer",
        evidence: body.excerpt,
        hint: "check host and base-path; another service may answer there"
      )
    }
    guard !data.isNull else {
      return Verdict(
        .noData,
        "'data' is null and no error says why",
        evidence: body.excerpt,
        hint: "look into AEM's error log, and at the rights of the user"
      )
    }
    let members = data.members.map { Array($0) } ?? []
    guard let first = members.first else {
      return Verdict(.noData, "'data' is empty", evidence: body.excerpt, hint: "check the query's document")
    }
    guard members.contains(where: { !$0.value.isNull }) else {
      return Verdict(
        .noData,
        "'data.\(first.name)' is null and no error says why",
        evidence: body.excerpt,
        hint: "look into AEM's error log, and at the rights of the user"
      )
    }
    return .ok
  }

  // MARK: - Words

  // What a server says is quoted as far as a person reads it.
  private static let quoteLimit = 1_000

  private var queryPath: String {
    if case .persisted(let path)? = context.query?.resource { path.description } else { response.url }
  }

  private var configuration: String {
    if case .persisted(let path)? = context.query?.resource { path.configuration } else { response.url }
  }

  private var statusWords: String { response.status == 200 ? "" : " (HTTP \(response.status))" }

  private var contentTypeWords: String { response.headers["Content-Type"].map { ", \($0.shortened(to: 200))" } ?? "" }

  private var firstMessage: String? {
    let text = body.json?["errors"]?[0]?["message"]?.string ?? body.json?["error"]?.string
    return text?.shortened(to: Self.quoteLimit)
  }

  private func header(_ name: String) -> String? {
    response.headers[name].map { "\(name): \($0.shortened(to: Self.quoteLimit))" }
  }
}
