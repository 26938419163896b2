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
    let parts = url.firstRange(of: "://").map { (url[..<$0.lowerBound], url[$0.upperBound...]) } ?? ("", url[...])
    let authority = parts.1.prefix { !"/?#".contains($0) }
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    let bracket = place.lastIndex(of: "]") ?? place.startIndex
    let colon = place[bracket...].firstIndex(of: ":")
    scheme = parts.0.lowercased()
    host = String(place[..<(colon ?? place.endIndex)])
    port =
      colon.flatMap { Int(place[place.index(after: $0)...]) } ?? ["http": 80, "https": 443][scheme]
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
