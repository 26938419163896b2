internal import PQCore
internal import PQModel
public import PQRun

/// Which of the planned cases are run.
public struct SuiteFilter: Sendable, Hashable {
  /// Tags of which a case needs one; empty for all cases.
  public var tags: Set<String>

  /// Tags of which a case must have none.
  public var excludedTags: Set<String>

  /// Places in files of which a case must be at one; empty for all cases.
  public var places: [Place]

  /// The only cases that are run, or nil for all.
  public var identities: Set<CaseIdentity>?

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - tags: Tags of which a case needs one; empty for all cases.
  ///   - excludedTags: Tags of which a case must have none.
  ///   - places: Places in files of which a case must be at one; empty for all cases.
  ///   - identities: The only cases that are run, or nil for all.
  public init(
    tags: Set<String> = [],
    excludedTags: Set<String> = [],
    places: [Place] = [],
    identities: Set<CaseIdentity>? = nil
  ) {
    self.tags = tags
    self.excludedTags = excludedTags
    self.places = places
    self.identities = identities
  }

  /// Whether a case is run.
  ///
  /// - Parameter planned: The case.
  /// - Returns: Whether it fits every limit.
  public func includes(_ planned: SuiteCase) -> Bool {
    let tagged = tags.isEmpty || planned.tags.contains(where: tags.contains)
    guard tagged, !planned.tags.contains(where: excludedTags.contains) else { return false }
    guard places.isEmpty || places.contains(where: { $0.holds(planned) }) else { return false }
    return identities?.contains(planned.identity) ?? true
  }
}

extension SuiteFilter {
  /// A query, or one of its cases by a line of its file.
  public struct Place: Sendable, Hashable {
    /// The query's name.
    public var query: String

    /// A line of its file, from 1; nil for all of its cases.
    public var line: Int?

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - query: The query's name.
    ///   - line: A line of its file, from 1; nil for all of its cases.
    public init(query: String, line: Int? = nil) {
      self.query = query
      self.line = line
    }

    /// Whether a case is meant: by its own lines, or by a line of the query that belongs to no case.
    func holds(_ planned: SuiteCase) -> Bool {
      guard planned.query.name == query else { return false }
      guard let line else { return true }
      let spans = planned.query.cases.compactMap(\.span)
      guard let own = planned.span, spans.contains(where: { $0.lines.contains(line) }) else { return true }
      return own.lines.contains(line)
    }
  }
}

extension SourceSpan {
  /// The lines it reaches over.
  fileprivate var lines: ClosedRange<Int> {
    let first = start.line
    let text = text.utf8
    let breaks = text.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let trailing = text.reversed().prefix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
    return first...max(first, first + breaks - trailing.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) })
  }
}
