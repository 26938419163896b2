import Foundation
import PQCore
import PQCurl
import PQFiles
import PQModel
import PQRun
import PQSandbox
import PQSuite
import Testing

@Suite struct CasesDocumentationTests {
  /// The cases of each query on the page: its written cases, their rows and their combinations.
  private static let counts = [
    "adventure-by-slug": 21, "adventure-titles": 2, "adventures-all": 1, "dearest": 1, "dearest-by-path": 1, "pages": 6,
    "prices": 4, "replicated": 1,
  ]

  @Test func `the examples of the page make the cases it speaks of, and all of them pass`() async throws {
    let folder = try Self.project()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sandbox = try Sandbox.start(mode: .publish)
    defer { sandbox.stop() }
    let environment = Environment(name: "local", scheme: .http, host: try Host("127.0.0.1:\(sandbox.port)"))
    let project = try ProjectLoader(registry: .smokeTest).load(.folder(folder.path()))
    #expect(project.diagnostics.items.map { "\($0.span?.description ?? ""): \($0.message)" } == [])

    let planner = SuitePlanner(registry: .smokeTest)
    let plan = try project.queries.flatMap { try planner.cases(of: project.query(named: $0.name), in: environment) }
    let client = Client(transport: CurlTransport(), registry: .smokeTest)
    let workshop = SuiteWorkshop(client: client, registry: .smokeTest, query: { try project.query(named: $0) })
    let header = RunHeader(environments: ["local"], caseCount: plan.count, startTime: 0)
    let report = await SuiteRunner(workshop, options: SuiteOptions(jobs: 4)).run(plan, header: header)

    for result in report.results {
      #expect(result.status == .passed, "\(result.identity): \(result.problems) \(result.failedChecks)")
    }
    let counts = Dictionary(grouping: report.results, by: \.identity.query).mapValues(\.count)
    #expect(counts == Self.counts)
    let names = report.results.map(\.identity.title)
    #expect(names.contains("adventure-by-slug [every adventure: bali-surf-camp]"))
    #expect(names.contains("adventure-by-slug [as in the list: Bali Surf Camp]"))
    #expect(names.contains("prices [agreed price: beervana-portland]"))
    #expect(names.contains("pages [page [2, 4]]"))
    #expect(report.results.first { $0.identity.query == "replicated" }?.wait?.callCount == 1)
  }

  private static func project() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pqrun-cases-\(UUID().uuidString)")
    let queries = folder.appending(path: "queries")
    try FileManager.default.createDirectory(at: queries, withIntermediateDirectories: true)
    try "version: 1\n".write(to: folder.appending(path: "pqrun.yaml"), atomically: true, encoding: .utf8)
    let page = ProgramRun.repository.appending(path: "Documentation/Cases.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.matches(of: /(?ms)^```(?:yaml|csv|json) ([a-z\/.\-]+)\n(.*?\n)```$/)
    #expect(blocks.count == 9)
    for block in blocks {
      try String(block.2).write(to: folder.appending(path: String(block.1)), atomically: true, encoding: .utf8)
    }
    return folder
  }
}
