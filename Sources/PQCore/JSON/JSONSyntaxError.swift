/// Why a text is not JSON, and the bytes that show it.
struct JSONSyntaxError: Error {
  var problem: Problem
  var range: Range<Int>

  init(_ problem: Problem, at offset: Int, length: Int = 1) {
    self.problem = problem
    range = offset..<(offset + length)
  }

  enum Problem: Sendable, Hashable {
    case emptyText
    case endsEarly(Expectation)
    case unexpected(Unexpected, Expectation)
    case extraText
    case trailingComma
    case unclosedString
    case rawControl(UInt8)
    case badEscape
    case badUnicodeEscape
    case loneSurrogate(UInt16)
    case invalidUTF8(BadSequence)
    case leadingZero
    case noFraction
    case noExponent
    case tooDeep(limit: Int)
    case tooLarge
  }

  /// What the grammar allows at a place.
  enum Expectation: String, Sendable {
    case value = "a value"
    case name = "a member's name in double quotes"
    case colon = "':'"
    case memberEnd = "',' or '}'"
    case elementEnd = "',' or ']'"
  }

  /// What stands where the grammar allows something else.
  enum Unexpected: Sendable, Hashable {
    case character
    case comment
    case notFinite
    case otherWord
    case singleQuote
    case plusSign
    case bareMinus
    case barePoint
    case bareName
    case markup
    case otherEncoding
  }

  /// How bytes break the rules of UTF-8.
  enum BadSequence: String, Sendable {
    case strayContinuation = "a continuation byte without a lead byte"
    case cut = "a sequence of several bytes that is cut short"
    case overlong = "a sequence longer than its character needs"
    case surrogate = "a surrogate, which UTF-8 does not allow"
    case beyondUnicode = "a byte that stands for nothing in Unicode"
  }
}

extension JSONSyntaxError {
  static func endOfText(at offset: Int, expecting expectation: Expectation) -> JSONSyntaxError {
    let isEmpty = offset == 0 && expectation == .value
    return JSONSyntaxError(isEmpty ? .emptyText : .endsEarly(expectation), at: offset, length: 0)
  }

  static func invalidUTF8(_ bytes: Span<UInt8>, at offset: Int) -> JSONSyntaxError {
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let kind: BadSequence =
      switch (bytes[offset], second) {
      case (0x80...0xBF, _): .strayContinuation
      case (0xC0...0xC1, _), (0xE0, 0x80...0x9F), (0xF0, 0x80...0x8F): .overlong
      case (0xED, 0xA0...0xBF): .surrogate
      case (0xF5..., _), (0xF4, 0x90...0xBF): .beyondUnicode
      default: .cut
      }
    return JSONSyntaxError(.invalidUTF8(kind), at: offset)
  }

  static func unexpected(
    _ bytes: Span<UInt8>,
    at offset: Int,
    expecting expectation: Expectation
  ) -> JSONSyntaxError {
    let word = word(in: bytes, at: offset)
    let found: Unexpected =
      switch bytes[offset] {
      case 0xFE, 0xFF,
        0 where offset == 0:
        .otherEncoding
      case 0x80...: .character
      case UInt8(ascii: "/"), UInt8(ascii: "#"): .comment
      case UInt8(ascii: "'"): .singleQuote
      case UInt8(ascii: "<") where offset == 0 || expectation == .value: .markup
      case UInt8(ascii: "+") where expectation == .value: .plusSign
      case UInt8(ascii: ".") where expectation == .value: .barePoint
      case _ where ["NaN", "Infinity", "-Infinity", "-NaN", "inf", "-inf", "nan"].contains(word): .notFinite
      case UInt8(ascii: "-") where expectation == .value: .bareMinus
      case _ where word.isEmpty: .character
      default:
        switch expectation {
        case .value: .otherWord
        case .name: .bareName
        case .colon, .memberEnd, .elementEnd: .character
        }
      }
    if found == .character, let bad = brokenCharacter(bytes, at: offset) { return bad }
    return JSONSyntaxError(.unexpected(found, expectation), at: offset, length: max(word.utf8.count, 1))
  }

  private static func word(in bytes: Span<UInt8>, at offset: Int) -> String {
    var word = ""
    for index in offset..<min(bytes.count, offset + 40) {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "$"), UInt8(ascii: "-"):
        word.unicodeScalars.append(Unicode.Scalar(bytes[index]))
      default:
        return word
      }
    }
    return word
  }

  /// Tells whether the bytes from an offset are no character at all.
  private static func brokenCharacter(_ bytes: Span<UInt8>, at offset: Int) -> JSONSyntaxError? {
    guard bytes[offset] >= 0x80 else { return nil }
    var scanner = JSONStringScanner(from: offset)
    do {
      try scanner.scanMultibyte(bytes)
      return nil
    } catch {
      return error
    }
  }
}
