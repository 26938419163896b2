import PQCore
import PQModel
import PQRun
import PQSuite
import Testing

@Suite struct ExpectedVerdictTests {
  private static let rows:
    [(shared: [String], own: [String], expect: String?, verdict: Verdict.Kind, checks: [String])] = [
      (["items: some"], ["status: 200"], nil, .ok, ["items", "status"]),
      (["items: some"], ["errors: one"], nil, .graphQLErrors, ["errors"]),
      (["items: some"], ["errors: one"], "query-not-found", .queryNotFound, ["errors"]),
      (["items: some"], [], "query-not-found", .queryNotFound, []),
      (["errors: one"], ["status: 200"], nil, .graphQLErrors, ["errors", "status"]),
      (["errors: one"], ["items: one"], "ok", .ok, ["items"]),
      (["items: some"], ["errors: \"${n}\""], nil, .graphQLErrors, ["errors"]),
    ]

  @Test(arguments: rows)
  func `a case expects what its checks are made for`(
    shared: [String],
    own: [String],
    expect: String?,
    verdict: Verdict.Kind,
    checks: [String]
  ) throws {
    var query = Query(name: "q", resource: .persisted(try PersistedPath("a/b")))
    query.checks = try shared.map(CheckTrial.node)
    query.cases = [Query.Case(name: "c", checks: try own.map(CheckTrial.node), expectedVerdict: expect)]
    let environment = Environment(name: "e", host: try Host("localhost"))
    let planned = try #require(SuitePlanner(registry: .smokeTest).cases(of: query, in: environment).first)
    #expect(planned.expectedVerdict == verdict)
    #expect(planned.problems.isEmpty)
    #expect(planned.checks.count == checks.count)
  }

  @Test func `a query without cases expects what its checks are made for`() throws {
    var query = Query(name: "q", resource: .persisted(try PersistedPath("a/b")))
    query.checks = [try CheckTrial.node("errors: some")]
    let environment = Environment(name: "e", host: try Host("localhost"))
    let planned = SuitePlanner(registry: .smokeTest).cases(of: query, in: environment)
    #expect(planned.map(\.expectedVerdict) == [.graphQLErrors])
  }
}
