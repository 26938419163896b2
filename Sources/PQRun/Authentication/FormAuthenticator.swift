public import PQCore
import PQModel

/// Logs in with AEM's log-in form and sends the cookie that comes of it.
///
/// All calls share one log-in.
public struct FormAuthenticator: Authenticator {
  /// The word `form`.
  public static let scheme = "form"

  /// The keys `username`, `password` and `path`.
  public static let fields: [Field] = [
    Field("username", .text, isRequired: true, description: "The user's name.", examples: ["admin"]),
    Field(
      "password",
      .secret,
      isRequired: true,
      description: "The password.",
      examples: ["\"${env:AEM_PASSWORD}\""]
    ),
    Field(
      "path",
      .text,
      defaultText: FormAuthenticator.customaryPath,
      description: "The path that the log-in form is posted to, below 'base-path'.",
      examples: ["/content/site/login.html/j_security_check"]
    ),
  ]

  private static let customaryPath = "/libs/granite/core/content/login.html/j_security_check"

  private let username: String
  private let password: Secret
  private let path: String
  private let span: SourceSpan

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  /// - Throws: A diagnostic when one is absent, empty, or holds what cannot be sent.
  public init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    username = try decoder.required("username") { node throws(Diagnostic) in try node.readUsername("username") }
    password = try decoder.required("password") { node throws(Diagnostic) in try node.readSecret("password") }
    let path = decoder.optional("path") { node throws(Diagnostic) in
      try BasePath(try node.readText("path"), at: node.span).text
    }
    self.path = path ?? FormAuthenticator.customaryPath
    span = decoder.node.span
  }

  /// The password.
  public var secrets: [Secret] { [password] }

  /// Adds the `Cookie` field.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: A diagnostic of class `.authentication` when the log-in gives no cookie.
  public func authorize(_ request: inout Request, context: RunContext) async throws {
    let url = context.environment.origin + context.environment.basePath.text + path
    let key = TokenKeeper.Key(["form", url, username], isKept: false)
    let cookie = try await context.token(for: key, standIn: "cookie-of-the-log-in-form") { _ in
      try await logIn(at: url, context: context)
    }
    let cookies = request.headers.values(of: "Cookie") + ["\(FormAuthenticator.cookieName)=\(cookie.reveal())"]
    request.headers.set(try HeaderField("Cookie", cookies.joined(separator: "; ")))
  }

  private func logIn(at url: String, context: RunContext) async throws -> AccessToken {
    let form = FormBody([
      ("j_username", username), ("j_password", password.reveal()), ("j_validate", "true"), ("_charset_", "utf-8"),
    ])
    let response: Response
    do {
      response = try await context.send(form.post(to: url, connection: context.environment.connection))
    } catch var diagnostic as Diagnostic {
      diagnostic.notes.append(Diagnostic.Note("while logging in at \(url)", at: span))
      throw diagnostic
    }
    guard response.status < 400, let cookie = FormAuthenticator.cookie(in: response) else {
      throw Diagnostic.noLogin(response, url: url, at: span)
    }
    return AccessToken(cookie)
  }
}

extension FormAuthenticator {
  private static let cookieName = "login-token"

  /// Finds the cookie of the log-in (RFC 6265, section 4.1.1).
  private static func cookie(in response: Response) -> Secret? {
    for field in response.headers.values(of: "Set-Cookie") {
      let pair = field.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0] == cookieName else { continue }
      let value = pair[1].filter { $0 != "\"" }
      if !value.isEmpty, value != "deleted" { return Secret(value) }
    }
    return nil
  }
}

extension Diagnostic.Code {
  package static let loginRefused = Diagnostic.Code(
    "login-refused",
    explanation: """
      The log-in form was posted and no 'login-token' cookie came back: user name or password is wrong, the account is \
      locked, or no log-in form of AEM is at the path, as on publish systems and where another log-in is set up.
      """,
    example: "auth: { type: form, username: admin, password: wrong }"
  )
}

extension Diagnostic {
  fileprivate static func noLogin(_ response: Response, url: String, at span: SourceSpan) -> Diagnostic {
    let isRefusal = response.status == 401 || response.status == 403
    let reason = response.headers["X-Reason"].map { [Note("the answer says: \(TerminalText.sanitise($0))")] } ?? []
    return .error(
      .loginRefused,
      isRefusal
        ? "the log-in form did not take user name and password (HTTP \(response.status))"
        : "the log-in form gave no 'login-token' cookie (HTTP \(response.status))",
      at: span,
      notes: reason + [Note("posted to \(url)")],
      hint: isRefusal
        ? "check 'username' and 'password'"
        : "check that AEM's log-in form is at 'path', or use type: basic or type: token",
      failure: .authentication
    )
  }
}
