/// Counts the seconds of a date of the Gregorian calendar in UTC.
package enum CalendarTime: Sendable {
  /// The names of the months as protocols write them.
  package static let months: [String] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Counts the seconds from the beginning of 1970.
  ///
  /// - Parameters:
  ///   - year: The year, from 1 to 9999.
  ///   - month: The month, from 1.
  ///   - day: The day of the month.
  ///   - time: The time of day as `07:12:37`.
  /// - Returns: The seconds, or nil when a part is outside its range.
  package static func secondsSince1970(year: Int, month: Int, day: Int, time: String) -> Int? {
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
