import PQCore

/// The address of a proxy: an optional scheme, an optional user with a password, a host and a port.
public struct ProxyAddress: Sendable, Hashable {
  /// The word that stands for no proxy at all, as an empty text does.
  public static let none = "none"

  /// Whether the proxy itself is reached over TLS.
  public let isSecured: Bool

  /// The proxy's host and port: never the user or the password.
  public let host: Host

  /// Whether a user or a password is given.
  public let hasCredentials: Bool

  /// The texts that must never be shown: the password, and the pair with its user.
  let secrets: [Secret]

  private static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// Reads an address.
  ///
  /// - Parameter text: `proxy.example.test:3128`, `http://user:password@proxy.example.test:3128`, `socks5h://…`; what is
  ///   no address gives nil.
  public init?(_ text: String) {
    var rest = text[...]
    var scheme = "http"
    if let colons = rest.firstRange(of: "://") {
      scheme = rest[..<colons.lowerBound].lowercased()
      rest = rest[colons.upperBound...]
    }
    guard Self.schemes.contains(scheme) else { return nil }
    var user: Substring?
    if let at = rest.lastIndex(of: "@") {
      user = rest[..<at]
      rest = rest[rest.index(after: at)...]
    }
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    guard let host = try? Host(String(rest)) else { return nil }
    self.host = host
    isSecured = scheme == "https"
    hasCredentials = user != nil
    secrets = user.map(Self.secrets) ?? []
  }

  // The proxy gets the pair decoded and in Base64; in the address it stands as it is written.
  private static func secrets(in written: Substring) -> [Secret] {
    let pair = PercentEncoding.decode(written) ?? String(written)
    let passwords = [String(written), pair].compactMap { text in
      text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) }
    }
    return passwords.isEmpty ? [] : (passwords + [pair, Base64.encode(pair.utf8)]).map(Secret.init)
  }
}
