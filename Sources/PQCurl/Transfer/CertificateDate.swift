/// Reads the dates of certificates as libcurl writes them down.
enum CertificateDate {
  /// Reads a date in GMT: `Nov 30 07:12:37 2026 GMT` or `2026-11-30 07:12:37 GMT`, after the library that does TLS.
  ///
  /// - Parameter text: The date.
  /// - Returns: Seconds since the beginning of 1970, or nil for any other form.
  static func secondsSince1970(_ text: String) -> Int? {
    let words = text.split(separator: " ").map(String.init)
    guard words.last == "GMT" else { return nil }
    switch words.count {
    case 5:
      guard let month = months.firstIndex(of: words[0]), let day = Int(words[1]), let year = Int(words[3]) else {
        return nil
      }
      return seconds(year: year, month: month + 1, day: day, time: words[2])
    case 3:
      let date = words[0].split(separator: "-").compactMap { Int($0) }
      guard date.count == 3 else { return nil }
      return seconds(year: date[0], month: date[1], day: date[2], time: words[1])
    default:
      return nil
    }
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func seconds(year: Int, month: Int, day: Int, time: String) -> Int? {
    let clock = time.split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
      (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    return days(year: year, month: month, day: day) * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
  }

  // A year that begins in March has its leap day at the end, so that every month has a fixed start.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}
