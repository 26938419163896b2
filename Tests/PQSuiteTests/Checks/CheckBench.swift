import PQCore
import PQFiles
import PQModel
import PQRun
import PQSuite
import Synchronization
import Testing

/// Holds checks against answers in a test, with files and resources of its own.
final class CheckBench: Sendable {
  private struct State {
    var files: [String: String] = [:]
    var recordedInThisRun: [String: [UInt8]] = [:]
    var fetched: [String] = []
  }

  private let state: Mutex<State>
  private let elsewhere: @Sendable (String) throws -> Response
  private let fetch: @Sendable (String) throws -> Response
  private let records: Bool

  init(
    files: [String: String] = [:],
    records: Bool = false,
    elsewhere: @escaping @Sendable (String) throws -> Response = { _ in throw CheckTools.Absent() },
    fetch: @escaping @Sendable (String) throws -> Response = { _ in Response(status: 404) }
  ) {
    state = Mutex(State(files: files))
    self.records = records
    self.elsewhere = elsewhere
    self.fetch = fetch
  }

  /// What the files hold now.
  var files: [String: String] { state.withLock { $0.files } }

  /// The addresses that were asked for, sorted.
  var fetched: [String] { state.withLock { $0.fetched.sorted() } }

  /// Holds a check against the body of an answer.
  func outcome(of yaml: String, _ body: String) async throws -> CheckOutcome {
    let query = Query(name: "example", resource: .persisted(try PersistedPath("wknd-shared/example")))
    let environment = Environment(name: "publish", scheme: .http, host: try Host("127.0.0.1:4503"))
    let files = FileReader { [self] path throws(Diagnostic) in
      guard let text = self.files[path] else { throw .error(.noValue, "there is no '\(path)'") }
      return Array(text.utf8)
    }
    let context = RunContext(environment: environment, query: query, surroundings: Surroundings(files: files))
    let judge = VerdictJudge()
    let tools = CheckTools(
      answerInEnvironment: { [self] name in judge.judge(try elsewhere(name), context: context) },
      fetch: { [self] address in
        state.withLock { $0.fetched.append(address) }
        return try fetch(address)
      },
      recorder: records ? FileRecorder { [self] path, merge in try record(path, merge) } : nil
    )
    let answer = judge.judge(Response(status: 200, body: Array(body.utf8)), context: context)
    let subject = CheckSubject(answer, of: try Call(query, in: environment), context: context, tools: tools)
    var problems = DiagnosticList()
    let node = try #require(YAMLReader().read(Array(yaml.utf8), named: "check.yaml", into: &problems))
    return await (try Registry.smokeTest.check(node)).check.evaluate(subject)
  }

  private func record(_ path: String, _ merge: FileRecorder.Merge) throws -> Bool {
    try state.withLock { state in
      let bytes = try merge(state.recordedInThisRun[path])
      state.recordedInThisRun[path] = bytes
      let text = String(decoding: bytes, as: UTF8.self)
      defer { state.files[path] = text }
      return state.files[path] != text
    }
  }
}

extension Response {
  /// A response of a media type.
  static func of(_ mediaType: String, _ body: [UInt8], status: Int = 200) throws -> Response {
    let headers = HeaderFields([try HeaderField("Content-Type", mediaType)])
    return Response(status: status, headers: headers, body: body)
  }
}
