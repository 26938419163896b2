public import PQCore

/// One HTTP header field: a valid name and a valid value (RFC 9110, section 5).
public struct HeaderField: Sendable, Hashable {
  /// The name as written; names compare without regard to case.
  public let name: String

  /// The value as sent.
  public let value: String

  /// Whether the value must never be shown.
  public let isSensitive: Bool

  /// Makes a field, or refuses what HTTP does not allow.
  ///
  /// - Parameters:
  ///   - name: A token: letters, digits and ``!#$%&'*+-.^_`|~``.
  ///   - value: Text without control characters; leading and trailing blanks are dropped.
  ///   - isSensitive: Whether the value must never be shown; nil asks the name (`Authorization`, `Cookie` …).
  ///   - span: Where the field is written, for the diagnostic.
  /// - Throws: A diagnostic that names the character that is not allowed.
  public init(
    _ name: String,
    _ value: String,
    isSensitive: Bool? = nil,
    at span: SourceSpan? = nil
  ) throws(Diagnostic) {
    guard !name.isEmpty, name.utf8.allSatisfy(HeaderField.isTokenByte) else {
      throw .invalidHeaderName(name, at: span)
    }
    if let scalar = value.unicodeScalars.first(where: HeaderField.isForbidden) {
      throw .controlCharacter(scalar, inHeader: name, at: span)
    }
    self.name = name
    self.value = HeaderField.trimmingBlanks(value)
    self.isSensitive = isSensitive ?? HeaderField.sensitiveNames.contains(name.lowercased())
  }

  private static let sensitiveNames: Set<String> = [
    "authorization", "cookie", "proxy-authorization", "set-cookie", "x-api-key", "x-auth-token", "x-usertoken",
    "x-usertoken-response",
  ]

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F
  }

  private static func trimmingBlanks(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    let end = bytes.index(after: last)
    return first == bytes.startIndex && end == bytes.endIndex ? text : String(text[first..<end])
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension HeaderField: CustomStringConvertible {
  /// The field as a line, with a sensitive value hidden.
  public var description: String {
    "\(name): \(isSensitive ? "<redacted>" : value)"
  }
}

extension Diagnostic.Code {
  package static let invalidHeader = Diagnostic.Code(
    "invalid-header",
    explanation: """
      A header field has a name or a value that HTTP does not allow. A name is a token of letters, digits and a few \
      marks; a value holds no control character, because a line break inside a value would start a new header field.
      """,
    example: #"headers: { "X Smoke": "1" }"#
  )
}

extension Diagnostic {
  fileprivate static func invalidHeaderName(_ name: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .invalidHeader,
      "'\(name)' is not a header name",
      at: span,
      hint: "use letters, digits and hyphens, such as X-Smoke"
    )
  }

  fileprivate static func controlCharacter(
    _ scalar: Unicode.Scalar,
    inHeader name: String,
    at span: SourceSpan?
  ) -> Diagnostic {
    let number = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
    return .error(
      .invalidHeader,
      "the value of header '\(name)' holds the control character U+\(padded)",
      at: span,
      hint: "remove it; a header value is one line of text"
    )
  }
}
