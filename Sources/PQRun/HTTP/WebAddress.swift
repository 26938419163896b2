/// An address as text, cut where RFC 3986 cuts it; nothing is decoded or encoded.
struct WebAddress: Equatable {
  /// Scheme, host and port in lower case, with the scheme's own port left out.
  let origin: String

  /// The whole address, without a fragment.
  let text: String

  /// The host in lower case, without port; empty for an address relative to another.
  let hostName: String

  /// The path as written.
  let path: Substring

  /// Whether the scheme is one of the web's, or that of the address it is relative to.
  var isOfWeb: Bool {
    origin.hasPrefix("http://") || origin.hasPrefix("https://") || !WebAddress.hasScheme(text)
  }

  private let front: Substring

  init(_ text: String) {
    let address = String(text.prefix { $0 != "#" })
    self.text = address
    let scheme = WebAddress.scheme(of: address).lowercased()
    let afterScheme = address.dropFirst(scheme.isEmpty ? 0 : scheme.count + 3)
    let authority = afterScheme.prefix { $0 != "/" && $0 != "?" }
    front = address[..<authority.endIndex]
    path = address[authority.endIndex...].prefix { $0 != "?" }
    var host = authority.lowercased()
    for (name, port) in [("http", ":80"), ("https", ":443")] where scheme == name && host.hasSuffix(port) {
      host = String(host.dropLast(port.count))
    }
    origin = "\(scheme)://\(host)"
    hostName = WebAddress.hostName(of: host)
  }

  /// The address a reference leads to from here; only bytes that no address may have are encoded.
  func resolving(_ written: String) -> WebAddress {
    let reference = WebAddress.encodingForeignBytes(written)
    if WebAddress.hasScheme(reference) { return WebAddress(reference) }
    if reference.hasPrefix("//") { return WebAddress("\(front.prefix { $0 != "/" })\(reference)") }
    if reference.hasPrefix("/") { return WebAddress("\(front)\(reference)") }
    if reference.hasPrefix("?") { return WebAddress("\(front)\(path)\(reference)") }
    if reference.isEmpty || reference.hasPrefix("#") { return self }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return WebAddress("\(front)\(WebAddress.removingDotSegments("\(folder)\(reference)"))")
  }

  // What stands before '@' is no host; an IPv6 address keeps its brackets.
  private static func hostName(of authority: String) -> String {
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    if host.hasPrefix("[") { return String(host.prefix { $0 != "]" }) + "]" }
    return String(host.prefix { $0 != ":" })
  }

  private static func scheme(of address: String) -> Substring {
    guard hasScheme(address), let colon = address.firstIndex(of: ":"), address[colon...].hasPrefix("://") else {
      return ""
    }
    return address[..<colon]
  }

  // A request line ends at a space, and takes no byte beyond ASCII.
  private static func encodingForeignBytes(_ reference: String) -> String {
    guard reference.utf8.contains(where: isForeign) else { return reference }
    return reference.utf8.reduce(into: "") { text, byte in
      if isForeign(byte) {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
  }

  private static func isForeign(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x7F }

  private static func hasScheme(_ reference: String) -> Bool {
    guard let colon = reference.firstIndex(of: ":"), let first = reference.first else { return false }
    let name = reference[..<colon]
    return first.isASCII && first.isLetter
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
      }
  }

  // RFC 3986, section 5.2.4, on the path before a query string.
  private static func removingDotSegments(_ reference: String) -> String {
    let path = reference.prefix { $0 != "?" }
    var kept: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      switch segment {
      case ".": if isLast { kept.append("") }
      case "..":
        kept = kept.dropLast()
        if isLast { kept.append("") }
      default: kept.append(segment)
      }
    }
    return "/" + kept.joined(separator: "/") + reference[path.endIndex...]
  }
}
