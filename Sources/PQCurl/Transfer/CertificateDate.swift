import PQCore

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
      guard let month = CalendarTime.months.firstIndex(of: words[0]), let day = Int(words[1]), let year = Int(words[3])
      else {
        return nil
      }
      return CalendarTime.secondsSince1970(year: year, month: month + 1, day: day, time: words[2])
    case 3:
      let date = words[0].split(separator: "-").compactMap { Int($0) }
      guard date.count == 3 else { return nil }
      return CalendarTime.secondsSince1970(year: date[0], month: date[1], day: date[2], time: words[1])
    default:
      return nil
    }
  }
}
