internal import PQModel

/// An address with a host, as a text names it.
struct NamedAddress: Sendable {
  /// The address as far as its path begins.
  let text: String

  /// The host's name in lower case.
  let host: String

  /// The port, or nil for the scheme's own.
  let port: Int?

  /// Whether it has plain HTTP.
  let isPlain: Bool

  /// Whether it leads to the machine that reads it.
  let isLoopback: Bool

  /// Whether it looks like one of an AEM author: by its first label, or by the port of a local one.
  var isAuthor: Bool {
    host == "author" || host.hasPrefix("author.") || host.hasPrefix("author-") || port == 4502
  }

  /// Reads what stands between the scheme and the path.
  init?(scheme: String, authority: Substring) {
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    guard let parsed = try? Host(String(place)) else { return nil }
    text = "\(scheme)//\(place)"
    host = parsed.name.lowercased()
    port = parsed.port
    isPlain = scheme == "http:"
    isLoopback = parsed.isLoopback || host == "0.0.0.0"
  }
}

/// Finds addresses in texts, such as rich text.
enum AddressScanner {
  /// Finds the addresses of a text: with `http:` or `https:` anywhere, and without a scheme where a value begins.
  static func addresses(in text: String) -> [NamedAddress] {
    var found: [NamedAddress] = []
    var rest = text[...]
    while let slashes = rest.utf8.firstRange(of: "//".utf8) {
      let before = rest[..<slashes.lowerBound]
      rest = rest[slashes.upperBound...]
      guard let scheme = scheme(before: before) else { continue }
      let authority = rest.prefix { !isEnd($0) }
      if let address = NamedAddress(scheme: scheme, authority: trimmed(authority)) { found.append(address) }
      rest = rest[authority.endIndex...]
    }
    return found
  }

  /// The scheme before two slashes; empty where the address has none and a value begins, nil for no address.
  private static func scheme(before text: Substring) -> String? {
    guard let last = text.last else { return "" }
    if "\"'(=".contains(last) { return "" }
    for scheme in ["https:", "http:"] where text.suffix(scheme.count).lowercased() == scheme { return scheme }
    return nil
  }

  private static func isEnd(_ character: Character) -> Bool {
    character.isWhitespace || "/?#\"'<>\\(),;|{}".contains(character)
  }

  // A sentence may end after a host: "see https://www.example.com."
  private static func trimmed(_ authority: Substring) -> Substring {
    var authority = authority
    while let last = authority.last, ".:!&".contains(last) { authority.removeLast() }
    return authority
  }
}
