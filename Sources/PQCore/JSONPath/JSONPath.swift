/// A query into JSON as RFC 9535 defines it: `$.data.items[?@.price > 100].slug`.
///
/// It is parsed and type-checked once, and can then be run on any number of values.
public struct JSONPath: Sendable {
  /// The query as written.
  public let text: String

  /// What is doubtful about it, though it is valid: patterns that can never match.
  public let warnings: [Diagnostic]

  private let query: JSONPathQuery

  /// Reads a query.
  ///
  /// - Parameters:
  ///   - text: The query.
  ///   - span: Where it is written, so that a fault is shown there.
  /// - Throws: What is wrong with it, and where.
  public init(_ text: String, at span: SourceSpan? = nil) throws(Diagnostic) {
    var parser = JSONPathParser(text)
    do {
      query = try parser.parse()
    } catch {
      throw error.diagnostic(of: text, at: span)
    }
    self.text = text
    warnings = parser.unusablePatterns.map { .unusablePattern($0, of: text, at: span) }
  }

  /// Whether it gives one node at most, because it holds names and indexes only.
  public var isSingular: Bool { query.isSingular }

  /// Finds how far a query to one place leads in a value where it finds nothing.
  ///
  /// - Parameter json: The value that `$` stands for.
  /// - Returns: The last value on the way, and the step that leads nowhere; nil when something is found, and for queries
  ///   that may give several nodes.
  package func deadEnd(in json: JSON) -> (last: JSON, missing: JSONLocation.Step)? {
    guard isSingular else { return nil }
    var last = json
    for segment in query.segments {
      guard let selector = segment.selectors.first else { return nil }
      let step: JSONLocation.Step
      let next: JSON?
      switch selector {
      case .name(let name): (step, next) = (.name(name), last[name])
      case .index(let index):
        (step, next) = (.index(index), last[index < 0 ? index + (last.count ?? 0) : index])
      case .wildcard, .slice, .filter: return nil
      }
      guard let next else { return (last, step) }
      last = next
    }
    return nil
  }

  /// Runs the query.
  ///
  /// - Parameter json: The value that `$` stands for.
  /// - Returns: The nodes found, in the order of the RFC; each knows its own ``JSON/location``.
  public func nodes(in json: JSON) -> [JSON] {
    JSONPathEvaluator(root: json).nodes(of: query, at: json)
  }
}

extension JSONPath: Hashable, CustomStringConvertible {
  /// The query as written.
  public var description: String { text }

  /// Compares two queries as they are written.
  ///
  /// - Parameters:
  ///   - left: One query.
  ///   - right: The other query.
  /// - Returns: Whether they are written alike.
  public static func == (left: JSONPath, right: JSONPath) -> Bool {
    left.text == right.text
  }

  /// Hashes the query as it is written.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
