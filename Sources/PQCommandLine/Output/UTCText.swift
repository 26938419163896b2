#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A time of day in UTC, such as `2026-11-30T07:12:37Z`.
struct UTCText: CustomStringConvertible {
  private let seconds: Int

  init(secondsSince1970 seconds: Int) {
    self.seconds = seconds
  }

  var description: String {
    var time = time_t(seconds)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&time, &parts) != nil else { return "\(seconds) s" }
    let date = unsafe [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Int($0) }
    return date.map(padded).joined(separator: "-") + "T" + clock.map(padded).joined(separator: ":") + "Z"
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
