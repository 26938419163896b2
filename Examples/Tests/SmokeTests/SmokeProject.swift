import PQCurl
import PQFiles
import PQModel
import PQRun
import PQSandbox
import PQSuite
import PQWKND

/// The project of this repository, asked in a sandbox of its own.
///
/// A team names its own folder and environment here.
struct SmokeProject: Sendable {
  static let shared = Result { try SmokeProject() }

  private let project: Project
  private let environment: Environment
  private let sandbox: RunningSandbox
  private let registry: Registry
  private let runner: SuiteRunner

  init() throws {
    var registry = Registry.smokeTest
    for decoder in WKNDDecoders.all() { registry.add(decoder) }
    let project = try ProjectLoader(registry: registry).load(.folder("."))
    var environment = try project.environment(named: "author")
    sandbox = try Sandbox.start(mode: .author)
    environment.host = try Host("127.0.0.1:\(sandbox.port)")
    let surroundings = Surroundings(files: .project(project))
    let client = Client(transport: CurlTransport(), registry: registry, surroundings: surroundings)
    let workshop = SuiteWorkshop(
      client: client,
      registry: registry,
      query: { name in try project.query(named: name) }
    )
    runner = SuiteRunner(workshop)
    (self.project, self.environment, self.registry) = (project, environment, registry)
  }

  /// Every case of every query, with a case for each row; without those that need what an earlier case captured.
  func cases() async throws -> [SuiteCase] {
    let planner = SuitePlanner(registry: registry)
    let queries = try project.queries.map { try project.query(named: $0.name) }
    let cases = await runner.expand(queries.flatMap { planner.cases(of: $0, in: environment) })
    return SuiteUnit.units(of: cases).filter { $0.weight == 1 }.flatMap { unit in unit.places.map { cases[$0] } }
  }

  /// Runs one case.
  func run(_ planned: SuiteCase) async throws -> CaseResult {
    let header = RunHeader(environments: [environment.name], caseCount: 1, startTime: 0)
    let report = await runner.run([planned], header: header)
    guard let result = report.results.first else { throw CancellationError() }
    return result
  }
}
