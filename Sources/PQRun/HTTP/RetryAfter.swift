import PQModel

/// How long a server asks to wait, by `Retry-After` (RFC 9110, section 10.2.3): in seconds, or until a date.
struct RetryAfter {
  /// The wait; zero for a date that has passed.
  let wait: Duration

  /// Reads the header fields of an answer, or gives nil when the server asks for nothing that can be read.
  ///
  /// - Parameters:
  ///   - response: The answer. A date is held against its own `Date`, so that no clock need be right.
  ///   - now: The time where the answer has no `Date`: seconds since the beginning of 1970.
  init?(_ response: Response, now: () -> Int) {
    guard let value = response.headers["Retry-After"] else { return nil }
    if let seconds = Duration(deltaSeconds: value) {
      wait = seconds
    } else if let date = HTTPDate.secondsSince1970(value) {
      let start = response.headers["Date"].flatMap(HTTPDate.secondsSince1970) ?? now()
      wait = .seconds(max(0, date - start))
    } else {
      return nil
    }
  }
}
