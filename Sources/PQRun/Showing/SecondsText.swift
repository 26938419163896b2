/// A duration in seconds with as many decimals as it has, three at the most, such as `5` or `0.250`.
package struct SecondsText: Sendable, CustomStringConvertible {
  private let duration: Duration

  /// Makes the text of a duration.
  ///
  /// - Parameter duration: The duration.
  package init(_ duration: Duration) {
    self.duration = duration
  }

  /// The text.
  package var description: String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else { return String(seconds) }
    let digits = String(milliseconds)
    return "\(seconds)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
