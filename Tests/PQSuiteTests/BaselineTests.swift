import PQCore
import PQFiles
import PQRun
import Testing

@testable import PQSuite

@Suite struct BaselineTests {
  private static let identity = CaseIdentity(environment: "author", query: "adventures-all", name: "four")

  private static func result(
    _ milliseconds: [Int],
    size: Int = 1000,
    status: CaseResult.Status = .passed
  ) -> CaseResult {
    CaseResult(
      identity,
      status: status,
      exchange: ExchangeAccount(url: "http://127.0.0.1/", status: 200, bodySize: size),
      durations: milliseconds.map { .milliseconds($0) }
    )
  }

  private static func read(_ text: String) throws -> Baseline {
    var problems = DiagnosticList()
    let node = YAMLReader().read(Array(text.utf8), named: "baseline.json", into: &problems)
    return try Baseline(try #require(node))
  }

  @Test(arguments: [(50, [5, 1, 3, 2, 4], 3), (95, [5, 1, 3, 2, 4], 5), (50, [7], 7), (95, Array(1...100), 95)])
  func `the time is one that was measured`(percent: Int, times: [Int], expected: Int) {
    #expect(Percentile.time(percent, of: times.map { .milliseconds($0) }) == .milliseconds(expected))
  }

  @Test func `nothing measured has no time`() {
    #expect(Percentile.time(50, of: []) == nil)
  }

  @Test(
    arguments: [
      ([249], 1000, []), ([251], 1000, ["the time (p50) is beyond the baseline"]),
      ([10, 10, 10, 900], 1000, ["the time (p95) is beyond the baseline"]),
      ([10], 1100, []), ([10], 1101, ["the body is larger than the baseline"]),
    ] as [([Int], Int, [String])]
  )
  func `times and sizes are held against the record with its tolerance`(
    times: [Int],
    size: Int,
    messages: [String]
  ) throws {
    let baseline = Baseline(
      budgets: [
        "author": [
          "adventures-all [four]": Budget(median: .milliseconds(100), slow: .milliseconds(400), size: 1000)
        ]
      ]
    )
    let judged = baseline.judging(Self.result(times, size: size))
    #expect(judged.checks.flatMap(\.outcome.findings).map(\.message) == messages)
    #expect(judged.status == (messages.isEmpty ? .passed : .failed))
  }

  @Test func `what is not recorded and what failed is left as it is`() {
    #expect(Baseline().judging(Self.result([9000])).checks.isEmpty)
    let baseline = Baseline(budgets: ["author": ["adventures-all [four]": Budget(median: .milliseconds(1))]])
    #expect(baseline.judging(Self.result([9000], status: .failed)).checks.isEmpty)
  }

  @Test func `a record comes back as it was written`() throws {
    var baseline = Baseline(timeTolerance: 20, slack: .milliseconds(5), sizeTolerance: 0)
    baseline.record([Self.result([3, 1, 2]), Self.result([1], status: .failed)])
    let read = try Self.read(baseline.json.text())
    #expect(read == baseline)
    #expect(read.budgets["author"]?["adventures-all [four]"]?.median == .milliseconds(2))
  }

  @Test func `a wrong file says where it is wrong`() throws {
    do {
      _ = try Self.read(#"{"tolerance": {"time": "much"}, "cases": {"author": {"a": {"p51": "1ms"}}}, "case": {}}"#)
      Issue.record("the file was taken")
    } catch let problems as DiagnosticList {
      #expect(problems.items.count == 3)
      #expect(problems.items.allSatisfy { $0.span?.source.name == "baseline.json" })
    }
  }
}
