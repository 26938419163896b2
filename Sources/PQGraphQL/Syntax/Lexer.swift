package import PQCore

/// Cuts a document into tokens (GraphQL, section 2.1).
struct Lexer {
  let source: SourceText
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int
  private var remaining: Int

  /// Makes a lexer over a part of a source.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - range: The bytes to read.
  ///   - tokenLimit: The number of tokens after which it gives up.
  init(_ source: SourceText, range: Range<Int>, tokenLimit: Int) {
    self.source = source
    bytes = source.bytes
    offset = range.lowerBound
    end = range.upperBound
    remaining = tokenLimit
    if offset == 0, bytes[..<end].starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Reads the next token; past the last one, an endless row of ends.
  ///
  /// - Returns: The token.
  /// - Throws: A diagnostic at a character that begins no token, or past the limit.
  mutating func next() throws(Diagnostic) -> Token {
    skipIgnored()
    let start = offset
    guard offset < end else { return Token(kind: .end, range: end..<end) }
    guard remaining > 0 else { throw .tooManyTokens(at: span(start..<start + 1)) }
    remaining -= 1
    let byte = bytes[offset]
    switch byte {
    case _ where Self.isNameStart(byte):
      skip(while: Self.isNamePart)
      return token(.name, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      return try readNumber()
    case UInt8(ascii: "\""):
      return try readString()
    case UInt8(ascii: "."):
      guard bytes[offset..<end].starts(with: [byte, byte, byte]) else {
        throw .incompleteSpread(at: span(start..<start + 1))
      }
      offset += 3
      return token(.punctuator(.spread), from: start)
    default:
      guard let punctuator = Punctuator(rawValue: byte) else { throw .unexpectedCharacter(at: characterSpan(start)) }
      offset += 1
      return token(.punctuator(punctuator), from: start)
    }
  }

  private mutating func readNumber() throws(Diagnostic) -> Token {
    let start = offset
    var kind = Token.Kind.int
    if peek == UInt8(ascii: "-") { offset += 1 }
    let digitsStart = offset
    skip(while: Self.isDigit)
    let count = offset - digitsStart
    guard count > 0, count == 1 || bytes[digitsStart] != UInt8(ascii: "0") else {
      throw .malformedNumber(at: span(start..<max(offset, start + 1)))
    }
    if peek == UInt8(ascii: "."), bytes[offset..<end].dropFirst().first != UInt8(ascii: ".") {
      kind = .float
      offset += 1
      try readDigits(from: start)
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      kind = .float
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      try readDigits(from: start)
    }
    if let byte = peek, Self.isNameStart(byte) || byte == UInt8(ascii: ".") {
      skip { Self.isNamePart($0) || $0 == UInt8(ascii: ".") }
      throw .malformedNumber(at: span(start..<offset))
    }
    return token(kind, from: start)
  }

  private mutating func readDigits(from start: Int) throws(Diagnostic) {
    let before = offset
    skip(while: Self.isDigit)
    if offset == before { throw .malformedNumber(at: span(start..<offset)) }
  }

  private mutating func readString() throws(Diagnostic) -> Token {
    let start = offset
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    if bytes[offset..<end].starts(with: quotes) {
      offset += 3
      while offset < end {
        if bytes[offset..<end].starts(with: [UInt8(ascii: "\\")] + quotes) {
          offset += 4
        } else if bytes[offset..<end].starts(with: quotes) {
          offset += 3
          return token(.blockString, from: start)
        } else {
          offset += 1
        }
      }
      throw .unclosedString(at: span(start..<start + 3), quotes: "\"\"\"")
    }
    offset += 1
    while let byte = peek, byte != 0x0A, byte != 0x0D {
      offset += 1
      if byte == UInt8(ascii: "\"") { return token(.string, from: start) }
      if byte == UInt8(ascii: "\\"), let escaped = peek, escaped != 0x0A, escaped != 0x0D { offset += 1 }
    }
    throw .unclosedString(at: span(start..<offset), quotes: "\"")
  }

  private mutating func skipIgnored() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","):
        offset += 1
      case UInt8(ascii: "#"):
        skip { $0 != 0x0A && $0 != 0x0D }
      default:
        return
      }
    }
  }

  private var peek: UInt8? { offset < end ? bytes[offset] : nil }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < end, condition(bytes[offset]) { offset += 1 }
  }

  private func token(_ kind: Token.Kind, from start: Int) -> Token {
    Token(kind: kind, range: start..<offset)
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(source: source, range: range)
  }

  private func characterSpan(_ start: Int) -> SourceSpan {
    var next = start + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return span(start..<next)
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }

  static func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

extension Diagnostic.Code {
  package static let graphQLSyntax = Diagnostic.Code(
    "graphql-syntax",
    explanation: """
      A GraphQL document or type does not follow GraphQL's grammar at the marked place. AEM would refuse to persist it, \
      or would answer every run of it with an error.
      """,
    example: "query ($slug: String! { adventureList { items { title } } }"
  )

  package static let graphQLTooLarge = Diagnostic.Code(
    "graphql-too-large",
    explanation: """
      A GraphQL document is larger than AEM accepts: at most 1 MiB of text and 15,000 tokens, and here also at most 200 \
      levels of nesting.
      """,
    example: "a document of 20,000 fields"
  )
}

extension Diagnostic {
  fileprivate static func tooManyTokens(at span: SourceSpan) -> Diagnostic {
    .error(
      .graphQLTooLarge,
      "the document has more than 15,000 tokens",
      at: span,
      hint: "split it into several persisted queries"
    )
  }

  fileprivate static func incompleteSpread(at span: SourceSpan) -> Diagnostic {
    .error(.graphQLSyntax, "a single '.' has no meaning here", at: span, hint: "write '...' before a fragment")
  }

  fileprivate static func unexpectedCharacter(at span: SourceSpan) -> Diagnostic {
    .error(
      .graphQLSyntax,
      "unexpected character '\(span.text)'",
      at: span,
      hint: span.text == "'" ? "put text in double quotes" : "remove it, or put it into a text in double quotes"
    )
  }

  fileprivate static func malformedNumber(at span: SourceSpan) -> Diagnostic {
    .error(
      .graphQLSyntax,
      "'\(span.text)' is not a number",
      at: span,
      hint: "write it like 7, -7, 0.5 or 1e3, without leading zeros"
    )
  }

  fileprivate static func unclosedString(at span: SourceSpan, quotes: String) -> Diagnostic {
    .error(.graphQLSyntax, "the text is not closed", at: span, hint: "close it with \(quotes)")
  }
}
