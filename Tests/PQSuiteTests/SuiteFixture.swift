import PQCore
import PQFiles
import PQModel
import PQRun
import PQSuite
import PQTestSupport
import Synchronization

/// Queries written as files, run against answers from a closure.
struct SuiteFixture: Sendable {
  let queries: [Query]
  let environment: Environment
  let sent = SentPaths()

  /// The paths that were asked, in the order in which they came.
  final class SentPaths: Sendable {
    private let paths = Mutex<[String]>([])

    var all: [String] { paths.withLock { $0 } }

    /// Notes a path, and tells how often it was asked with this time.
    func add(_ path: String) -> Int {
      paths.withLock { paths in
        paths.append(path)
        return paths.count { $0 == path }
      }
    }
  }

  init(_ yaml: String, environment name: String = "local") throws {
    var problems = DiagnosticList()
    let node = YAMLReader().read(Array(yaml.utf8), named: "pqrun.yaml", into: &problems)
    let decoder = QueryDecoder(registry: .smokeTest) { _ throws(FileProblem) in throw FileProblem("there is no file") }
    queries = (node?.entry("queries")?.value.entries ?? []).compactMap { entry in
      decoder.decode(entry.value, named: entry.name, at: entry.key.span, isCaptured: { _ in true }, into: &problems)
    }
    try problems.throwIfErrors()
    environment = Environment(name: name, scheme: .http, host: try Host("127.0.0.1:4502"))
  }

  /// Plans the cases of all queries.
  func plan(with values: VariableValues = [:]) -> [SuiteCase] {
    let planner = SuitePlanner(registry: .smokeTest)
    return queries.flatMap { planner.cases(of: $0, in: environment, with: values) }
  }

  /// A runner whose requests a closure answers: by the name of the persisted query with its variables, and how often
  /// it was asked with this time.
  func runner(
    jobs: Int = 4,
    repeatCount: Int = 1,
    _ answer: @escaping @Sendable (String, Int) async throws -> Response
  ) -> SuiteRunner {
    let sent = sent
    let transport = StubTransport { request in
      let path = request.url.split(separator: "/").last.map(String.init) ?? ""
      let text = path.replacing("%3B", with: " ").replacing("%3D", with: "=")
      return try await answer(text, sent.add(text))
    }
    let queries = queries
    let workshop = SuiteWorkshop(
      client: Client(transport: transport, interceptors: [], registry: .smokeTest),
      registry: .smokeTest,
      query: { name in
        guard let query = queries.first(where: { $0.name == name }) else { throw CheckTools.Absent() }
        return query
      }
    )
    return SuiteRunner(workshop, options: SuiteOptions(jobs: jobs, repeatCount: repeatCount))
  }

  /// Runs the cases of all queries.
  func run(
    jobs: Int = 4,
    with values: VariableValues = [:],
    _ answer: @escaping @Sendable (String, Int) async throws -> Response
  ) async -> [CaseResult] {
    let header = RunHeader(environments: [environment.name], caseCount: 0, startTime: 0)
    return await runner(jobs: jobs, answer).run(plan(with: values), header: header).results
  }
}

extension Response {
  /// An answer of JSON.
  static func json(_ text: String, status: Int = 200) throws -> Response {
    let headers = HeaderFields([try HeaderField("Content-Type", "application/json")])
    return Response(status: status, headers: headers, body: Array(text.utf8))
  }
}
