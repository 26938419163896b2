public import PQCore

/// What a smoke test found.
public struct RunReport: Sendable {
  /// What was known when it began.
  public var header: RunHeader

  /// The cases, in the order of the files; those that were not reached are not among them.
  public var results: [CaseResult]

  /// How long the whole run took.
  public var duration: Duration

  /// Why it ended before all cases were done, or nil.
  public var interruption: Interruption?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - header: What was known when it began.
  ///   - results: The cases, in the order of the files.
  ///   - duration: How long the whole run took.
  ///   - interruption: Why it ended before all cases were done.
  public init(
    header: RunHeader,
    results: [CaseResult],
    duration: Duration,
    interruption: Interruption? = nil
  ) {
    self.header = header
    self.results = results
    self.duration = duration
    self.interruption = interruption
  }

  /// Why a run ended before all cases were done.
  public enum Interruption: Sendable, Hashable {
    /// Somebody ended it.
    case cancelled
    /// A case failed, and the run was to end with the first one.
    case firstFailure
    /// The time for the whole run was over.
    case timeout(Duration)
  }

  /// How many cases came to each end.
  public var totals: RunTotals { RunTotals(results) }

  /// The classes of what failed, which decide the exit status.
  public var failures: Set<Diagnostic.FailureClass> {
    var failures = Set(results.map(\.failure))
    switch interruption {
    case .cancelled: failures.insert(.interrupted)
    case .timeout: failures.insert(.noAnswer)
    case .firstFailure, nil: break
    }
    failures.remove(.none)
    return failures
  }
}
