/// An address to use for a host and a port in place of name look-up: `host:port:address`.
public struct ResolveEntry: Sendable, Hashable {
  /// The host and the port it is for.
  public let place: String

  /// Reads an entry.
  ///
  /// - Parameter text: `host:port:address`; several addresses have commas between them, and one of IPv6 may stand in
  ///   brackets. What is no entry gives nil.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let port = UInt16(parts[1]), port > 0 else { return nil }
    let addresses = parts[2].split(separator: ",", omittingEmptySubsequences: false)
    guard addresses.allSatisfy({ Self.isIPv4($0) || Self.isIPv6($0) }) else { return nil }
    place = "\(parts[0].lowercased()):\(port)"
  }

  private static func isIPv4(_ text: Substring) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
  }

  private static func isIPv6(_ text: Substring) -> Bool {
    let inside = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text
    return inside.contains(":") && (try? Host("[\(inside)]")) != nil
  }
}
