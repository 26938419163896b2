/// Recognises the addresses that log-in redirects lead to.
///
/// A log-in is told by the last part of the path, never by a part of a word: '/articles/login-problems' and
/// ServiceNow's 'login_messages.do' are pages as good as any.
enum LoginAddress {
  private static let names: Set<String> = [
    "authorize", "j_security_check", "log-in", "login", "logon", "saml_login", "sign-in", "sign_in", "signin",
    "signon", "single-sign-on", "sso",
  ]

  private static let pages: Set<String> = [
    "auth_redirect.do", "login.do", "login_locate_sso.do", "login_with_sso.do",
  ]

  private static let extensions: Set<String> = ["asp", "aspx", "cgi", "do", "htm", "html", "jsp", "php"]

  private static let providers = [
    "adobelogin.com", "amazoncognito.com", "auth.services.adobe.com", "auth0.com", "b2clogin.com",
    "cloudflareaccess.com", "duosecurity.com", "login.microsoft.com", "login.microsoftonline.com", "okta.com",
    "oktapreview.com", "onelogin.com", "pingidentity.com", "pingone.com", "accounts.google.com",
  ]

  // What an identity provider's host is often called; it says something only about another host than the one asked.
  private static let providerLabels: Set<String> = [
    "accounts", "adfs", "auth", "idp", "login", "logon", "saml", "signin", "sso", "sts",
  ]

  /// Whether an address is that of a log-in.
  ///
  /// - Parameters:
  ///   - location: The address, or one relative to another.
  ///   - start: The address that leads there, if it is known.
  /// - Returns: Whether it is one.
  static func isLogin(_ location: String, from start: WebAddress? = nil) -> Bool {
    let address = location.lowercased()
    let query = address.firstIndex(of: "?").map { address[address.index(after: $0)...] } ?? ""
    return isLoginName(lastSegment(of: address)) || isLoginQuery(query) || isProvider(WebAddress(address), from: start)
  }

  /// The last part of an address's path in lower case, without session parameters after ';'.
  static func lastSegment(of location: String) -> String {
    let path = location.lowercased().prefix { $0 != "?" && $0 != "#" }
    let start = path.firstRange(of: "://")?.upperBound ?? path.startIndex
    let parts = path[start...].split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst(start == path.startIndex ? 0 : 1)
    return parts.last { !$0.isEmpty }.map { String($0.prefix { $0 != ";" }) } ?? ""
  }

  private static func isLoginName(_ segment: String) -> Bool {
    if pages.contains(segment) || names.contains(segment) { return true }
    guard let dot = segment.lastIndex(of: ".") else { return false }
    return names.contains(String(segment[..<dot])) && extensions.contains(String(segment[segment.index(after: dot)...]))
  }

  // AEM keeps the signature of its own form on pages that a site puts in its place; '$$login$$' may be encoded.
  private static func isLoginQuery(_ query: Substring) -> Bool {
    let names = query.prefix { $0 != "#" }.split(separator: "&").map { $0.prefix { $0 != "=" } }
    let isAEM = names.contains("resource") && (names.contains("j_reason") || names.contains { $0.contains("login$") })
    return isAEM || names.contains("samlrequest") || (names.contains("response_type") && names.contains("client_id"))
      || names.contains("wtrealm") || query.contains("%24%24login%24%24")
  }

  private static func isProvider(_ address: WebAddress, from start: WebAddress?) -> Bool {
    let host = address.hostName
    guard !host.isEmpty else { return false }
    if providers.contains(where: { host == $0 || host.hasSuffix("." + $0) }) { return true }
    guard let start, host != start.hostName, let label = host.split(separator: ".").first else { return false }
    return providerLabels.contains(String(label))
  }
}
