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
    let error = await #expect(throws: Diagnostic.self) { try await run(script, attempts: 6) }
    #expect(error?.code == Self.failure.code)
    #expect(error?.notes.count == 5)
    #expect(error?.notes.first?.message == "attempt 1: refused; waited 200 ms")
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

  @Test func `a Retry-After as a date is held against the answer's own date`() async throws {
    let headers = HeaderFields([
      try HeaderField("Date", "Sun, 06 Nov 1994 08:49:37 GMT"),
      try HeaderField("Retry-After", "Sun, 06 Nov 1994 08:49:39 GMT"),
    ])
    let script = Script([.success(Response(status: 429, headers: headers)), .success(Response(status: 200))])
    let response = try await run(script, attempts: 2)
    #expect(script.allWaits == [.seconds(2)])
    #expect(response.exchange.earlierAttempts.map(\.description) == ["HTTP 429, Retry-After 2 s; waited 2000 ms"])
  }

  @Test func `a Retry-After that cannot be read is none`() async throws {
    let headers = HeaderFields([try HeaderField("Retry-After", "-5")])
    let script = Script([.success(Response(status: 503, headers: headers)), .success(Response(status: 200))])
    _ = try await run(script, attempts: 2)
    #expect(script.allWaits == [.milliseconds(200)])
  }

  @Test func `by itself a wait has jitter within its bounds`() async throws {
    let script = Script(Array(repeating: .failure(Self.failure), count: 20))
    let environment = Environment(name: "e", host: try Host("h"), retry: .init(attempts: 20, maximumDelay: .seconds(1)))
    await #expect(throws: Diagnostic.self) {
      try await RetryInterceptor(sleep: { script.wait($0) }).intercept(
        Request(url: "http://h/"),
        context: RunContext(environment: environment)
      ) { _ in try script.answer() }
    }
    let waits = script.allWaits
    #expect(waits.count == 19)
    #expect(waits.allSatisfy { .milliseconds(100) <= $0 && $0 <= .seconds(1) })
    #expect(waits.dropFirst(3).allSatisfy { .milliseconds(500) <= $0 })
    #expect(Set(waits).count > 10)
  }

  @Test func `a failure that is no failure of the network is not tried again`() async throws {
    let other = Diagnostic.error(Self.failure.code, "other", failure: .badAnswer)
    await #expect(throws: other) { try await run(Script([.failure(other)]), attempts: 3) }
  }

  @Test func `the last answer keeps its earlier attempts, good or bad`() async throws {
    let script = Script([.failure(Self.failure), .success(Response(status: 503))])
    let response = try await run(script, attempts: 2)
    #expect(response.status == 503)
    #expect(response.exchange.earlierAttempts.map(\.reason) == ["refused"])
  }

  @Test func `one attempt is the default, and a POST is never repeated`() async throws {
    #expect(try await run(Script([.success(Response(status: 503))]), attempts: 1).status == 503)
    #expect(try await run(Script([.success(Response(status: 503))]), attempts: 3, method: .post).status == 503)
  }
}
