import PQCore
import PQFiles
import PQModel
import PQRun
import PQSuite
import PQTestSupport
import Synchronization
import Testing

@Suite struct ElsewhereAnswersTests {
  private static func check(_ yaml: String) throws -> PlannedCheck {
    var problems = DiagnosticList()
    let node = try #require(YAMLReader().read(Array(yaml.utf8), named: "check.yaml", into: &problems))
    return PlannedCheck(try Registry.smokeTest.check(node))
  }

  @Test(arguments: [true, false])
  func `another environment is asked once for all checks of a case`(answers: Bool) async throws {
    let asked = Mutex<[String]>([])
    let transport = StubTransport { request in
      asked.withLock { $0.append(request.url) }
      guard answers || !request.url.contains("author") else { throw Diagnostic.error(.noValue, "no one listens") }
      return Response(status: 200, body: Array(#"{"data":{"n":1}}"#.utf8))
    }
    let publish = Environment(name: "publish", scheme: .http, host: try Host("publish.test"))
    let author = Environment(name: "author", scheme: .http, host: try Host("author.test"))
    let planned = SuiteCase(
      CaseIdentity(environment: "publish", query: "numbers"),
      query: Query(name: "numbers", resource: .persisted(try PersistedPath("wknd-shared/numbers"))),
      environment: publish,
      checks: try ["same-as: author", "same-as: author\nignore: $..n", "same-as: author"].map(Self.check)
    )
    let workshop = SuiteWorkshop(
      client: Client(transport: transport, interceptors: []),
      registry: .smokeTest,
      environment: { _ in author }
    )
    let header = RunHeader(environments: ["publish"], caseCount: 1, startTime: 0)
    let report = await SuiteRunner(workshop).run([planned], header: header)
    #expect(report.results[0].checks.map(\.outcome.passed) == [answers, answers, answers])
    #expect(asked.withLock { $0.map { $0.contains("author") } } == [false, true])
  }
}
