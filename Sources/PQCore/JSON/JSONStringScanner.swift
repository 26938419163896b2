/// Finds the end of one JSON string and proves its escapes and its UTF-8.
struct JSONStringScanner {
  /// The next byte; after the scan that of the closing quote.
  private(set) var position: Int

  /// Whether its bytes, as they are, are the text and also its JSON form: no escape, no DEL, no C1 control.
  private(set) var isPlain = true

  /// Starts behind the opening quote.
  init(from start: Int) {
    position = start
  }

  mutating func scan(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
    let start = position
    while true {
      skipEightAtATime(bytes)
      guard position < bytes.count else { throw JSONSyntaxError(.unclosedString, at: start - 1) }
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"):
        isPlain = false
        try scanEscape(bytes)
      case 0..<0x20: throw JSONSyntaxError(.rawControl(byte), at: position)
      case 0x20..<0x7F: position += 1
      case 0x7F:
        isPlain = false
        position += 1
      default: try scanMultibyte(bytes)
      }
    }
  }

  /// Skips printable ASCII without a quote or a backslash, by blocks of eight bytes.
  @inline(__always)
  private mutating func skipEightAtATime(_ bytes: Span<UInt8>) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    var index = position
    while index + 8 <= bytes.count {
      let block = UInt64(
        littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      )
      let quote = block ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let backslash = block ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let delete = block ^ (ones &* 0x7F)
      // A byte below n has its top bit set once n is taken from it; the lowest such bit is never a borrow's doing.
      let controls = block &- ones &* 0x20
      let special = (controls | (quote &- ones) | (backslash &- ones) | (delete &- ones) | block) & tops
      index += special.trailingZeroBitCount / 8
      if special != 0 { break }
    }
    position = index
  }

  private mutating func scanEscape(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
    guard position + 1 < bytes.count else { throw JSONSyntaxError(.unclosedString, at: position) }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit(bytes, at: position)
      switch unit {
      case 0xD800..<0xDC00:
        let hasPair =
          position + 7 < bytes.count && bytes[position + 6] == UInt8(ascii: "\\")
          && bytes[position + 7] == UInt8(ascii: "u")
        guard hasPair, 0xDC00..<0xE000 ~= (try codeUnit(bytes, at: position + 6)) else {
          throw JSONSyntaxError(.loneSurrogate(unit), at: position, length: 6)
        }
        position += 12
      case 0xDC00..<0xE000:
        throw JSONSyntaxError(.loneSurrogate(unit), at: position, length: 6)
      default:
        position += 6
      }
    default:
      throw JSONSyntaxError(.badEscape, at: position, length: 2)
    }
  }

  /// Reads the four hexadecimal digits of an escape.
  private func codeUnit(_ bytes: Span<UInt8>, at escape: Int) throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for index in escape + 2..<escape + 6 {
      guard index < bytes.count, let digit = HexDigit.value(of: bytes[index]) else {
        throw JSONSyntaxError(.badUnicodeEscape, at: escape, length: index - escape)
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  mutating func scanMultibyte(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
    let lead = bytes[position]
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    let length: Int
    switch (lead, second) {
    case (0xC2, 0x80..<0xA0):
      isPlain = false
      length = 2
    case (0xC2...0xDF, 0x80...0xBF): length = 2
    case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF): length = 3
    case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F): length = 4
    default: throw .invalidUTF8(bytes, at: position)
    }
    for index in position + 2..<max(position + length, position + 2) {
      guard index < bytes.count, bytes[index] & 0xC0 == 0x80 else { throw .invalidUTF8(bytes, at: position) }
    }
    position += length
  }
}
