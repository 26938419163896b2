import PQModel
import PQRun
import PQSuite
import Testing

@Suite struct SuiteUnitTests {
  private func units(_ cases: String) throws -> [[Int]] {
    let fixture = try SuiteFixture("queries: { q: { persisted: a/b, variables: { s: String }, cases: [\(cases)] } }")
    return SuiteUnit.units(of: fixture.plan()).map(\.places)
  }

  private static let capture = "capture: { id: $.id }"
  private static let use = "variables: { s: \"${id}\" }"

  private static let tables: [(String, [[Int]])] = [
    ("{ name: a }, { name: b }, { name: c }", [[0], [1], [2]]),
    ("{ name: a, \(capture) }, { name: b }, { name: c, \(use) }", [[0, 2], [1]]),
    (
      "{ name: a, \(capture) }, { name: b, \(use), capture: { x: $.x } }, { name: c, variables: { s: \"${x}\" } }",
      [[0, 1, 2]]
    ),
    ("{ name: a, \(capture) }, { name: b, \(capture) }, { name: c, \(use) }", [[0], [1, 2]]),
    ("{ name: a, \(use) }, { name: b, \(capture) }", [[0], [1]]),
    ("{ name: a, \(capture) }, { name: b, checks: [{ status: \"${id}\" }] }", [[0, 1]]),
    ("{ name: a, \(capture) }, { name: b, wait: { until: { status: \"${id}\" } } }", [[0, 1]]),
    (
      "{ name: a, \(capture) }, { name: b, capture: { x: $.x } }, { name: c, variables: { s: \"${id}${x}\" } }, { name: d }",
      [[0, 1, 2], [3]]
    ),
  ]

  @Test(arguments: tables)
  func `cases that need each other are one unit`(cases: String, expected: [[Int]]) throws {
    #expect(try units(cases) == expected)
  }

  @Test func `a value is captured for the cases of one environment`() throws {
    let yaml =
      "queries: { q: { persisted: a/b, variables: { s: String }, cases: [{ name: a, \(Self.capture) }, { name: b, \(Self.use) }] } }"
    let plan = try SuiteFixture(yaml, environment: "one").plan() + SuiteFixture(yaml, environment: "two").plan()
    let units = SuiteUnit.units(of: plan)
    #expect(units.map(\.places) == [[0, 1], [2, 3]])
    #expect(units.map(\.key) == ["q [a] in one", "q [a] in two"])
    #expect(units.map(\.weight) == [2, 2])
  }

  @Test func `a value of the case itself needs no earlier case`() throws {
    let plan = try SuiteFixture(
      """
      queries:
        q:
          persisted: a/b
          variables: { s: String }
          cases: [{ name: a, \(Self.capture) }, { name: b, for-each: [{ id: x }], \(Self.use) }]
      """
    ).plan(with: ["s": "given"])
    #expect(SuiteUnit.units(of: plan).map(\.places) == [[0], [1]])
  }

  @Test func `the units of twenty thousand cases are found at once`() throws {
    let fixture = try SuiteFixture(
      "queries: { q: { persisted: a/b, variables: { s: String }, cases: [{ name: a, \(Self.capture) }, { name: b, \(Self.use), \(Self.capture) }] } }"
    )
    let plan = [fixture.plan()[0]] + Array(repeating: fixture.plan()[1], count: 20_000)
    #expect(SuiteUnit.units(of: plan).map(\.weight) == [20_001])
  }

  @Test func `a part of a run has whole units, and a selected case brings along what it needs`() throws {
    let fixture = try SuiteFixture(
      """
      queries:
        q:
          persisted: a/b
          variables: { s: String }
          cases: [{ name: a, \(Self.capture) }, { name: b }, { name: c, tags: [x], \(Self.use) }]
      """
    )
    let plan = fixture.plan()
    let parts = try (1...2).map { number in
      try #require(SuiteShard(number: number, count: 2)).select(from: SuiteUnit.units(of: plan), weight: \.weight)
    }
    #expect(parts.map { $0.map(\.places) } == [[[0, 2]], [[1]]])
    #expect(SuiteFilter(tags: ["x"]).select(from: plan).map(\.identity.name) == ["a", "c"])
    #expect(SuiteFilter(tags: ["none"]).select(from: plan).isEmpty)
  }

  @Test func `what failed last time is found among the cases of rows`() async throws {
    let fixture = try SuiteFixture(
      "queries: { q: { persisted: a/b, variables: { s: String }, cases: [{ name: a, for-each: [{ s: x }, { s: y }] }, { name: b }] } }"
    )
    let runner = fixture.runner { _, _ in try .json("{}") }
    for (failed, names) in [("a: y", ["a: y"]), ("a", ["a: x", "a: y"]), ("b", ["b"]), ("a: gone", [])] {
      let filter = SuiteFilter(identities: [CaseIdentity(environment: "local", query: "q", name: failed)])
      let selected = filter.select(from: await runner.expand(filter.select(from: fixture.plan())))
      #expect(selected.map(\.identity.name) == names)
    }
  }
}
