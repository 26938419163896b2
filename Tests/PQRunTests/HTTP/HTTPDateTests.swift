import PQModel
import Testing

@testable import PQRun

@Suite struct HTTPDateTests {
  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `a date is read in all three forms`(text: String) {
    #expect(HTTPDate.secondsSince1970(text) == 784_111_777)
  }

  @Test(arguments: [("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Tue, 29 Feb 2028 23:59:60 GMT", 1_835_481_600)])
  func `days are counted`(text: String, seconds: Int) {
    #expect(HTTPDate.secondsSince1970(text) == seconds)
  }

  @Test(arguments: [
    "", "soon", "3", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Now 1994 08:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT", "a b c d e", "a b c d e GMT",
  ])
  func `anything else is no date`(text: String) {
    #expect(HTTPDate.secondsSince1970(text) == nil)
  }

  @Test func `a wait until a date is told by the server's own clock`() throws {
    let date = try HeaderField("Date", "Sun, 06 Nov 1994 08:49:37 GMT")
    let retry = try HeaderField("Retry-After", "Sun, 06 Nov 1994 08:49:42 GMT")
    let wrongClock = { 0 }
    let answer = Response(status: 503, headers: HeaderFields([date, retry]))
    #expect(RetryAfter(answer, now: wrongClock)?.wait == .seconds(5))
    let undated = Response(status: 503, headers: HeaderFields([retry]))
    #expect(RetryAfter(undated, now: { 784_111_780 })?.wait == .seconds(2))
    #expect(RetryAfter(undated, now: { 784_111_999 })?.wait == .zero)
  }

  @Test(arguments: ["-1", "1.5", "later", ""])
  func `a wait that cannot be read is none`(value: String) throws {
    let response = Response(status: 503, headers: HeaderFields([try HeaderField("Retry-After", value)]))
    #expect(RetryAfter(response, now: { 0 }) == nil)
  }
}
