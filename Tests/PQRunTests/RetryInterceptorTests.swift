import PQCore
import PQModel
import PQRun
import PQTestSupport
import Synchronization
import Testing

@Suite struct RetryInterceptorTests {
  private final class Script: Sendable {
    private let steps: Mutex<[Result<Response, Diagnostic>]>
    private let waits = Mutex<[Duration]>([])

    init(_ steps: [Result<Response, Diagnostic>]) { self.steps = Mutex(steps) }

    func answer() throws -> Response { try steps.withLock { $0.removeFirst() }.get() }
    func wait(_ duration: Duration) { waits.withLock { $0.append(duration) } }
    var allWaits: [Duration] { waits.withLock { $0 } }
  }

  private static let failure = Diagnostic.error(
    Diagnostic.Code("stub", explanation: "A stub.", example: "none"),
    "refused",
    failure: .noAnswer
  )

  private func run(_ script: Script, attempts: Int, method: Request.Method = .get) async throws -> Response {
    let environment = Environment(
      name: "e",
      host: try Host("h"),
      retry: .init(attempts: attempts, maximumDelay: .seconds(3))
    )
    let interceptor = RetryInterceptor(jitter: { 1 }, sleep: { script.wait($0) })
    return try await interceptor.intercept(
      Request(method: method, url: "http://h/"),
      context: RunContext(environment: environment)
    ) { _ in try script.answer() }
  }

  @Test(arguments: [408, 429, 502, 503, 504])
  func `a status that asks for patience is tried again`(status: Int) async throws {
    let script = Script([.success(Response(status: status)), .success(Response(status: 200))])
    let response = try await run(script, attempts: 3)
    #expect(response.status == 200)
    #expect(response.exchange.earlierAttempts.map(\.reason) == ["HTTP \(status)"])
    #expect(response.exchange.lateAnswerWarning?.code.name == "late-answer")
    #expect(response.exchange.lateAnswerWarning?.message == "the answer came at attempt 2")
    #expect(script.allWaits == [.milliseconds(200)])
  }

  @Test(arguments: [200, 400, 401, 404, 500])
  func `any other status is kept`(status: Int) async throws {
    #expect(try await run(Script([.success(Response(status: status))]), attempts: 3).status == status)
  }

  @Test func `waits double up to the bound, and attempts end`() async throws {
    let script = Script(Array(repeating: .failure(Self.failure), count: 6))
    await #expect(throws: Self.failure) { try await run(script, attempts: 6) }
    #expect(script.allWaits == [200, 400, 800, 1600, 3000].map { .milliseconds($0) })
  }

  @Test func `a Retry-After in seconds is honoured up to the bound`() async throws {
    let header = HeaderFields([try HeaderField("Retry-After", "2")])
    let long = HeaderFields([try HeaderField("Retry-After", "3600")])
    let script = Script([
      .success(Response(status: 503, headers: header)), .success(Response(status: 503, headers: long)),
      .success(Response(status: 200)),
    ])
    _ = try await run(script, attempts: 3)
    #expect(script.allWaits == [.seconds(2), .seconds(3)])
  }

  @Test func `one attempt is the default, and a POST is never repeated`() async throws {
    #expect(try await run(Script([.success(Response(status: 503))]), attempts: 1).status == 503)
    #expect(try await run(Script([.success(Response(status: 503))]), attempts: 3, method: .post).status == 503)
  }
}
