import PQCore
import PQModel

/// What the rules look at: the request, its answer, and the call that both belong to.
struct AnswerFacts {
  let request: Request
  let response: Response
  let body: BodyReading
  let environment: Environment
  let query: Query?

  var status: Int { response.status }

  /// Whether GraphQL is to answer, and not a plain resource.
  var isPersistedQuery: Bool {
    if case .persisted? = query?.resource { true } else { false }
  }

  /// Whether the request carried credentials of any kind.
  var hadCredentials: Bool {
    environment.authentication.type != "none" || request.headers["Authorization"] != nil
      || request.headers["Cookie"] != nil
  }

  /// Whether the request says that it comes from a browser, by the words that Sling looks for.
  var claimsToBeBrowser: Bool {
    let agent = request.headers["User-Agent"] ?? ""
    return agent.contains("Mozilla") || agent.contains("Opera")
  }

  /// Whether the request only reads.
  var isRead: Bool { request.method == .get || request.method == .head }

  /// The value of a header field of the answer.
  subscript(name: String) -> String? { response.headers[name] }

  /// Whether a header field of the answer has a value, whatever its case.
  func says(_ name: String, _ value: String) -> Bool {
    self[name]?.lowercased() == value
  }

  /// A header field of the answer as a line, hidden where its value is a secret.
  func line(_ name: String) -> String? {
    response.headers.fields(named: name).first?.description.shortened(to: Self.quoteLimit)
  }
}

extension AnswerFacts {
  // What a server says is quoted as far as a person reads it.
  private static let quoteLimit = 1_000

  /// A text of the server, as far as a person reads it.
  func quoted(_ text: String) -> String { text.shortened(to: Self.quoteLimit) }

  /// What an error says of itself in the ways that servers write errors: GraphQL's and AEM's list, ServiceNow's object,
  /// OAuth's words.
  var message: String? {
    let json = body.json
    let first = json?["errors"]?[0]
    let object = json?["error"]
    let texts = [
      first?["message"]?.string ?? object?["message"]?.string ?? object?.string ?? json?["message"]?.string,
      first?["details"]?.string ?? object?["detail"]?.string ?? json?["error_description"]?.string,
    ]
    let words = texts.compactMap(\.self).filter { !$0.isEmpty }
    return words.isEmpty ? nil : quoted(words.joined(separator: ": "))
  }

  /// What in the answer shows the matter when no header field does: its message, or the first words of the body.
  var firstWords: String? { message ?? body.excerpt }

  /// The path of the persisted query, or the address where there is none.
  var queryPath: String {
    if case .persisted(let path)? = query?.resource { path.description } else { response.url }
  }

  /// The configuration of the persisted query, or the address where there is none.
  var configuration: String {
    if case .persisted(let path)? = query?.resource { path.configuration } else { response.url }
  }

  /// The status in brackets, unless it is 200.
  var statusWords: String { status == 200 ? "" : " (HTTP \(status))" }

  /// Whose credentials came, in words: those of 'auth', or those that stand in header fields.
  var credentialsWords: String {
    let type = environment.authentication.type
    return type == "none" ? "the credentials in the headers" : "the credentials (\(type))"
  }

  /// The next step when the credentials are at fault.
  var credentialsHint: String {
    switch environment.authentication.type {
    case "none" where hadCredentials: "check the credentials in the environment's headers"
    case "none": "add auth: { type: basic, … } or auth: { type: token, … } to the environment"
    case "basic", "netrc": "check the user name and the password of the environment's 'auth'"
    case "form": "check the user name and the password, and whether the server takes the log-in form's cookie here"
    case "token" where environment.system == .aem:
      "get a new token; a token of the developer console lives 24 hours"
    case "token": "get a new token"
    case "oauth" where environment.system == .aem:
      "check the scopes, and that the environment's API configuration lists the client; a deployment must have brought it"
    case "oauth": "check the client, its secret and the scopes of the environment's 'auth'"
    default: "check the environment's 'auth'"
    }
  }
}
