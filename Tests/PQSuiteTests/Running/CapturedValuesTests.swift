import PQCore
import PQModel
import PQRun
import PQSuite
import Testing

@Suite struct CapturedValuesTests {
  private func run(
    _ cases: String,
    variables: String = "s: String, n: Int, list: \"[String!]\"",
    answering body: String = #"{"data": {"id": "x y", "n": 5, "none": null, "list": ["a", "b"]}}"#,
    status: Int = 200
  ) async throws -> (results: [CaseResult], sent: [String]) {
    let fixture = try SuiteFixture(
      "queries: { q: { persisted: a/b, variables: { \(variables) }, cases: [\(cases)] } }"
    )
    let results = await fixture.run { path, count in
      try .json(body, status: path == "b" && count == 1 ? status : 200)
    }
    return (results, fixture.sent.all)
  }

  private static let uses: [(String, String)] = [
    ("s: \"${v}\"", "b s=x%20y"), ("s: \"a-${v}-$${v}\"", "b s=a-x%20y-%24%7Bv%7D"), ("n: \"${n}\"", "b n=5"),
    ("list: \"${list}\"", "b list=%5B%22a%22%2C%22b%22%5D"),
    ("list: [\"${v}\", c]", "b list=%5B%22x%20y%22%2C%22c%22%5D"),
  ]

  @Test(arguments: uses)
  func `a later case uses what an earlier one captured`(value: String, sent: String) async throws {
    let run = try await run(
      "{ name: a, capture: { v: $.data.id, n: $.data.n, list: $.data.list } }, { name: b, variables: { \(value) } }"
    )
    #expect(run.sent == ["b", sent])
    #expect(run.results.map(\.status) == [.passed, .passed])
  }

  @Test func `checks use captured values`() async throws {
    let run = try await run(
      "{ name: a, capture: { v: $.data.id } }, { name: b, checks: [{ path: $.data.id, equals: \"${v}\" }, { path: $.data.n, equals: \"${v}\" }] }"
    )
    #expect(run.results.last?.checks.map(\.outcome.passed) == [true, false])
  }

  private static let nothing: [(String, String)] = [
    ("$.data.nope", "nothing"), ("$.data.none", "null"), ("$.data.list[*]", "2 values"),
  ]

  @Test(arguments: nothing)
  func `a path that finds no single value fails its case, and skips those that need it`(
    path: String,
    words: String
  ) async throws {
    let run = try await run(
      "{ name: a, capture: { v: \"\(path)\" } }, { name: b, variables: { s: \"${v}\" } }, { name: c }"
    )
    #expect(
      run.results.map(\.status) == [.failed, .skipped(reason: "needs 'v', which 'q [a]' did not capture"), .passed]
    )
    #expect(run.results.first?.problems.map(\.code.name) == ["nothing-captured"])
    #expect(run.results.first?.problems.first?.message.contains("finds \(words)") ?? false)
  }

  @Test func `a case that fails before it captures skips those that need it`() async throws {
    let run = try await run(
      "{ name: a, capture: { v: $.data.id } }, { name: b, variables: { s: \"${v}\" } }",
      status: 500
    )
    #expect(run.results.map(\.status) == [.failed, .skipped(reason: "needs 'v', which 'q [a]' did not capture")])
  }

  @Test func `a failed check does not keep a value from later cases`() async throws {
    let run = try await run(
      "{ name: a, capture: { v: $.data.id }, checks: [{ status: 201 }] }, { name: b, variables: { s: \"${v}\" } }"
    )
    #expect(run.results.map(\.status) == [.failed, .passed])
  }

  @Test func `the nearest earlier case is the one whose value is used`() async throws {
    let run = try await run(
      "{ name: a, capture: { v: $.data.id } }, { name: b, variables: { n: 1 }, capture: { v: $.data.n } }, { name: c, variables: { s: \"${v}\" } }"
    )
    #expect(run.sent.filter { $0.contains(" s=") } == ["b s=5"])
  }

  @Test func `a value that is never captured in the run is an error that says so`() async throws {
    let fixture = try SuiteFixture(
      "queries: { q: { persisted: a/b, variables: { s: String }, cases: [{ name: b, variables: { s: \"${v}\" } }] } }"
    )
    let result = try #require(await fixture.run { _, _ in try .json("{}") }.first)
    #expect(result.problems.map(\.code.name) == ["no-value"])
    #expect(fixture.sent.all.isEmpty)
  }

  @Test func `results come in the order of the files, whatever units there are`() async throws {
    let run = try await run(
      "{ name: a, capture: { v: $.data.id } }, { name: x }, { name: b, variables: { s: \"${v}\" } }, { name: y }"
    )
    #expect(run.results.map(\.identity.name) == ["a", "x", "b", "y"])
  }
}
