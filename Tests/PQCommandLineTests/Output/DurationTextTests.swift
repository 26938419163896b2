import PQRun
import Testing

@testable import PQCommandLine

@Suite struct DurationTextTests {
  @Test(arguments: [(Duration.seconds(5), "5"), (.milliseconds(1), "0.001"), (.milliseconds(90_250), "90.250")])
  func `seconds have three decimals when they have any`(duration: Duration, text: String) {
    #expect(SecondsText(duration).description == text)
  }

  @Test(
    arguments: [
      (Duration.zero, "0.0 ms"), (.microseconds(12_349), "12.3 ms"), (.microseconds(12_350), "12.4 ms"),
      (.seconds(2), "2000.0 ms"),
    ]
  )
  func `milliseconds are rounded to one decimal`(duration: Duration, text: String) {
    #expect(MillisecondText(duration).description == text)
  }
}
