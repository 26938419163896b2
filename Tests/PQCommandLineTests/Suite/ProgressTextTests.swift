import PQRun
import Testing

@testable import PQCommandLine

@Suite struct ProgressTextTests {
  @Test(
    arguments: [
      (0, 2_000, 0, Duration.zero, "0 of 2000 cases, 0 failed"),
      (120, 2_000, 3, .milliseconds(1_000), "120 of 2000 cases, 3 failed, 120/s, 16 s left"),
      (10, 100, 0, .seconds(4), "10 of 100 cases, 0 failed, 2.5/s, 36 s left"),
      (1, 1_000, 0, .seconds(1), "1 of 1000 cases, 0 failed, 1.0/s, 16 min 39 s left"),
      (5, 5, 5, .seconds(2), "5 of 5 cases, 5 failed, 2.5/s"),
      (6, 5, 0, .seconds(2), "6 of 5 cases, 0 failed, 3.0/s"),
    ]
  )
  func `progress is told in words`(done: Int, total: Int, failed: Int, elapsed: Duration, text: String) {
    let progress = RunProgress(done: done, total: total, failed: failed, elapsed: elapsed)
    #expect(ProgressText(progress).description == text)
  }
}
