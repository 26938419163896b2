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

  /// Finds the cases that are run: those that fit, and those that capture values for them.
  ///
  /// - Parameter plan: The cases, in order.
  /// - Returns: The cases that are run, in order.
  public func select(from plan: [SuiteCase]) -> [SuiteCase] {
    var included = Set(plan.indices.filter { includes(plan[$0]) })
    guard included.count < plan.count else { return plan }
    let sources = CaptureSources(plan)
    var rest = Array(included)
    while let place = rest.popLast() {
      for source in sources.places(of: place) where included.insert(source).inserted { rest.append(source) }
    }
    return plan.indices.filter(included.contains).map { plan[$0] }
  }

  /// Whether a case fits.
  ///
  /// - Parameter planned: The case; one that is not expanded yet fits when one of its cases may.
  /// - Returns: Whether it fits every limit.
  public func includes(_ planned: SuiteCase) -> Bool {
    let tagged = tags.isEmpty || planned.tags.contains(where: tags.contains)
    guard tagged, !planned.tags.contains(where: excludedTags.contains) else { return false }
    guard places.isEmpty || places.contains(where: { $0.holds(planned) }) else { return false }
    guard let identities else { return true }
    guard planned.expansion != nil else {
      // Where rows could not be had, the case failed as one, and all that it becomes now is run.
      return identities.contains(planned.identity) || planned.parent.map(identities.contains) ?? false
    }
    return identities.contains { planned.identity.mayBecome($0) }
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
      guard let own = planned.span, !own.lines.contains(line) else { return true }
      return !planned.query.cases.contains { $0.span?.lines.contains(line) ?? false }
    }
  }
}

extension CaseIdentity {
  /// Whether a case may become another by its rows and its matrix.
  fileprivate func mayBecome(_ other: CaseIdentity) -> Bool {
    guard environment == other.environment, query == other.query, let name else { return false }
    return other.name?.hasPrefix(name) ?? false
  }
}

extension SourceSpan {
  /// The lines it reaches over.
  fileprivate var lines: ClosedRange<Int> {
    var end = range.upperBound
    while end > range.lowerBound,
      source.bytes[end - 1] == UInt8(ascii: "\n") || source.bytes[end - 1] == UInt8(ascii: " ")
    {
      end -= 1
    }
    return start.line...source.position(at: end).line
  }
}
