public import PQCore

/// A case of a smoke test and what became of it.
public struct CaseResult: Sendable {
  /// Which case it is.
  public var identity: CaseIdentity

  /// Where it is declared.
  public var span: SourceSpan?

  /// The tags of its query, and its own.
  public var tags: [String]

  /// What became of it.
  public var status: Status

  /// Its checks, in written order; empty when none was reached.
  public var checks: [CheckResult]

  /// What kept it from passing beside its checks: the verdict, the decoder, the way to the server, a file.
  public var problems: [Diagnostic]

  /// What is worth a warning although it is no failure.
  public var warnings: [Diagnostic]

  /// What kind of answer came, or nil when none did.
  public var verdict: Verdict?

  /// What was asked and what came, or nil when nothing was sent.
  public var exchange: ExchangeAccount?

  /// How long each run of it took: one for each of `--repeat`.
  public var durations: [Duration]

  /// When it began, since the start of the whole run.
  public var start: Duration

  /// How long it waited for its answer, or nil when it does not wait.
  public var wait: WaitAccount?

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - identity: Which case it is.
  ///   - span: Where it is declared.
  ///   - tags: The tags of its query, and its own.
  ///   - status: What became of it.
  ///   - checks: Its checks, in written order.
  ///   - problems: What kept it from passing beside its checks.
  ///   - warnings: What is worth a warning although it is no failure.
  ///   - verdict: What kind of answer came.
  ///   - exchange: What was asked and what came.
  ///   - durations: How long each run of it took.
  ///   - start: When it began, since the start of the whole run.
  ///   - wait: How long it waited for its answer.
  public init(
    _ identity: CaseIdentity,
    span: SourceSpan? = nil,
    tags: [String] = [],
    status: Status,
    checks: [CheckResult] = [],
    problems: [Diagnostic] = [],
    warnings: [Diagnostic] = [],
    verdict: Verdict? = nil,
    exchange: ExchangeAccount? = nil,
    durations: [Duration] = [],
    start: Duration = .zero,
    wait: WaitAccount? = nil
  ) {
    self.identity = identity
    self.span = span
    self.tags = tags
    self.status = status
    self.checks = checks
    self.problems = problems
    self.warnings = warnings
    self.verdict = verdict
    self.exchange = exchange
    self.durations = durations
    self.start = start
    self.wait = wait
  }

  /// How long all of its runs took together.
  public var duration: Duration { durations.reduce(.zero, +) }

  /// The checks that failed.
  public var failedChecks: [CheckResult] { checks.filter { !$0.outcome.passed } }
}

extension CaseResult {
  /// What became of a case.
  public enum Status: Sendable, Hashable {
    /// It passed.
    case passed
    /// It passed, but not at the first attempt.
    case flaky
    /// An answer came and is bad, or a check failed.
    case failed
    /// There is no answer to judge: a file, the way to the server, or the credentials are at fault.
    case errored
    /// It was not run, for this reason.
    case skipped(reason: String)
  }

  /// The class of failure, which decides the exit status.
  public var failure: Diagnostic.FailureClass {
    switch status {
    case .passed, .flaky, .skipped: .none
    case .failed: .badAnswer
    case .errored: problems.first { $0.failure != .none }?.failure ?? .bug
    }
  }
}
