import PQCore
import PQFiles
import PQModel
import PQRun
import PQSuite
import Testing

@Suite struct CheckExamplesTests {
  @Test(arguments: SuitePlugins.checks.map { $0.keyword })
  func `every example of a check does as it says`(keyword: String) async throws {
    let type = try #require(SuitePlugins.checks.first { $0.keyword == keyword })
    #expect(!type.examples.isEmpty && !type.summary.isEmpty)
    #expect(type.examples.contains(where: \.passes) && type.examples.contains { !$0.passes })
    for example in type.examples {
      let outcome = try await Self.outcome(of: example)
      #expect(outcome.passed == example.passes, "\(example.yaml): \(outcome)")
    }
  }

  private static func outcome(of example: CheckExample) async throws -> CheckOutcome {
    let query = Query(name: "example", resource: .persisted(try PersistedPath("wknd-shared/example")))
    let environment = Environment(name: "example", scheme: .http, host: try Host("127.0.0.1:4502"))
    let call = try Call(query, in: environment)
    let context = RunContext(environment: environment, query: query)
    let response = Response(
      status: example.status,
      headers: HeaderFields(example.headers),
      body: Array(example.body.utf8)
    )
    let answer = VerdictJudge().judge(response, context: context)
    var problems = DiagnosticList()
    let node = YAMLReader().read(Array(example.yaml.utf8), named: "example.yaml", into: &problems)
    try problems.throwIfErrors()
    let bound = try Registry.smokeTest.check(try #require(node))
    return await bound.check.evaluate(CheckSubject(answer, of: call, context: context))
  }
}
