import Synchronization

/// The identity of one call, and whether it was cancelled.
final class Ticket: Sendable {
  private let cancelled = Atomic(false)

  /// Whether the call was cancelled.
  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  /// Marks the call as cancelled, for the case that it has not started yet.
  func cancel() {
    cancelled.store(true, ordering: .releasing)
  }
}
