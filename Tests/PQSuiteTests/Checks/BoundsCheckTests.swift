import PQRun
import Testing

@Suite struct BoundsCheckTests {
  private static let rows: [(exchange: Exchange, yaml: String, passes: Bool)] = [
    (Exchange(firstByte: .milliseconds(500), total: .seconds(2)), "time: { first-byte: 500ms, total: 2s }", true),
    (Exchange(total: .seconds(2)), "time: 1999ms", false),
    (Exchange(certificateEnd: 1_777_888_800 + 14 * 86_400), "certificate: { days-left: 14 }", true),
    (Exchange(certificateEnd: 1_777_888_799 + 14 * 86_400), "certificate: { days-left: 14 }", false),
    (Exchange(certificateEnd: 1_777_888_799), "certificate: { days-left: 0 }", false),
    (Exchange(), "certificate: { days-left: 0 }", false),
    (Exchange(), "size: { min: 1 }", false),
  ]

  @Test(arguments: rows)
  func `a bound is held`(exchange: Exchange, yaml: String, passes: Bool) async throws {
    let outcome = try await CheckTrial(Response(status: 200, exchange: exchange)).outcome(of: yaml)
    #expect(outcome.passed == passes, "\(outcome)")
  }
}
