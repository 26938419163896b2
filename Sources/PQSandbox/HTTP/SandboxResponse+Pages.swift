extension SandboxResponse {
  /// What the dispatcher in front of publish says about an address it does not let through.
  static let dispatcherNotFound = SandboxResponse(
    status: 404,
    type: "text/html; charset=iso-8859-1",
    text: """
      <!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
      <html><head>
      <title>404 Not Found</title>
      </head><body>
      <h1>Not Found</h1>
      <p>The requested URL was not found on this server.</p>
      </body></html>

      """
  )

  /// What Sling says about a path without a resource.
  ///
  /// - Parameter path: The path.
  /// - Returns: The answer.
  static func resourceNotFound(_ path: some StringProtocol) -> SandboxResponse {
    let title = "Resource at '\(escapedForHTML(path))' not found: No resource found"
    return SandboxResponse(
      status: 404,
      type: "text/html;charset=utf-8",
      text: """
        <!DOCTYPE html>
        <html>
        <head><title>404 \(title)</title></head>
        <body>
        <h1>\(title)</h1>
        <p>Cannot serve request to \(escapedForHTML(path))</p>
        </body>
        </html>

        """
    )
  }

  /// The page with the form that browsers are sent to.
  static let loginPage = SandboxResponse(
    status: 200,
    type: "text/html;charset=utf-8",
    text: """
      <!DOCTYPE html>
      <html lang="en">
      <head><title>AEM Sign In</title></head>
      <body class="coral--light">
      <form id="login" name="login" method="POST" action="/libs/granite/core/content/login.html/j_security_check">
      <input type="text" name="j_username" placeholder="User name">
      <input type="password" name="j_password" placeholder="Password">
      <button type="submit">Sign In</button>
      </form>
      </body>
      </html>

      """
  )

  /// Refuses a method.
  ///
  /// - Parameter allowed: The methods that are served at this address.
  /// - Returns: The answer.
  static func methodNotAllowed(_ allowed: [String]) -> SandboxResponse {
    SandboxResponse(status: 405, headers: [SandboxHeader("Allow", allowed.joined(separator: ", "))])
  }

  private static func escapedForHTML(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "'": escaped += "&#39;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}
