import PQCore

/// Reads documents and types by recursive descent (GraphQL, appendix B); the rules stand in its extensions.
struct Parser {
  let source: SourceText
  private var lexer: Lexer
  private(set) var current: Token
  private var previousEnd: Int
  private var depth = 0

  private static let depthLimit = 200
  private static let tokenLimit = 15_000

  /// Makes a parser that stands at the first token.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - range: The bytes to read; all of them by default.
  /// - Throws: A diagnostic when the text begins with no token.
  init(_ source: SourceText, range: Range<Int>? = nil) throws(Diagnostic) {
    self.source = source
    let range = range ?? 0..<source.bytes.count
    lexer = Lexer(source, range: range, tokenLimit: Self.tokenLimit)
    previousEnd = range.lowerBound
    current = try lexer.next()
  }

  // MARK: - Tokens

  mutating func advance() throws(Diagnostic) {
    previousEnd = current.range.upperBound
    current = try lexer.next()
  }

  func at(_ punctuator: Punctuator) -> Bool { current.kind == .punctuator(punctuator) }

  func at(keyword: String) -> Bool { current.kind == .name && currentText == keyword }

  var currentText: String { source.text(in: current.range) }

  var currentSpan: SourceSpan { SourceSpan(source: source, range: current.range) }

  /// The span from a byte to the end of the last token read.
  func span(from start: Int) -> SourceSpan {
    SourceSpan(source: source, range: start..<max(start, previousEnd))
  }

  mutating func skip(_ punctuator: Punctuator) throws(Diagnostic) -> Bool {
    guard at(punctuator) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ punctuator: Punctuator, in place: String) throws(Diagnostic) {
    guard try skip(punctuator) else { throw unexpected("'\(punctuator.text)'", in: place) }
  }

  mutating func expectName(_ what: String, in place: String) throws(Diagnostic) -> String {
    guard current.kind == .name else { throw unexpected(what, in: place) }
    let name = currentText
    try advance()
    return name
  }

  /// Reads items between two signs.
  mutating func list<Item>(
    _ open: Punctuator,
    _ close: Punctuator,
    in place: String,
    allowsNone: Bool = false,
    item: (inout Parser) throws(Diagnostic) -> Item
  ) throws(Diagnostic) -> [Item] {
    let start = current.range
    try expect(open, in: place)
    var items: [Item] = []
    while !at(close) {
      if current.kind == .end { throw .unclosed(open, close, at: SourceSpan(source: source, range: start)) }
      items.append(try item(&self))
    }
    if items.isEmpty, !allowsNone {
      throw .empty(place, at: SourceSpan(source: source, range: start.lowerBound..<current.range.upperBound))
    }
    try advance()
    return items
  }

  /// Reads something that can hold more of its kind, and refuses to go too deep.
  mutating func nested<Value>(
    _ read: (inout Parser) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard depth < Self.depthLimit else { throw .tooDeep(at: currentSpan) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  func expectEnd() throws(Diagnostic) {
    if current.kind != .end { throw unexpected("the end", in: "a type") }
  }

  func unexpected(_ expected: String, in place: String) -> Diagnostic {
    let found = current.kind == .end ? "the end of the text" : "'\(currentText)'"
    return .unexpected(found, expected: expected, in: place, at: currentSpan)
  }
}

extension Diagnostic {
  fileprivate static func unexpected(
    _ found: String,
    expected: String,
    in place: String,
    at span: SourceSpan
  ) -> Diagnostic {
    .error(
      .graphQLSyntax,
      "unexpected \(found) in \(place)",
      at: span,
      label: "expected \(expected)",
      hint: "write \(expected) here"
    )
  }

  fileprivate static func unclosed(_ open: Punctuator, _ close: Punctuator, at span: SourceSpan) -> Diagnostic {
    .error(
      .graphQLSyntax,
      "'\(open.text)' is not closed",
      at: span,
      hint: "add '\(close.text)' where it ends"
    )
  }

  fileprivate static func empty(_ place: String, at span: SourceSpan) -> Diagnostic {
    .error(.graphQLSyntax, "\(place) is empty", at: span, hint: "put something in, or remove the signs")
  }

  fileprivate static func tooDeep(at span: SourceSpan) -> Diagnostic {
    .error(
      .graphQLTooLarge,
      "the document is nested more than 200 levels deep",
      at: span,
      hint: "move inner selections into fragments"
    )
  }
}
