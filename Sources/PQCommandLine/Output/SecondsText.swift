/// A duration in seconds with as many decimals as it has, three at the most, such as `5` or `0.250`.
struct SecondsText: CustomStringConvertible {
  private let duration: Duration

  init(_ duration: Duration) {
    self.duration = duration
  }

  var description: String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else { return String(seconds) }
    let digits = String(milliseconds)
    return "\(seconds)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
