extension Duration {
  /// The time in milliseconds, rounded down.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds.multipliedReportingOverflow(by: 1000).overflow
      ? .max : seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }

  /// The time in words: `5 seconds`, `0.25 seconds`.
  var inSeconds: String {
    let milliseconds = wholeMilliseconds
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    let digits = fraction.prefix(
      fraction.lastIndex { $0 != "0" }.map { fraction.distance(from: fraction.startIndex, to: $0) + 1 } ?? 0
    )
    let number = digits.isEmpty ? "\(milliseconds / 1000)" : "\(milliseconds / 1000).\(digits)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
