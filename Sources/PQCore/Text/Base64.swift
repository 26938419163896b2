/// Base64 with padding and without line breaks (RFC 4648, section 4).
public enum Base64: Sendable {
  /// Encodes bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The encoded text.
  public static func encode(_ bytes: some Collection<UInt8>) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      let bits = group.reduce(0 as UInt32) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for index in 0..<4 {
        let sixBits = bits >> UInt32(18 - 6 * index) & 0x3F
        encoded.append(index > group.count ? UInt8(ascii: "=") : digit(UInt8(truncatingIfNeeded: sixBits)))
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }
}
