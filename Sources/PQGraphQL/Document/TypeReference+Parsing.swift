public import PQCore

extension TypeReference {
  /// Reads a type such as `[String!]!`.
  ///
  /// - Parameters:
  ///   - text: The type in GraphQL's notation.
  ///   - span: Where the text stands, if anywhere; it may cover quotes too.
  /// - Returns: The type.
  /// - Throws: A diagnostic, as near to the fault as the span allows.
  public static func parse(_ text: String, at span: SourceSpan? = nil) throws(Diagnostic) -> TypeReference {
    if let span, let range = span.range(of: text) {
      return try parse(span.source, in: range)
    }
    let source = SourceText(name: "type", text: text)
    do {
      return try parse(source, in: 0..<source.bytes.count)
    } catch {
      var problem = error
      problem.span = span
      throw problem
    }
  }

  private static func parse(_ source: SourceText, in range: Range<Int>) throws(Diagnostic) -> TypeReference {
    var parser = try Parser(source, range: range)
    let type = try parser.parseType()
    try parser.expectEnd()
    return type
  }
}

extension SourceSpan {
  /// Finds the bytes of a text that stands at the start of the span, after at most one quote.
  fileprivate func range(of text: String) -> Range<Int>? {
    let count = text.utf8.count
    let starts = [range.lowerBound, range.lowerBound + 1].filter { $0 + count <= range.upperBound }
    let start = starts.first { source.bytes[$0..<$0 + count].elementsEqual(text.utf8) }
    return start.map { $0..<$0 + count }
  }
}
