/// How many cases of a smoke test came to each end.
public struct RunTotals: Sendable, Hashable {
  /// The cases that passed, flaky ones among them.
  public var passed = 0

  /// The cases that passed, but not at the first attempt.
  public var flaky = 0

  /// The cases whose answer is bad, or whose checks failed.
  public var failed = 0

  /// The cases without an answer to judge.
  public var errored = 0

  /// The cases that were not run.
  public var skipped = 0

  /// The checks that were held against an answer.
  public var checks = 0

  /// Counts results.
  ///
  /// - Parameter results: The results.
  public init(_ results: some Sequence<CaseResult> = []) {
    for result in results { add(result) }
  }

  /// All cases.
  public var cases: Int { passed + failed + errored + skipped }

  /// Whether nothing failed.
  public var isGreen: Bool { failed == 0 && errored == 0 }

  /// Counts one more result.
  ///
  /// - Parameter result: The result.
  public mutating func add(_ result: CaseResult) {
    checks += result.checks.count
    switch result.status {
    case .passed: passed += 1
    case .flaky:
      passed += 1
      flaky += 1
    case .failed: failed += 1
    case .errored: errored += 1
    case .skipped: skipped += 1
    }
  }
}
