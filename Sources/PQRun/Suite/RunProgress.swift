/// How far a smoke test is.
public struct RunProgress: Sendable, Hashable {
  /// The cases that are done.
  public var done: Int

  /// The cases that are known.
  public var total: Int

  /// The cases that did not pass.
  public var failed: Int

  /// The time since the run began.
  public var elapsed: Duration

  /// Makes a progress.
  ///
  /// - Parameters:
  ///   - done: The cases that are done.
  ///   - total: The cases that are known.
  ///   - failed: The cases that did not pass.
  ///   - elapsed: The time since the run began.
  public init(done: Int, total: Int, failed: Int, elapsed: Duration) {
    self.done = done
    self.total = total
    self.failed = failed
    self.elapsed = elapsed
  }
}
