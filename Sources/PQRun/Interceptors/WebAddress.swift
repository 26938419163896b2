/// An address as text, cut where RFC 3986 cuts it; nothing is decoded or encoded.
struct WebAddress: Equatable {
  /// Scheme, host and port in lower case, with the scheme's own port left out.
  let origin: String

  /// The whole address, without a fragment.
  let text: String

  private let front: Substring
  private let path: Substring

  init(_ text: String) {
    let address = String(text.prefix { $0 != "#" })
    self.text = address
    let scheme = address.firstRange(of: "://").map { address[..<$0.lowerBound].lowercased() } ?? ""
    let afterScheme = address.dropFirst(scheme.isEmpty ? 0 : scheme.count + 3)
    let authority = afterScheme.prefix { $0 != "/" && $0 != "?" }
    front = address[..<authority.endIndex]
    path = address[authority.endIndex...].prefix { $0 != "?" }
    var host = authority.lowercased()
    for (name, port) in [("http", ":80"), ("https", ":443")] where scheme == name && host.hasSuffix(port) {
      host = String(host.dropLast(port.count))
    }
    origin = "\(scheme)://\(host)"
  }

  /// The address a reference leads to from here.
  func resolving(_ reference: String) -> WebAddress {
    if WebAddress.hasScheme(reference) { return WebAddress(reference) }
    if reference.hasPrefix("//") { return WebAddress("\(front.prefix { $0 != "/" })\(reference)") }
    if reference.hasPrefix("/") { return WebAddress("\(front)\(reference)") }
    if reference.hasPrefix("?") { return WebAddress("\(front)\(path)\(reference)") }
    if reference.isEmpty || reference.hasPrefix("#") { return self }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return WebAddress("\(front)\(WebAddress.removingDotSegments("\(folder)\(reference)"))")
  }

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
