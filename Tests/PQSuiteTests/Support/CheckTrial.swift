import PQCore
import PQFiles
import PQModel
import PQRun
import PQSuite
import Testing

/// Holds checks against an answer.
struct CheckTrial {
  var response: Response
  var again: Response?
  var scheme = Environment.Scheme.https
  var host = "publish.example.test"
  var now = 1_777_888_800
  private var files: [String: String] = [:]
  private var elsewhere: [String: String] = [:]
  private var resources: [String: CheckExample.Resource] = [:]

  init(_ response: Response) {
    self.response = response
  }

  init(_ example: CheckExample) throws {
    self.init(try example.response())
    files = example.files
    elsewhere = example.elsewhere
    resources = example.resources
  }

  init(_ body: String) {
    self.init(Response(status: 200, body: Array(body.utf8)))
  }

  /// What a check says.
  ///
  /// - Parameter yaml: The check.
  /// - Returns: The outcome.
  /// - Throws: What is wrong with the check.
  func outcome(of yaml: String) async throws -> CheckOutcome {
    try await outcome(of: Self.node(yaml))
  }

  /// What a check says.
  ///
  /// - Parameter node: The check's mapping.
  /// - Returns: The outcome.
  /// - Throws: What is wrong with the check.
  func outcome(of node: Node) async throws -> CheckOutcome {
    let registry = Registry.smokeTest
    let query = Query(name: "example", resource: .persisted(try PersistedPath("wknd-shared/example")))
    let environment = Environment(name: "example", scheme: scheme, host: try Host(host))
    let now = now
    let files = files
    let reader = FileReader { path throws(Diagnostic) in
      guard let text = files[path] else { throw .error(.noValue, "there is no '\(path)'") }
      return Array(text.utf8)
    }
    let surroundings = Surroundings(files: reader, now: { now })
    let context = RunContext(environment: environment, query: query, surroundings: surroundings)
    let answer = VerdictJudge().judge(response, context: context)
    let second = again.map { VerdictJudge().judge($0, context: context) } ?? answer
    let (elsewhere, resources) = (elsewhere, resources)
    let tools = CheckTools(
      answerInEnvironment: { name in
        guard let body = elsewhere[name] else { throw CheckTools.Absent() }
        return VerdictJudge().judge(Response(status: 200, body: Array(body.utf8)), context: context)
      },
      answerAgain: { second },
      fetch: { address in
        guard let resource = resources[address] else { return Response(status: 404) }
        let type = try HeaderField("Content-Type", resource.mediaType)
        return Response(status: resource.status, headers: HeaderFields([type]), body: Array(resource.body.utf8))
      },
      decode: { name in try await registry.decoder(name).decode(answer, context: context) }
    )
    let bound = try registry.check(node)
    let subject = CheckSubject(answer, of: try Call(query, in: environment), context: context, tools: tools)
    return await bound.check.evaluate(subject)
  }

  /// The mapping of a check.
  static func node(_ yaml: String) throws -> Node {
    var problems = DiagnosticList()
    let node = YAMLReader().read(Array(yaml.utf8), named: "check.yaml", into: &problems)
    try problems.throwIfErrors()
    return try #require(node)
  }
}
