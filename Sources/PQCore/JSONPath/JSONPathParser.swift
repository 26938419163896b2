/// Parses a query by the grammar of RFC 9535 and checks the types of its functions.
struct JSONPathParser {
  /// The deepest nesting of filters and parentheses.
  static let depthLimit = 64

  let bytes: [UInt8]
  var index = 0
  var depth = 0
  private(set) var unusablePatterns: [UnusablePattern] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(JSONPathSyntaxError) -> JSONPathQuery {
    guard take("$") else { throw failure("a query starts with '$'", hint: "write '$' for the whole answer: $.data") }
    let query = JSONPathQuery(segments: try segments())
    guard index == bytes.count else { throw unexpected("'.', '..' or '['") }
    return query
  }

  mutating func segments() throws(JSONPathSyntaxError) -> [JSONPathQuery.Segment] {
    var segments: [JSONPathQuery.Segment] = []
    while true {
      let end = index
      skipSpace()
      if peek("[") {
        segments.append(.init(isDescendant: false, selectors: try bracketedSelectors()))
      } else if take("..") {
        let selectors = peek("[") ? try bracketedSelectors() : [try dottedSelector()]
        segments.append(.init(isDescendant: true, selectors: selectors))
      } else if take(".") {
        segments.append(.init(isDescendant: false, selectors: [try dottedSelector()]))
      } else {
        index = end
        return segments
      }
    }
  }

  private mutating func dottedSelector() throws(JSONPathSyntaxError) -> JSONPathQuery.Selector {
    if take("*") { return .wildcard }
    let start = index
    while let byte = current, isNameByte(byte, isFirst: index == start) { index += 1 }
    guard index > start else { throw unexpected("a name or '*' after the point") }
    return .name(text(from: start))
  }

  private mutating func bracketedSelectors() throws(JSONPathSyntaxError) -> [JSONPathQuery.Selector] {
    index += 1
    var selectors: [JSONPathQuery.Selector] = []
    repeat {
      skipSpace()
      selectors.append(try selector())
      skipSpace()
    } while take(",")
    guard take("]") else { throw unexpected("',' or ']'") }
    return selectors
  }

  private mutating func selector() throws(JSONPathSyntaxError) -> JSONPathQuery.Selector {
    switch current {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .name(try stringLiteral())
    case UInt8(ascii: "*"):
      index += 1
      return .wildcard
    case UInt8(ascii: "?"):
      index += 1
      skipSpace()
      return .filter(try nested { (parser) throws(JSONPathSyntaxError) in try parser.condition() })
    case UInt8(ascii: ":"): return try slice(from: nil)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      let number = try integer()
      let end = index
      skipSpace()
      if peek(":") { return try slice(from: number) }
      index = end
      return .index(number)
    default: throw unexpected("a name in quotes, an index, a slice, '*' or '?'")
    }
  }

  private mutating func slice(from start: Int?) throws(JSONPathSyntaxError) -> JSONPathQuery.Selector {
    index += 1
    skipSpace()
    let end = startsInteger ? try integer() : nil
    skipSpace()
    guard take(":") else { return .slice(start: start, end: end, step: 1) }
    skipSpace()
    return .slice(start: start, end: end, step: startsInteger ? try integer() : 1)
  }

  private var startsInteger: Bool {
    current.map { $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 } ?? false
  }

  /// Reads an index, which must be exact in every implementation: at most 2⁵³ - 1.
  private mutating func integer() throws(JSONPathSyntaxError) -> Int {
    let start = index
    _ = take("-")
    while let byte = current, 0x30...0x39 ~= byte { index += 1 }
    let literal = text(from: start)
    let digits = literal.drop { $0 == "-" }
    guard !digits.isEmpty else { throw unexpected("a digit") }
    guard literal == "0" || digits.first != "0" else {
      throw failure("'\(literal)' is no index", from: start, hint: "write it without zeros in front")
    }
    guard let value = Int(literal), value.magnitude < 1 << 53 else {
      throw failure("the index '\(literal)' is out of range", from: start, hint: "no list is so long")
    }
    return value
  }

  /// Parses something that may hold itself, down to a limit.
  mutating func nested<Value>(
    _ parse: (inout JSONPathParser) throws(JSONPathSyntaxError) -> Value
  ) throws(JSONPathSyntaxError) -> Value {
    guard depth < Self.depthLimit else {
      throw failure("nested deeper than \(Self.depthLimit) levels", hint: "make the filter simpler")
    }
    depth += 1
    let value = try parse(&self)
    depth -= 1
    return value
  }

  /// Makes the pattern of a literal, and remembers one that cannot be used.
  mutating func pattern(_ literal: String, at range: Range<Int>) -> JSONPathPattern {
    let expression = IRegexp(literal)
    if expression == nil { unusablePatterns.append(.init(pattern: literal, range: range)) }
    return .fixed(expression)
  }
}
