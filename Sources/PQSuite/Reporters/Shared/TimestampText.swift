/// A time in UTC as ISO 8601 has it, to the second and without a zone: `2026-11-30T03:15:00`.
package struct TimestampText: Sendable, CustomStringConvertible {
  /// The text.
  package let description: String

  /// Makes the text of a time.
  ///
  /// - Parameter secondsSince1970: Seconds since the beginning of 1970, UTC.
  package init(_ secondsSince1970: Int) {
    let (days, seconds) = max(0, secondsSince1970).quotientAndRemainder(dividingBy: 86_400)
    let date = Self.date(ofDay: days)
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map(Self.twoDigits)
    description =
      "\(date.year)-\(Self.twoDigits(date.month))-\(Self.twoDigits(date.day))T"
      + parts.joined(separator: ":")
  }

  // Years are counted from March, so that the leap day is the last of its year.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let (era, dayOfEra) = shifted.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
