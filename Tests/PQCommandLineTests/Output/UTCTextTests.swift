import Testing

@testable import PQCommandLine

@Suite struct UTCTextTests {
  @Test(arguments: [(0, "1970-01-01T00:00:00Z"), (1_796_022_757, "2026-11-30T07:12:37Z")])
  func `a time is written as ISO 8601 has it`(seconds: Int, text: String) {
    #expect(UTCText(secondsSince1970: seconds).description == text)
  }
}
