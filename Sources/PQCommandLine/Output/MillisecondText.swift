/// A duration in milliseconds with one decimal, such as `12.3 ms`.
struct MillisecondText: CustomStringConvertible {
  private let tenths: Int64

  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    tenths = seconds * 10_000 + (attoseconds + 50_000_000_000_000) / 100_000_000_000_000
  }

  var description: String { "\(tenths / 10).\(tenths % 10) ms" }
}
