/// Why a text is no JSONPath query, and the bytes that show it.
struct JSONPathSyntaxError: Error {
  var message: String
  var range: Range<Int>
  var hint: String

  func diagnostic(of text: String, at outer: SourceSpan?) -> Diagnostic {
    .error(
      .invalidJSONPath,
      "invalid JSONPath: \(message)",
      at: SourceSpan.place(range, of: text, in: outer),
      hint: hint
    )
  }
}

/// A pattern in a query that is no I-Regexp.
struct UnusablePattern {
  var pattern: String
  var range: Range<Int>
}

extension SourceSpan {
  /// Finds a part of a query in the file that holds the query; a query written with escapes is taken as a whole.
  fileprivate static func place(_ range: Range<Int>, of text: String, in outer: SourceSpan?) -> SourceSpan {
    guard let outer else { return SourceSpan(source: SourceText(name: "JSONPath", text: text), range: range) }
    let written = outer.source.bytes[outer.range.clamped(to: 0..<outer.source.bytes.count)]
    let query = Array(text.utf8)
    for quotes in [0, 1] {
      let start = written.startIndex + quotes
      if written.count == query.count + 2 * quotes, written.dropFirst(quotes).starts(with: query) {
        return SourceSpan(source: outer.source, range: start + range.lowerBound..<start + range.upperBound)
      }
    }
    return outer
  }
}

extension Diagnostic {
  static func unusablePattern(_ unusable: UnusablePattern, of text: String, at outer: SourceSpan?) -> Diagnostic {
    .warning(
      .unusablePattern,
      "the pattern '\(unusable.pattern)' is no I-Regexp, so it matches nothing",
      at: SourceSpan.place(unusable.range, of: text, in: outer),
      hint: #"I-Regexp (RFC 9485) has no \d, \w, \s, \b, look-ahead or back references: write [0-9] for \d"#
    )
  }
}

extension Diagnostic.Code {
  /// A text that is no JSONPath query.
  public static let invalidJSONPath = Diagnostic.Code(
    "invalid-json-path",
    explanation: """
      The text is no query in JSONPath as RFC 9535 defines it. Older dialects differ: here every query starts with '$', \
      a name with a hyphen or a space is written ['like-this'], and a filter compares with ==, &&, || and !.
      """,
    example: "$.data.items[?(@.price = 5)]"
  )

  /// A pattern that can never match.
  public static let unusablePattern = Diagnostic.Code(
    "unusable-pattern",
    explanation: """
      The functions match and search of JSONPath take patterns in I-Regexp (RFC 9485), which is smaller than other \
      dialects. A pattern outside of it matches nothing, which RFC 9535 demands, so the filter selects nothing.
      """,
    example: #"$.items[?match(@.slug, '\d+')]"#
  )
}
