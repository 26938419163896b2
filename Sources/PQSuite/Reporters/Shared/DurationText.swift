/// A duration for people, such as `12 ms`, `1.23 s` or `2 min 5 s`.
struct DurationText: CustomStringConvertible {
  let description: String

  init(_ duration: Duration) {
    let (seconds, attoseconds) = max(.zero, duration).components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    description =
      switch seconds {
      case 0: milliseconds == 0 && attoseconds > 0 ? "less than 1 ms" : "\(milliseconds) ms"
      case 1..<60: "\(seconds).\(milliseconds / 100)\(milliseconds / 10 % 10) s"
      default: "\(seconds / 60) min \(seconds % 60) s"
      }
  }
}

/// A duration as a decimal number with three digits after the point, for programs.
enum DecimalDuration {
  /// The number of seconds: `0.120`.
  static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = max(.zero, duration).components
    return "\(seconds).\(digits(attoseconds / 1_000_000_000_000_000))"
  }

  /// The number of milliseconds: `120.417`.
  static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = max(.zero, duration).components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return "\(microseconds / 1_000).\(digits(microseconds % 1_000))"
  }

  private static func digits(_ thousandths: Int64) -> String {
    let digits = String(thousandths)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
