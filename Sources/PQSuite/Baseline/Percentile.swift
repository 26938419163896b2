/// A time that a share of several times does not go beyond (the nearest-rank method).
package enum Percentile: Sendable {
  /// Finds the time.
  ///
  /// - Parameters:
  ///   - percent: The share, from 1 to 100.
  ///   - times: The times, in any order.
  /// - Returns: One of the times, or nil when there is none.
  package static func time(_ percent: Int, of times: [Duration]) -> Duration? {
    guard !times.isEmpty else { return nil }
    let rank = (times.count * percent + 99) / 100
    return times.sorted()[max(1, min(rank, times.count)) - 1]
  }
}
