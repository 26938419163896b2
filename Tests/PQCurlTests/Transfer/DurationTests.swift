import Testing

@testable import PQCurl

@Suite struct DurationTests {
  @Test(arguments: [
    (Duration.seconds(5), "5 seconds"),
    (.seconds(1), "1 second"),
    (.milliseconds(250), "0.25 seconds"),
    (.milliseconds(1001), "1.001 seconds"),
    (.milliseconds(10_500), "10.5 seconds"),
    (.zero, "0 seconds"),
  ])
  func `a time is told in seconds without needless digits`(_ time: Duration, _ words: String) {
    #expect(time.inSeconds == words)
  }

  @Test func `the longest time does not overflow`() {
    #expect(Duration(secondsComponent: .max, attosecondsComponent: 0).wholeMilliseconds == .max)
  }
}
