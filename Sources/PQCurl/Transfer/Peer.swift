/// The host and port of an address, for messages: never its user, its password or its path.
struct Peer: Sendable, Hashable {
  /// The scheme in lower case, or nothing.
  let scheme: String

  /// The host as written.
  let host: String

  /// The port, with the scheme's own where none is written.
  let port: Int?

  /// Reads the host and the port of an address.
  init(url: String) {
    // Every transfer makes one, so that the bytes are looked at and no characters.
    let bytes = url.utf8
    let mark = bytes.firstIndex(of: UInt8(ascii: ":")).flatMap { bytes[$0...].starts(with: "://".utf8) ? $0 : nil }
    let start = mark.map { bytes.index($0, offsetBy: 3) } ?? bytes.startIndex
    let authority = bytes[start...].prefix { !Peer.endsAuthority($0) }
    let place =
      authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] } ?? authority
    let bracket = place.lastIndex(of: UInt8(ascii: "]")) ?? place.startIndex
    let colon = place[bracket...].firstIndex(of: UInt8(ascii: ":"))
    scheme = mark.map { url[..<$0].lowercased() } ?? ""
    host = String(url[place.startIndex..<(colon ?? place.endIndex)])
    port =
      colon.flatMap { Int(url[bytes.index(after: $0)..<place.endIndex]) } ?? Peer.customaryPort(of: scheme)
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func customaryPort(of scheme: String) -> Int? {
    switch scheme {
    case "http": 80
    case "https": 443
    default: nil
    }
  }

  /// Whether the connection is secured by TLS.
  var isSecured: Bool { scheme == "https" }
}

extension Peer: CustomStringConvertible {
  /// The host and the port: `publish.example.test:443`.
  var description: String {
    port.map { "\(host):\($0)" } ?? host
  }
}
