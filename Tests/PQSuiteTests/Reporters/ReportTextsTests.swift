import PQCore
import PQRun
import Testing

@testable import PQSuite

@Suite struct ReportTextsTests {
  @Test(
    arguments: [
      (Duration.zero, "0 ms", "0.000", "0.000"),
      (.microseconds(999), "less than 1 ms", "0.000", "0.999"),
      (.milliseconds(12), "12 ms", "0.012", "12.000"),
      (.microseconds(1_234_567), "1.23 s", "1.234", "1234.567"),
      (.seconds(125), "2 min 5 s", "125.000", "125000.000"),
      (.seconds(-1), "0 ms", "0.000", "0.000"),
    ]
  )
  func `a duration is written for people and for programs`(
    duration: Duration,
    text: String,
    seconds: String,
    milliseconds: String
  ) {
    #expect(DurationText(duration).description == text)
    #expect(DecimalDuration.seconds(duration) == seconds)
    #expect(DecimalDuration.milliseconds(duration) == milliseconds)
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00"), (1_796_022_757, "2026-11-30T07:12:37"), (951_782_400, "2000-02-29T00:00:00"),
      (1_709_251_199, "2024-02-29T23:59:59"),
      (1_796_008_500, "2026-11-30T03:15:00"), (4_107_542_400, "2100-03-01T00:00:00"), (-5, "1970-01-01T00:00:00"),
    ]
  )
  func `a time is written as ISO 8601 has it`(seconds: Int, text: String) {
    #expect(TimestampText(seconds).description == text)
  }

  @Test(
    arguments: [
      ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c'"), ("\u{0}\u{1B}x\u{FFFF}\u{FFFE}y", "xy"), ("é日🏄\t\n", "é日🏄\t\n"),
      ("a\rb", "a&#13;b"),
    ]
  )
  func `text becomes what XML can hold`(text: String, escaped: String) {
    #expect(XMLText.escape(text) == escaped)
  }

  @Test func `an attribute is one line`() {
    #expect(XMLText.line("a\r\nb\tc\n") == "a b c")
  }
}
