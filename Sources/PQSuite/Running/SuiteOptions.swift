/// How a smoke test is run.
public struct SuiteOptions: Sendable, Hashable {
  /// How many cases run at a time.
  public var jobs: Int

  /// How often each case is run.
  public var repeatCount: Int

  /// Whether the run ends with the first case that does not pass.
  public var failsFast: Bool

  /// How long the whole run may take, or nil for no bound.
  public var timeout: Duration?

  /// What the cases took before, or nil when they are not held against it.
  public var baseline: Baseline?

  /// Makes options.
  ///
  /// - Parameters:
  ///   - jobs: How many cases run at a time.
  ///   - repeatCount: How often each case is run.
  ///   - failsFast: Whether the run ends with the first case that does not pass.
  ///   - timeout: How long the whole run may take.
  ///   - baseline: What the cases took before.
  public init(
    jobs: Int = 4,
    repeatCount: Int = 1,
    failsFast: Bool = false,
    timeout: Duration? = nil,
    baseline: Baseline? = nil
  ) {
    self.jobs = jobs
    self.repeatCount = repeatCount
    self.failsFast = failsFast
    self.timeout = timeout
    self.baseline = baseline
  }
}
