import Synchronization

/// The addresses that were asked for before.
final class AskedTargets: Sendable {
  // Bytes, because two texts that look alike are equal in Swift and different on the wire.
  private let targets = Mutex<Set<[UInt8]>>([])
  private static let limit = 65_536

  /// Adds an address; when there are too many, the others are forgotten.
  ///
  /// - Parameter target: The address.
  /// - Returns: Whether it is new.
  func insert(_ target: String) -> Bool {
    targets.withLock { targets in
      if targets.count >= Self.limit { targets.removeAll() }
      return targets.insert(Array(target.utf8)).inserted
    }
  }
}
