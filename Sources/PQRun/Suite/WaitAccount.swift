/// How long a case waited for its answer, and how many calls it made meanwhile.
public struct WaitAccount: Sendable, Hashable {
  /// The calls that were made.
  public var callCount: Int

  /// The time from the first call to the last answer.
  public var duration: Duration

  /// Makes an account.
  ///
  /// - Parameters:
  ///   - callCount: The calls that were made.
  ///   - duration: The time from the first call to the last answer.
  public init(callCount: Int, duration: Duration) {
    self.callCount = callCount
    self.duration = duration
  }
}

extension WaitAccount: CustomStringConvertible {
  /// The account in words: `6.2 s, 3 calls`.
  public var description: String {
    "\(SecondsText(duration)) s, \(callCount) \(callCount == 1 ? "call" : "calls")"
  }
}
