/// A moment, read from ISO 8601 such as `2026-05-04`, `2026-05-04T10:00:00.250Z` or `2026-05-04T12:00:00+02:00`.
package struct Instant: Sendable, Hashable, Comparable {
  /// Milliseconds since the year 1970 began.
  package let milliseconds: Int

  /// Makes a moment.
  ///
  /// - Parameter milliseconds: Milliseconds since the year 1970 began.
  package init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Reads a moment; nil when the text is none.
  ///
  /// A text without a zone is in UTC.
  ///
  /// - Parameter text: The text.
  package init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let year = reader.digits(4), reader.skip("-"), let month = reader.digits(2), reader.skip("-"),
      let day = reader.digits(2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var result = Self.days(year, month, day) * 86_400_000
    if reader.skip("T") || reader.skip("t") {
      guard let hour = reader.digits(2), reader.skip(":"), let minute = reader.digits(2), hour < 24, minute < 60 else {
        return nil
      }
      result += (hour * 60 + minute) * 60_000
      if reader.skip(":") {
        guard let second = reader.digits(2), second <= 60 else { return nil }
        result += second * 1000
        if reader.skip(".") { result += reader.fraction() }
      }
      guard let offset = reader.zone() else { return nil }
      result -= offset * 60_000
    }
    guard reader.isAtEnd else { return nil }
    milliseconds = result
  }

  /// Compares two moments.
  ///
  /// - Parameters:
  ///   - left: One moment.
  ///   - right: The other moment.
  /// - Returns: Whether the left one is earlier.
  package static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

  /// Days since 1970 by the Gregorian calendar, with years that begin in March.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    var isAtEnd: Bool { offset == bytes.count }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
      offset += 1
      return true
    }

    mutating func digit() -> Int? {
      guard offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) else { return nil }
      defer { offset += 1 }
      return Int(bytes[offset] - UInt8(ascii: "0"))
    }

    mutating func digits(_ count: Int) -> Int? {
      var value = 0
      for _ in 0..<count {
        guard let digit = digit() else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    /// The milliseconds of a fraction; finer digits are passed over.
    mutating func fraction() -> Int {
      var value = 0
      var unit = 100
      while let digit = digit() {
        value += digit * unit
        unit /= 10
      }
      return value
    }

    /// The zone's distance from UTC in minutes; zero without a zone.
    mutating func zone() -> Int? {
      if isAtEnd || skip("Z") || skip("z") { return 0 }
      let isWest = skip("-")
      guard isWest || skip("+"), let hours = digits(2) else { return nil }
      _ = skip(":")
      guard let minutes = digits(2) else { return nil }
      return (hours * 60 + minutes) * (isWest ? -1 : 1)
    }
  }
}
