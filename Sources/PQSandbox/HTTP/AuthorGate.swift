import PQCore

/// The log-in rule of an author system, as Sling applies it.
struct AuthorGate: Sendable {
  private let credentials: Sandbox.Credentials

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
    guard Self.isFromBrowser(request) else {
      return SandboxResponse(
        status: 401,
        headers: [SandboxHeader("WWW-Authenticate", "Basic realm=\"Sling (Development)\"")]
      )
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

  private static func isFromBrowser(_ request: SandboxRequest) -> Bool {
    guard let agent = request.header("User-Agent") else { return false }
    return agent.contains("Mozilla") || agent.contains("Opera")
  }
}
