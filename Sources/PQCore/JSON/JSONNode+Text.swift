extension JSONNode {
  /// The text of a string or number, with escapes resolved.
  func text(in bytes: [UInt8]) -> String {
    if isPlain || kind != .string { return String(decoding: bytes[range], as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(extent)
    var index = offset
    let end = offset + extent
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        let scalar = Self.scalar(in: bytes, at: index)
        text.append(contentsOf: String(scalar).utf8)
        index += scalar.value > 0xFFFF ? 10 : 4
      default: text.append(bytes[index + 1])
      }
      index += 2
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Compares the text of a string byte by byte.
  func hasText(_ other: String, in bytes: [UInt8]) -> Bool {
    guard isPlain else { return text(in: bytes).utf8.elementsEqual(other.utf8) }
    return other.utf8.count == extent && other.utf8.elementsEqual(bytes[range])
  }

  private static func scalar(in bytes: [UInt8], at escape: Int) -> Unicode.Scalar {
    let high = codeUnit(in: bytes, at: escape)
    guard 0xD800..<0xDC00 ~= high else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    let low = codeUnit(in: bytes, at: escape + 6)
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + low - 0xDC00) ?? "\u{FFFD}"
  }

  private static func codeUnit(in bytes: [UInt8], at escape: Int) -> UInt32 {
    bytes[escape + 2..<escape + 6].reduce(0) { unit, byte in unit << 4 | UInt32(HexDigit.value(of: byte) ?? 0) }
  }
}
