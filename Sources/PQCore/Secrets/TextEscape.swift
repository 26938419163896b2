/// One escape in a text: of an address, of JSON or JavaScript, or of HTML.
struct TextEscape {
  /// What it stands for.
  let content: Content

  /// The number of bytes it is written in.
  let length: Int

  /// What an escape stands for.
  enum Content {
    /// A byte, which may be a part of a character.
    case byte(UInt8)
    /// A character.
    case scalar(Unicode.Scalar)
  }

  /// Whether an escape may begin with a byte.
  static func begins(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&")
  }

  /// Reads the escape at a place; gives nil where there is none.
  init?(in text: [UInt8], at place: Int) {
    let rest = text[place...].dropFirst()
    let escape: TextEscape? =
      switch text[place] {
      case UInt8(ascii: "%"): Self.percent(rest)
      case UInt8(ascii: "\\"): Self.backslash(rest)
      case UInt8(ascii: "&"): Self.reference(rest)
      default: nil
      }
    guard let escape else { return nil }
    self = escape
  }

  private init(_ content: Content, length: Int) {
    self.content = content
    self.length = length
  }

  // RFC 3986, section 2.1.
  private static func percent(_ rest: ArraySlice<UInt8>) -> TextEscape? {
    guard rest.count >= 2, let value = number(rest.prefix(2), radix: 16) else { return nil }
    return TextEscape(.byte(UInt8(truncatingIfNeeded: value)), length: 3)
  }

  // RFC 8259, section 7.
  private static func backslash(_ rest: ArraySlice<UInt8>) -> TextEscape? {
    guard let letter = rest.first else { return nil }
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "\\"):
      return TextEscape(.byte(letter), length: 2)
    case UInt8(ascii: "b"): return TextEscape(.byte(0x08), length: 2)
    case UInt8(ascii: "f"): return TextEscape(.byte(0x0C), length: 2)
    case UInt8(ascii: "n"): return TextEscape(.byte(0x0A), length: 2)
    case UInt8(ascii: "r"): return TextEscape(.byte(0x0D), length: 2)
    case UInt8(ascii: "t"): return TextEscape(.byte(0x09), length: 2)
    case UInt8(ascii: "u"): return unicode(rest.dropFirst())
    default: return nil
    }
  }

  private static func unicode(_ rest: ArraySlice<UInt8>) -> TextEscape? {
    guard let first = codeUnit(rest) else { return nil }
    if let scalar = Unicode.Scalar(first) { return TextEscape(.scalar(scalar), length: 6) }
    let next = rest.dropFirst(4)
    guard UTF16.isLeadSurrogate(first), next.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
      let second = codeUnit(next.dropFirst(2)), UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { return nil }
    return TextEscape(.scalar(scalar), length: 12)
  }

  private static func codeUnit(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.count >= 4 else { return nil }
    return number(digits.prefix(4), radix: 16).map { UInt16(truncatingIfNeeded: $0) }
  }

  private static let longestReference = 9

  private static let names: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "apos": UInt8(ascii: "'"), "gt": UInt8(ascii: ">"), "lt": UInt8(ascii: "<"),
    "quot": UInt8(ascii: "\""),
  ]

  // The references of HTML that are written for what HTML itself uses, and those by number.
  private static func reference(_ rest: ArraySlice<UInt8>) -> TextEscape? {
    guard let end = rest.prefix(longestReference + 1).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = rest[..<end]
    let length = name.count + 2
    guard name.first == UInt8(ascii: "#") else {
      return names[String(decoding: name, as: UTF8.self)].map { TextEscape(.byte($0), length: length) }
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let value = isHexadecimal ? number(digits.dropFirst(), radix: 16) : number(digits, radix: 10)
    guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
    return TextEscape(.scalar(scalar), length: length)
  }

  private static func number(_ digits: ArraySlice<UInt8>, radix: UInt32) -> UInt32? {
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for byte in digits {
      guard let digit = PercentEncoding.digit(byte), digit < radix else { return nil }
      number = number * radix + UInt32(digit)
    }
    return number
  }
}
