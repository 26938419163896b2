import PQCore

/// One column of a table or of CSV: a heading, and what it shows of an item.
struct ResultColumn: Sendable {
  /// The heading.
  let title: String

  private let path: JSONPath

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - text: A JSONPath, or one without the `$.` at its start.
  ///   - span: Where it is written.
  /// - Throws: What is wrong with the path.
  init(_ text: String, at span: SourceSpan? = nil) throws(Diagnostic) {
    title = text
    path = try JSONPath(text.hasPrefix("$") ? text : text.hasPrefix("[") ? "$\(text)" : "$.\(text)", at: span)
  }

  /// Makes a column of a member.
  init(member name: String) throws(Diagnostic) {
    title = name
    path = try JSONPath(JSONLocation([.name(name)]).normalizedPath)
  }

  /// What it shows of an item; null counts as nothing.
  func values(of item: JSON) -> [JSON] {
    path.nodes(in: item).filter { !$0.isNull }
  }

  /// Reads the value of `--columns`: paths with commas between them.
  ///
  /// - Parameter option: The value.
  /// - Returns: The columns.
  /// - Throws: What is wrong with a path.
  static func columns(_ option: GivenOption) throws(Diagnostic) -> [ResultColumn] {
    let source = SourceText(name: "--columns", text: option.text)
    return try split(option.text).map { part throws(Diagnostic) in
      do throws(Diagnostic) {
        return try ResultColumn(part.text, at: SourceSpan(source: source, range: part.range))
      } catch {
        var problem = error
        problem.failure = .usage
        throw problem
      }
    }
  }

  // A comma within brackets, parentheses or quotes belongs to the path.
  private static func split(_ text: String) -> [(text: String, range: Range<Int>)] {
    var parts: [(text: String, range: Range<Int>)] = []
    var (start, depth) = (0, 0)
    var quote: UInt8?
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case quote: quote = nil
      case UInt8(ascii: "'"), UInt8(ascii: "\""): if quote == nil, depth > 0 { quote = byte }
      case UInt8(ascii: "["), UInt8(ascii: "("): if quote == nil { depth += 1 }
      case UInt8(ascii: "]"), UInt8(ascii: ")"): if quote == nil { depth -= 1 }
      case UInt8(ascii: ",") where depth == 0 && quote == nil:
        parts.append(part(of: bytes, start..<index))
        start = index + 1
      default: break
      }
    }
    parts.append(part(of: bytes, start..<bytes.count))
    return parts
  }

  private static func part(of bytes: [UInt8], _ range: Range<Int>) -> (text: String, range: Range<Int>) {
    let space = UInt8(ascii: " ")
    let start = bytes[range].firstIndex { $0 != space } ?? range.lowerBound
    let end = bytes[range].lastIndex { $0 != space }.map { $0 + 1 } ?? start
    return (String(decoding: bytes[start..<end], as: UTF8.self), start..<end)
  }
}
