/// Recognises the addresses that log-in redirects lead to.
enum LoginAddress {
  private static let segments: Set<String> = [
    "login", "login.html", "login.do", "signin", "sign-in", "sso", "saml", "saml2", "adfs", "oauth2", "authorize",
    "j_security_check", "login_with_sso.do",
  ]

  private static let hosts = ["adobelogin.com", "login.microsoftonline.com", "okta.com", "auth0.com", "onelogin.com"]

  /// Whether an address is that of a log-in, by whole segments of its path or by its host.
  static func isLogin(_ location: String) -> Bool {
    let address = location.lowercased()
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/").map(String.init)
    if parts.contains(where: segments.contains) { return true }
    guard path.contains("://"), parts.count > 1 else { return false }
    let host = parts[1].split(separator: ":").first.map(String.init) ?? ""
    return hosts.contains { host == $0 || host.hasSuffix("." + $0) }
  }
}
