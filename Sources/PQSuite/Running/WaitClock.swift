internal import PQCore
internal import PQRun

/// Counts the calls of a case that waits, and pauses between them.
struct WaitClock {
  private let wait: PlannedWait
  private let start: ContinuousClock.Instant
  private(set) var account = WaitAccount(callCount: 0, duration: .zero)

  init(_ wait: PlannedWait) {
    self.wait = wait
    start = .now
  }

  /// Notes that an answer came, or that none did.
  mutating func count() {
    account.callCount += 1
    account.duration = ContinuousClock.now - start
  }

  /// Pauses before the next call.
  ///
  /// - Returns: Whether there is time for one more call; not when the task was cancelled.
  func pause() async -> Bool {
    guard account.duration + wait.interval <= wait.timeout else { return false }
    return (try? await Task.sleep(for: wait.interval)) != nil
  }
}
