import PQCore
import PQModel
import PQRun
import PQSuite
import Testing

@Suite struct CaseExpanderTests {
  private static let list =
    #"{"data": {"list": {"items": [{"slug": "a", "n": 1}, {"slug": "b"}, {"slug": "a", "n": 3}]}}}"#

  private func fixture(_ testCase: String, variables: String = "slug: String!, n: Int, w: Int") throws -> SuiteFixture {
    try SuiteFixture(
      """
      queries:
        all: { persisted: c/all, variables: { limit: Int }, cases: [{ name: skipped, skip: not asked for }] }
        one: { persisted: c/one, variables: { \(variables) }, cases: [\(testCase)] }
      """
    )
  }

  private func results(
    _ testCase: String,
    with values: VariableValues = [:],
    list: String = list,
    status: Int = 200
  ) async throws -> (results: [CaseResult], sent: [String]) {
    let fixture = try fixture(testCase)
    let results = await fixture.run(jobs: 1, with: values) { path, _ in
      path.hasPrefix("all") ? try .json(list, status: status) : try .json(#"{"data": {"x": {}}}"#)
    }
    return (results.filter { $0.identity.query == "one" }, fixture.sent.all)
  }

  @Test func `a row of an answer is a case, and rows of one name are told apart`() async throws {
    let run = try await results("{ name: c, for-each: { query: all, variables: { slug: \"$..items[*].slug\" } } }")
    #expect(run.sent == ["all", "one slug=a", "one slug=b", "one slug=a"])
    #expect(run.results.map(\.identity.name) == ["c: a", "c: b", "c: a (2)"])
    #expect(run.results.allSatisfy { $0.status == .passed })
  }

  @Test func `a row that lacks a value leaves its variable out`() async throws {
    let run = try await results(
      "{ name: c, for-each: { query: all, rows: \"$..items[*]\", variables: { slug: $.slug, n: $.n }, limit: 2 } }"
    )
    #expect(run.sent == ["all", "one slug=a n=1", "one slug=b"])
  }

  @Test func `a query gives its rows once for the same values`() async throws {
    let rows = "{ query: all, with: { limit: 5 }, variables: { slug: \"$..items[*].slug\" }"
    let run = try await results("{ name: c, for-each: \(rows) } }, { name: d, for-each: \(rows), limit: 1 } }")
    #expect(run.sent.filter { $0.hasPrefix("all") } == ["all limit=5"])
    #expect(run.results.count == 4)
  }

  private static let names: [(String, [String])] = [
    ("name: \"${slug}/${t}\"", ["c: x/1", "c: y/2"]), ("name: t", ["c: 1", "c: 2"]),
    ("limit: 9", ["c: x, 1", "c: y, 2"]),
  ]

  @Test(arguments: names)
  func `rows are named as they are told`(key: String, names: [String]) async throws {
    let run = try await results(
      "{ name: c, for-each: { list: [{ slug: x, t: 1 }, { slug: y, t: 2 }], \(key) }, checks: [{ path: $.data, not: { equals: \"${t}\" } }] }"
    )
    #expect(run.results.map(\.identity.name) == names)
  }

  @Test func `every combination of a matrix is a case, for each row`() async throws {
    let run = try await results("{ name: c, for-each: [{ slug: x }, { slug: y }], matrix: { n: [1, 2], w: [3, 4] } }")
    #expect(run.sent.count == 8)
    #expect(run.sent.prefix(3) == ["one slug=x n=1 w=3", "one slug=x n=1 w=4", "one slug=x n=2 w=3"])
    #expect(run.results.first?.identity.name == "c: x [1, 3]")
    #expect(run.results.last?.identity.name == "c: y [2, 4]")
  }

  @Test func `values of the command line win over those of rows and of a matrix`() async throws {
    let run = try await results(
      "{ name: c, for-each: [{ slug: x }], matrix: { n: [1] } }",
      with: ["slug": "z", "n": 9]
    )
    #expect(run.sent == ["one slug=z n=9"])
  }

  private static let failures: [(list: String, status: Int, forEach: String, code: String, words: String)] = [
    (#"{"error": "x"}"#, 401, "$..items[*].slug", "unauthorized", "no rows come from query 'all'"),
    (#"{"errors": [{"message": "boom"}]}"#, 200, "$..items[*].slug", "graphql-errors", "'graphql-errors'"),
    (#"{"data": {"items": []}}"#, 200, "$..items[*].slug", "no-rows", "makes no case"),
  ]

  @Test(arguments: failures)
  func `rows that cannot be had are one failed case`(
    list: String,
    status: Int,
    path: String,
    code: String,
    words: String
  ) async throws {
    let run = try await results(
      "{ name: c, for-each: { query: all, variables: { slug: \"\(path)\" } }, matrix: { n: [1, 2] } }",
      list: list,
      status: status
    )
    #expect(run.sent == ["all"])
    let result = try #require(run.results.first)
    #expect(run.results.count == 1)
    #expect(result.identity.name == "c")
    #expect(result.failure != .none)
    #expect(result.problems.map(\.code.name) == [code])
    #expect(result.problems.first?.message.contains(words) ?? false, "\(result.problems)")
    #expect(result.problems.first?.span != nil)
  }

  @Test func `no rows are well when it is said so`() async throws {
    let run = try await results(
      "{ name: c, for-each: { query: all, variables: { slug: \"$..none[*]\" }, allow-empty: true } }"
    )
    #expect(run.results.map(\.status) == [.skipped(reason: "has no rows")])
  }

  @Test func `paths that find different numbers of values fail at their place`() async throws {
    let run = try await results(
      "{ name: c, for-each: { query: all, variables: { slug: \"$..items[*].slug\", n: \"$..items[*].n\" } } }"
    )
    let problem = try #require(run.results.first?.problems.first)
    #expect(problem.code.name == "row-values")
    #expect(problem.message.contains("'slug' has 3 values and 'n' has 2"))
    #expect(problem.span?.text == "\"$..items[*].n\"")
    #expect(run.results.first?.status == .failed)
  }

  @Test func `a row with a wrong value is a case with an error, beside the others`() async throws {
    let run = try await results(
      "{ name: c, for-each: { query: all, variables: { slug: \"$..items[*].slug\", n: \"$..items[*].slug\" } } }",
      list: #"{"data": {"items": [{"slug": "1"}, {"slug": "b"}]}}"#
    )
    let problem = try #require(run.results.last?.problems.first)
    #expect(problem.code.name == "variable-type")
    #expect(problem.notes.contains { $0.message == "given by row 2 of the answer to 'all'" })
  }

  @Test func `a skipped case asks for no rows`() async throws {
    let run = try await results(
      "{ name: c, skip: later, for-each: { query: all, variables: { slug: \"$..items[*].slug\" } } }"
    )
    #expect(run.sent.isEmpty)
    #expect(run.results.map(\.status) == [.skipped(reason: "later")])
  }

  @Test func `checks use the values of rows by name`() async throws {
    let run = try await results(
      "{ name: c, for-each: [{ slug: x, want: 1 }, { slug: y, want: 2 }], checks: [{ status: \"20${want}\" }] }"
    )
    #expect(run.results.map(\.status) == [.failed, .failed])
    #expect(run.results.compactMap(\.checks.first?.title) == ["status: 201", "status: 202"])
  }

  @Test func `so many rows are expanded in time that grows with their number`() async throws {
    let items = (0..<20_000).map { #"{"slug": "s\#($0 % 7)"}"# }.joined(separator: ",")
    let fixture = try fixture("{ name: c, for-each: { query: all, variables: { slug: \"$..items[*].slug\" } } }")
    let runner = fixture.runner { _, _ in try .json(#"{"data": {"items": [\#(items)]}}"#) }
    let cases = await runner.expand(fixture.plan())
    #expect(cases.count == 20_001)
    #expect(Set(cases.map(\.identity)).count == 20_001)
  }

  @Test func `rows and a matrix that make too many cases are refused`() async throws {
    let axis = Query.Axis("n", (0..<1000).map { GivenValue(integerLiteral: $0) })
    let rows = (0..<101).map { Query.Row(["slug": GivenValue(.text("s\($0)"))]) }
    let fixture = try fixture("{ name: c, for-each: [{ slug: x }] }")
    var plan = fixture.plan()
    plan[1].expansion = SuiteCase.Expansion(rows: Query.Rows(.table(rows)), matrix: [axis])
    let cases = await fixture.runner { _, _ in try .json("{}") }.expand(plan)
    #expect(cases.count == 2)
    #expect(cases.last?.problems.items.map(\.code.name) == ["too-many-cases"])
  }
}
