import PQCore
import PQModel
import PQRun
import PQTestSupport
import Synchronization

/// Authorises calls through a client that has every request, warning and secret written down.
final class AuthenticationRun: Sendable {
  private struct Log {
    var requests: [Request] = []
    var warnings: [Diagnostic] = []
    var secrets: [Secret] = []
    var now = 1_800_000_000
  }

  private let log = Mutex(Log())

  /// The time that the clock tells at first.
  static let start = 1_800_000_000

  var requests: [Request] { log.withLock { $0.requests } }
  var warnings: [Diagnostic] { log.withLock { $0.warnings } }
  var redactor: Redactor { Redactor(log.withLock { $0.secrets }) }

  /// The bodies of the requests that were sent.
  var bodies: [String] { requests.map { String(decoding: $0.body ?? [], as: UTF8.self) } }

  func advance(by seconds: Int) {
    log.withLock { $0.now += seconds }
  }

  func client(
    _ surroundings: Surroundings = Surroundings(),
    answer: @escaping @Sendable (Request) async throws -> Response = { _ in Response(status: 500) }
  ) -> Client {
    var surroundings = surroundings
    surroundings.now = { self.log.withLock { $0.now } }
    surroundings.report = { warning in self.log.withLock { $0.warnings.append(warning) } }
    surroundings.hide = { secrets in self.log.withLock { $0.secrets += secrets } }
    let transport = StubTransport { request in
      self.log.withLock { $0.requests.append(request) }
      return try await answer(request)
    }
    return Client(transport: transport, surroundings: surroundings)
  }

  static func call(_ authentication: Authentication, host: String = "author.example.test") throws -> Call {
    let environment = Environment(name: "e", host: try Host(host), authentication: authentication)
    return try Call(Query(name: "q", resource: .persisted(try PersistedPath("c/n"))), in: environment)
  }
}

extension Authentication {
  /// An authentication whose settings are texts, apart from a command, which is a list.
  static func settings(_ type: String, _ values: KeyValuePairs<String, String>, command: [String] = []) -> Self {
    let source = SourceText(name: "environments/e.yaml", text: "")
    let span = SourceSpan(source: source, range: 0..<0)
    func scalar(_ text: String) -> Node { Node(.scalar(Node.Scalar(text, isPlain: false)), span: span) }
    var entries = [Node.Entry(key: scalar("type"), value: scalar(type))]
    entries += values.map { Node.Entry(key: scalar($0.key), value: scalar($0.value)) }
    if !command.isEmpty {
      entries.append(Node.Entry(key: scalar("command"), value: Node(.sequence(command.map(scalar)), span: span)))
    }
    return Authentication(type: type, settings: Node(.mapping(entries), span: span))
  }
}

/// Makes tokens whose payload is a JSON text.
enum TestToken {
  static func with(_ claims: String) -> String {
    let payload = Base64.encode(claims.utf8).filter { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
    return "eyJhbGciOiJub25lIn0.\(String(payload)).c2lnbmF0dXJl"
  }
}
