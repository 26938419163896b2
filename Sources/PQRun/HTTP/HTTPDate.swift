import PQCore

/// Reads the dates of header fields in the three forms of RFC 9110, section 5.6.7.
enum HTTPDate {
  /// Reads a date: `Sun, 06 Nov 1994 08:49:37 GMT`, and the old forms `Sunday, 06-Nov-94 08:49:37 GMT` and
  /// `Sun Nov  6 08:49:37 1994`.
  ///
  /// - Parameter text: The date.
  /// - Returns: Seconds since the beginning of 1970, or nil for any other text.
  static func secondsSince1970(_ text: String) -> Int? {
    let words = text.split { " ,-".contains($0) }.map(String.init)
    if words.count == 6, words[5] == "GMT" {
      return seconds(year: fullYear(words[3]), month: words[2], day: words[1], time: words[4])
    }
    guard words.count == 5 else { return nil }
    return seconds(year: Int(words[4]), month: words[1], day: words[2], time: words[3])
  }

  private static func seconds(year: Int?, month: String, day: String, time: String) -> Int? {
    guard let year, let month = CalendarTime.months.firstIndex(of: month), let day = Int(day) else { return nil }
    return CalendarTime.secondsSince1970(year: year, month: month + 1, day: day, time: time)
  }

  // Two digits are a year of this century up to 69, as in most calendars of that form.
  private static func fullYear(_ text: String) -> Int? {
    guard text.utf8.count == 2 else { return Int(text) }
    return Int(text).map { $0 < 70 ? 2000 + $0 : 1900 + $0 }
  }
}
