extension JSONPathParser {
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  func peek(_ mark: String) -> Bool {
    bytes[index...].starts(with: mark.utf8)
  }

  mutating func take(_ mark: String) -> Bool {
    guard peek(mark) else { return false }
    index += mark.utf8.count
    return true
  }

  mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
  }

  /// Reads a text in single or double quotes.
  mutating func stringLiteral() throws(JSONPathSyntaxError) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var content: [UInt8] = []
    while let byte = current, byte != quote {
      guard byte >= 0x20 else {
        throw failure("a control character in a text", hint: #"write it as an escape, such as \n or \u0009"#)
      }
      if byte == UInt8(ascii: "\\") {
        content.append(contentsOf: String(try escape(in: quote)).utf8)
      } else {
        content.append(byte)
        index += 1
      }
    }
    guard current != nil else { throw failure("a text without its closing quote", from: start, hint: "close the text") }
    index += 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func escape(in quote: UInt8) throws(JSONPathSyntaxError) -> Unicode.Scalar {
    let start = index
    index += 2
    switch bytes.count > start + 1 ? bytes[start + 1] : 0 {
    case quote: return Unicode.Scalar(quote)
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try codeUnit(from: start)
      if let scalar = Unicode.Scalar(high) { return scalar }
      if high < 0xDC00, take("\\u") {
        let low = try codeUnit(from: start)
        let pair = 0x10000 + (high - 0xD800) << 10 + (low &- 0xDC00)
        if 0xDC00..<0xE000 ~= low, let scalar = Unicode.Scalar(pair) { return scalar }
      }
      throw failure("half a surrogate pair", from: start, hint: "write the character itself")
    default:
      index = min(index, bytes.count)
      throw failure("a backslash before a character that needs none", from: start, hint: #"write a backslash as \\"#)
    }
  }

  private mutating func codeUnit(from start: Int) throws(JSONPathSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = HexDigit.value(of: byte) else {
        throw failure("'\\u' without four hexadecimal digits", from: start, hint: #"write four digits, such as \u00e9"#)
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }
}

// MARK: - Wording

extension JSONPathParser {
  /// Words a fault from a place on: up to what was read last, or the next character.
  func failure(_ message: String, from start: Int? = nil, hint: String) -> JSONPathSyntaxError {
    let start = start ?? index
    return failure(message, at: start..<max(index, min(start + 1, bytes.count)), hint: hint)
  }

  func failure(_ message: String, at range: Range<Int>, hint: String) -> JSONPathSyntaxError {
    JSONPathSyntaxError(message: message, range: range, hint: hint)
  }

  func unexpected(_ expectation: String) -> JSONPathSyntaxError {
    guard let current else {
      return failure("it ends where \(expectation) must follow", hint: "complete the query")
    }
    let hint =
      switch current {
      case UInt8(ascii: "-"): "a name with a hyphen is written ['like-this']"
      case UInt8(ascii: "="): "values are compared with =="
      case UInt8(ascii: "&"), UInt8(ascii: "|"): "conditions are joined with && and ||"
      case 0x09, 0x0A, 0x0D, 0x20: "take the space away"
      default: "see RFC 9535 for the grammar: $.name, $['name'], $[0], $[1:3], $[*], $..name, $[?@.name == 'x']"
      }
    return failure("expected \(expectation)", hint: hint)
  }
}
