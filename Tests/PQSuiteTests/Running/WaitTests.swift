import PQCore
import PQModel
import PQRun
import PQSuite
import Testing

@Suite struct WaitTests {
  private static let empty = #"{"data": {"list": {"items": []}}}"#
  private static let full = #"{"data": {"list": {"items": [{"slug": "a"}]}}}"#

  private func run(
    _ keys: String,
    _ answer: @escaping @Sendable (Int) async throws -> Response
  ) async throws -> CaseResult {
    let fixture = try SuiteFixture("queries: { q: { persisted: a/b, cases: [{ name: a, \(keys) }] } }")
    return try #require(await fixture.run { _, count in try await answer(count) }.first)
  }

  private static let waits = [
    "wait: { until: { items: some }, timeout: 5s, every: 10ms }",
    "wait: { until: [{ status: 200 }, { items: one }], timeout: 5s, every: 10ms }",
    "wait: { timeout: 5s, every: 10ms }, checks: [{ items: some }]",
  ]

  @Test(arguments: waits)
  func `calls again until the answer is as it should be`(keys: String) async throws {
    let result = try await run(keys) { count in try .json(count < 3 ? Self.empty : Self.full) }
    #expect(result.status == .passed)
    #expect(result.wait?.callCount == 3)
    #expect(result.wait.map { $0.duration >= .milliseconds(20) } ?? false)
  }

  @Test func `waits out errors of the server and of the way to it`() async throws {
    let result = try await run("wait: { until: ok, timeout: 5s, every: 10ms }") { count in
      switch count {
      case 1: throw BrokenConnection()
      case 2: try .json("{}", status: 503)
      default: try .json(Self.full)
      }
    }
    #expect(result.status == .passed)
    #expect(result.wait?.callCount == 3)
  }

  @Test(arguments: waits)
  func `tells what the last answer lacked when the time is over`(keys: String) async throws {
    let keys = keys.replacing("5s", with: "60ms")
    let result = try await run(keys) { _ in try .json(Self.empty) }
    #expect(result.status == .failed)
    #expect((2...6).contains(result.wait?.callCount ?? 0))
    let problem = try #require(result.problems.first { $0.code.name == "waited-in-vain" })
    #expect(problem.message.contains("calls"), "\(problem.message)")
    #expect(result.verdict?.isOK ?? false)
    #expect(result.exchange?.excerpt == Self.empty)
  }

  @Test func `a kind of answer can be waited for`() async throws {
    let errors = #"{"errors": [{"message": "boom"}]}"#
    let result = try await run("expect: graphql-errors, wait: { until: graphql-errors, timeout: 5s, every: 10ms }") {
      try .json($0 == 1 ? Self.full : errors)
    }
    #expect(result.status == .passed)
    #expect(result.wait?.callCount == 2)
  }

  @Test(arguments: waits + ["wait: { until: ok, timeout: 5s, every: 10ms }"])
  func `does not wait when the credentials are refused`(keys: String) async throws {
    let result = try await run(keys) { _ in try .json("{}", status: 401) }
    #expect(result.wait?.callCount == 1)
    #expect(result.problems.contains { $0.failure == .authentication })
  }

  @Test func `a wait ends with its task`() async throws {
    let fixture = try SuiteFixture(
      "queries: { q: { persisted: a/b, cases: [{ name: a, wait: { until: { items: some }, timeout: 1h, every: 1m } }] } }"
    )
    let task = Task { await fixture.run { _, _ in try .json(Self.empty) } }
    while fixture.sent.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    let start = ContinuousClock.now
    task.cancel()
    _ = await task.value
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `the wait of a query is that of its cases`() async throws {
    let fixture = try SuiteFixture(
      "queries: { q: { persisted: a/b, wait: { timeout: 5s, every: 10ms }, checks: [{ items: some }] } }"
    )
    let results = await fixture.run { _, count in try .json(count < 2 ? Self.empty : Self.full) }
    #expect(results.map(\.status) == [.passed])
    #expect(results.first?.wait?.callCount == 2)
  }
}

/// A failure of a transport that is no diagnostic.
private struct BrokenConnection: Error {}
