import Synchronization

/// Answers kept by the address that asked for them, as the cache in front of publish keeps them.
final class AnswerCache: Sendable {
  /// An answer with the moment it was made.
  struct Entry: Sendable {
    let response: SandboxResponse
    let madeAt: ContinuousClock.Instant
  }

  // Bytes, because two texts that look alike are equal in Swift and different on the wire.
  private let entries = Mutex<[[UInt8]: Entry]>([:])
  private static let limit = 1024

  /// Finds an answer.
  ///
  /// - Parameter target: The address.
  /// - Returns: The entry, or nil when there is none.
  func entry(for target: String) -> Entry? {
    entries.withLock { $0[Array(target.utf8)] }
  }

  /// Keeps an answer; when there are too many, the others go.
  ///
  /// - Parameters:
  ///   - entry: The answer.
  ///   - target: The address.
  func keep(_ entry: Entry, for target: String) {
    entries.withLock { entries in
      if entries.count >= Self.limit { entries.removeAll(keepingCapacity: true) }
      entries[Array(target.utf8)] = entry
    }
  }
}
