/// Recognises ISO 8601 dates and times in the flavours AEM takes.
enum DateText {
  /// Whether it is a date that exists: `2026-05-04`.
  static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = number(parts[0], digits: 4), let month = number(parts[1], digits: 2),
      let day = number(parts[2], digits: 2), (1...12).contains(month)
    else { return false }
    return (1...days(in: month, of: year)).contains(day)
  }

  /// Whether it is a time of day: `14:30`, `14:30:00`, `14:30:00.000Z`, `14:30:00+02:00`.
  static func isTime(_ text: String) -> Bool {
    var clock = text[...]
    if clock.hasSuffix("Z") {
      clock = clock.dropLast()
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard isClock(clock[clock.index(after: sign)...], allowsSeconds: false) else { return false }
      clock = clock[..<sign]
    }
    return isClock(clock, allowsSeconds: true)
  }

  /// Whether it is a date and a time of day with `T` between them.
  static func isDateTime(_ text: String) -> Bool {
    guard let separator = text.firstIndex(of: "T") else { return false }
    return isDate(String(text[..<separator])) && isTime(String(text[text.index(after: separator)...]))
  }

  private static func isClock(_ text: Substring, allowsSeconds: Bool) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || (parts.count == 3 && allowsSeconds), let hour = number(parts[0], digits: 2),
      let minute = number(parts[1], digits: 2), hour < 24, minute < 60
    else { return false }
    guard parts.count == 3 else { return true }
    let seconds = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard seconds.count <= 2, let second = number(seconds[0], digits: 2), second < 60 else { return false }
    return seconds.count == 1
      || (1...9).contains(seconds[1].count) && number(seconds[1], digits: seconds[1].count) != nil
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
