extension Base64 {
  /// Decodes a text.
  ///
  /// - Parameter text: The text, with its padding.
  /// - Returns: The bytes, or nil when the text is not base64.
  public static func decode(_ text: some StringProtocol) -> [UInt8]? {
    let characters = Array(text.utf8)
    let padding = characters.suffix(2).count { $0 == UInt8(ascii: "=") }
    guard characters.count.isMultiple(of: 4) else { return nil }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(characters.count / 4 * 3)
    var bits: UInt32 = 0
    var bitCount = 0
    for character in characters.dropLast(padding) {
      guard let value = value(of: character) else { return nil }
      bits = (bits << 6 | UInt32(value)) & 0xFFFF
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    return decoded
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

extension Base64 {
  /// Decodes a text in the alphabet for addresses and file names, as tokens use it (RFC 4648, section 5).
  ///
  /// - Parameter text: The text, with or without its padding.
  /// - Returns: The bytes, or nil when the text is not of this alphabet.
  public static func decodeURLSafe(_ text: some StringProtocol) -> [UInt8]? {
    guard !text.utf8.contains(where: { "+/".utf8.contains($0) }) else { return nil }
    let standard = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    let isPadded = standard.last == UInt8(ascii: "=")
    let padding = isPadded ? 0 : (4 - standard.count % 4) % 4
    return decode(String(decoding: standard + Array(repeating: UInt8(ascii: "="), count: padding), as: UTF8.self))
  }
}
