import PQCore

/// The log-in rules of an author system, as Sling applies them: Basic credentials or a token in each request, or the
/// cookie that the log-in form gives.
struct AuthorGate: Sendable {
  /// The path that the log-in form is posted to.
  static let formPath = "\(SandboxHandler.loginPath)/j_security_check"

  private static let cookieName = "login-token"

  private let credentials: Sandbox.Credentials
  private let loginToken = "sandbox:" + Self.randomWord()

  /// - Parameter credentials: What opens the gate.
  init(_ credentials: Sandbox.Credentials) {
    self.credentials = credentials
  }

  /// Looks at the credentials of a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer that refuses it, or nil when it may pass.
  func refusal(of request: SandboxRequest) -> SandboxResponse? {
    if let authorization = request.header("Authorization"), credentials.accept(authorization) { return nil }
    if cookie(of: request) == loginToken { return nil }
    guard Self.isFromBrowser(request) else {
      return .unauthorized
    }
    if request.header("X-Requested-With") == "XMLHttpRequest" {
      return SandboxResponse(
        status: 403,
        headers: [
          SandboxHeader("X-Reason", "Authentication Failed"),
          SandboxHeader("X-Reason-Code", "invalid_login"),
        ]
      )
    }
    let resource = PercentEncoding.encode(request.target)
    return SandboxResponse(
      status: 302,
      headers: [
        SandboxHeader("Location", "\(SandboxHandler.loginPath)?resource=\(resource)&$$login$$=%24%24login%24%24")
      ]
    )
  }

  /// Answers a posted log-in form.
  ///
  /// - Parameter request: The request.
  /// - Returns: The cookie, or the reason why not.
  func login(_ request: SandboxRequest) -> SandboxResponse {
    let form = PostedForm(request.body)
    let isValidation = form["j_validate"] == "true"
    guard let username = form["j_username"], let password = form["j_password"],
      credentials.accept(username: username, password: password)
    else {
      let reason = [
        SandboxHeader("X-Reason", "User name and password do not match"),
        SandboxHeader("X-Reason-Code", "invalid_login"),
      ]
      if isValidation { return SandboxResponse(status: 403, headers: reason) }
      let location = "\(SandboxHandler.loginPath)?j_reason=invalid_login"
      return SandboxResponse(status: 302, headers: [SandboxHeader("Location", location)] + reason)
    }
    let cookie = SandboxHeader("Set-Cookie", "\(Self.cookieName)=\(loginToken); Path=/; HttpOnly; SameSite=Lax")
    if isValidation { return SandboxResponse(status: 200, headers: [cookie]) }
    return SandboxResponse(status: 302, headers: [SandboxHeader("Location", form["resource"] ?? "/"), cookie])
  }

  private func cookie(of request: SandboxRequest) -> String? {
    let pairs = request.header("Cookie")?.split(separator: ";").map { $0.drop { $0 == " " } } ?? []
    return pairs.first { $0.hasPrefix("\(Self.cookieName)=") }.map { String($0.dropFirst(Self.cookieName.count + 1)) }
  }

  private static func randomWord() -> String {
    (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
  }

  private static func isFromBrowser(_ request: SandboxRequest) -> Bool {
    guard let agent = request.header("User-Agent") else { return false }
    return agent.contains("Mozilla") || agent.contains("Opera")
  }
}

extension SandboxResponse {
  /// What an author says to a program without the right credentials.
  static let unauthorized = SandboxResponse(
    status: 401,
    headers: [SandboxHeader("WWW-Authenticate", "Basic realm=\"Sling (Development)\"")]
  )
}
