extension JSONSyntaxError {
  /// Words the error for people.
  func diagnostic(
    in source: SourceText,
    location: JSONLocation,
    failure: Diagnostic.FailureClass
  ) -> Diagnostic {
    let span = SourceSpan(source: source, range: range.clamped(to: 0..<source.bytes.count))
    let start = span.range.lowerBound
    let position = span.start
    var notes = [Diagnostic.Note("at byte \(start), line \(position.line), column \(position.column)")]
    if !source.bytes.isEmpty { notes.append(.init("near \(Self.excerpt(of: source.bytes, at: start))")) }
    if !location.steps.isEmpty { notes.append(.init("in '\(location)'")) }
    return .error(problem.code, problem.message, at: span, notes: notes, hint: hint(for: failure), failure: failure)
  }

  // Only an answer can have been cut off on its way, and only an answer is asked for again.
  private func hint(for failure: Diagnostic.FailureClass) -> String {
    guard failure != .badAnswer else { return problem.hint }
    switch problem {
    case .emptyText, .endsEarly: return "write the rest of it, or quote it for the shell"
    case .unexpected(.markup, _): return "write JSON: text needs double quotes"
    case .tooDeep, .tooLarge: return "write less of it"
    default: return problem.hint
    }
  }

  /// The text around a byte on one line; what cannot be printed is shown by its number.
  private static func excerpt(of bytes: [UInt8], at offset: Int) -> String {
    let reach = 24
    let isInside = { (index: Int) in index < bytes.count && bytes[index] & 0xC0 == 0x80 }
    var start = max(0, offset - reach)
    while start < offset, isInside(start) { start += 1 }
    var end = min(bytes.count, offset + reach)
    while end > offset, isInside(end) { end -= 1 }
    let text = readable(bytes[start..<offset]) + "▸" + readable(bytes[offset..<end])
    return (start > 0 ? "…" : "") + text + (end < bytes.count ? "…" : "")
  }

  private static func readable(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    var rest = bytes
    while let lead = rest.first {
      let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      if let character = String(validating: rest.prefix(length), as: UTF8.self) {
        text += character
        rest = rest.dropFirst(length)
      } else {
        text += "\\x" + String(lead, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return TerminalText.sanitise(text)
  }
}

// MARK: - Wording

extension JSONSyntaxError.Problem {
  fileprivate var code: Diagnostic.Code {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .loneSurrogate: .loneSurrogate
    case .tooDeep: .jsonTooDeep
    case .tooLarge: .jsonTooLarge
    default: .invalidJSON
    }
  }

  fileprivate var message: String {
    switch self {
    case .invalidUTF8(let sequence): "invalid UTF-8: \(sequence.rawValue)"
    case .tooDeep(let limit): "JSON nested deeper than \(limit) levels"
    case .tooLarge: "JSON of 1 GiB or more"
    default: "invalid JSON: \(detail)"
    }
  }

  private var detail: String {
    switch self {
    case .emptyText: "the text is empty"
    case .endsEarly(let expectation): "the text ends where \(expectation.rawValue) must follow"
    case .unexpected(let found, let expectation): found.message(expecting: expectation)
    case .extraText: "more text after the end of the value"
    case .trailingComma: "a comma with nothing after it"
    case .unclosedString: "a text without its closing quote"
    case .rawControl(let byte): "the control character U+00\(Self.hexadecimal(byte)) stands raw in a text"
    case .badEscape: "a backslash before a character that needs none"
    case .badUnicodeEscape: "'\\u' without four hexadecimal digits"
    case .loneSurrogate(let unit): "'\\u\(Self.hexadecimal(unit))' is half a surrogate pair, which is no character"
    case .leadingZero: "a number with a leading zero"
    case .noFraction: "a number that ends at its decimal point"
    case .noExponent: "a number without the digits of its exponent"
    case .invalidUTF8, .tooDeep, .tooLarge: ""
    }
  }

  fileprivate var hint: String {
    switch self {
    case .emptyText, .endsEarly:
      "see whether the whole answer came: ask again, and compare its length with Content-Length"
    case .unexpected(let found, _): found.hint
    case .extraText: "send one JSON value, and nothing after it"
    case .trailingComma: "take the comma away"
    case .unclosedString: "close the text with a double quote"
    case .rawControl(let byte): "write it as \\u00\(Self.hexadecimal(byte))"
    case .badEscape: #"write a backslash as \\; JSON knows \" \\ \/ \b \f \n \r \t and \u with four digits"#
    case .badUnicodeEscape: #"write four digits, such as \u00e9"#
    case .loneSurrogate: "repair the text at its source; an emoji was most likely cut in the middle"
    case .invalidUTF8: "send the text as UTF-8; most likely it is Latin-1 or Windows-1252"
    case .leadingZero: "take the zeros away, or put the digits in quotes"
    case .noFraction, .noExponent: "write the number out, such as 1.0 or 1e2"
    case .tooDeep: "ask for less nesting: see whether the query follows references in a circle"
    case .tooLarge: "ask for less at a time, with 'limit' and 'offset' or 'first' and 'after'"
    }
  }

  private static func hexadecimal(_ value: some FixedWidthInteger & UnsignedInteger) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, value.bitWidth / 4 - digits.count)) + digits
  }
}

extension JSONSyntaxError.Unexpected {
  fileprivate func message(expecting expectation: JSONSyntaxError.Expectation) -> String {
    switch self {
    case .character: "expected \(expectation.rawValue)"
    case .comment: "a comment, which JSON does not have"
    case .notFinite: "NaN and Infinity are not numbers in JSON"
    case .otherWord: "an unknown word where a value must stand"
    case .singleQuote: "single quotes, where JSON needs double ones"
    case .plusSign: "a number with a plus sign"
    case .bareMinus: "a minus sign without a number"
    case .barePoint: "a number without a digit before its decimal point"
    case .bareName: "a member's name without quotes"
    case .markup: "HTML or XML, where a value must stand"
    case .otherEncoding: "text in UTF-16 or UTF-32, or no text at all"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .character: "look at the marked place, and at what stands just before it"
    case .comment: "take the comment away"
    case .notFinite: "send null, or leave the member out"
    case .otherWord: "the words of JSON are true, false and null, all lower case; text needs double quotes"
    case .singleQuote, .bareName: "use double quotes"
    case .plusSign: "take the plus sign away"
    case .bareMinus: "write the number after it, or put the text in quotes"
    case .barePoint: "write a zero before the point"
    case .markup: "look at the start of the answer: it is most likely a log-in page or an error page"
    case .otherEncoding: "send the text as UTF-8"
    }
  }
}

extension Diagnostic.Code {
  /// A text that is not JSON.
  public static let invalidJSON = Diagnostic.Code(
    "invalid-json",
    explanation: """
      The text breaks the grammar of JSON (RFC 8259). Nothing of it is used, because a part that was guessed could be \
      wrong. The place is given by line and column and by byte. Common causes are an answer that was cut off, a page \
      in HTML, and text put together by hand with a comma too many, single quotes, comments or NaN.
      """,
    example: #"{"price": NaN}"#
  )

  /// Bytes that are not UTF-8.
  public static let invalidUTF8 = Diagnostic.Code(
    "invalid-utf8",
    explanation: """
      JSON is sent as UTF-8, and these bytes are not. The damaged character is not replaced by another one, since \
      nobody would see the damage. The usual cause is text in Latin-1 or Windows-1252 that is sent without conversion.
      """,
    example: "the byte E9 alone, where 'é' is C3 A9"
  )

  /// An escape that is half a character.
  public static let loneSurrogate = Diagnostic.Code(
    "lone-surrogate",
    explanation: """
      A character outside Unicode's first plane, such as an emoji, is escaped as a pair of surrogates. Here one half \
      stands alone, so there is no character that it could mean. It comes about when text is cut to a length in the \
      middle of a pair.
      """,
    example: #"{"title": "\uD83C"}"#
  )

  /// Arrays and objects within each other beyond the limit.
  public static let jsonTooDeep = Diagnostic.Code(
    "json-too-deep",
    explanation: """
      Arrays and objects lie within each other deeper than the limit, which is 512 levels. No content model needs so \
      many; a query that follows references in a circle, or a hostile answer, does.
      """,
    example: "600 opening brackets in a row"
  )

  /// A text beyond the size that is read.
  public static let jsonTooLarge = Diagnostic.Code(
    "json-too-large",
    explanation: "A JSON text of 1 GiB or more is not read. Ask for the content in pages.",
    example: "a list query without a limit"
  )
}
