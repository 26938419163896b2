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
