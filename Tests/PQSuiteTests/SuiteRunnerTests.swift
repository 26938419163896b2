import PQCore
import PQGraphQL
import PQModel
import PQRun
import PQSuite
import Synchronization
import Testing

@Suite struct SuiteRunnerTests {
  private static let good = #"{"data":{"adventureList":{"items":[]}}}"#

  private static func cases(_ names: [String]) throws -> [SuiteCase] {
    let query = Query(
      name: "adventure",
      resource: .persisted(try PersistedPath("wknd-shared/adventure")),
      variables: [Variable("slug", .nonNull(.named("String")))],
      cases: names.map { Query.Case(name: $0, variables: ["slug": GivenValue(.text($0))]) }
    )
    let environment = Environment(name: "author", scheme: .http, host: try Host("127.0.0.1"))
    return SuitePlanner(registry: .smokeTest).cases(of: query, in: environment)
  }

  private static func run(
    _ names: [String],
    options: SuiteOptions,
    interceptors: [any Interceptor] = [],
    telling tell: @escaping (RunEvent) -> Void = { _ in },
    answer: @escaping @Sendable (String) async throws -> Response
  ) async throws -> RunReport {
    let client = Client(transport: SlugTransport(answer: answer), interceptors: interceptors)
    let runner = SuiteRunner(SuiteWorkshop(client: client, registry: .smokeTest), options: options)
    let header = RunHeader(environments: ["author"], caseCount: names.count, startTime: 0)
    return await runner.run(try cases(names), header: header, telling: tell)
  }

  private static func answer(_ body: String = good, status: Int = 200) -> Response {
    Response(status: status, headers: HeaderFields([]), body: Array(body.utf8))
  }

  @Test func `cases are told of in their order, whatever ends first`() async throws {
    let names = (0..<20).map(String.init)
    var told: [String] = []
    let report = try await Self.run(
      names,
      options: SuiteOptions(jobs: 8),
      telling: { event in
        if case .finished(let result) = event { told.append(result.identity.name ?? "") }
      },
      answer: { slug in
        try await Task.sleep(for: .milliseconds(slug == "0" ? 60 : 1))
        return Self.answer()
      }
    )
    #expect(told == names)
    #expect(report.results.map(\.identity.name) == names)
    #expect(report.totals.passed == 20 && report.failures.isEmpty)
  }

  @Test func `no more cases run at a time than was asked for`() async throws {
    let busy = Mutex((now: 0, most: 0))
    _ = try await Self.run((0..<30).map(String.init), options: SuiteOptions(jobs: 3)) { _ in
      busy.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
      try await Task.sleep(for: .milliseconds(2))
      busy.withLock { $0.now -= 1 }
      return Self.answer()
    }
    #expect(busy.withLock { $0.most } == 3)
  }

  @Test func `a bad answer fails, and a missing one is an error`() async throws {
    let report = try await Self.run(["good", "bad", "gone", "locked"], options: SuiteOptions(jobs: 1)) { slug in
      switch slug {
      case "good": Self.answer()
      case "bad": Self.answer(#"{"data":null,"errors":[{"message":"broken"}]}"#)
      case "locked": Self.answer("", status: 401)
      default: throw Diagnostic.error(.pluginFailed, "no route", failure: .noAnswer)
      }
    }
    #expect(report.results.map(\.status) == [.passed, .failed, .errored, .errored])
    #expect(report.failures == [.badAnswer, .noAnswer, .authentication])
    #expect(report.results[1].exchange?.curlCommand?.contains("slug%3Dbad") == true)
    #expect(report.results[1].exchange?.excerpt?.contains("broken") == true)
    #expect(report.results[0].exchange?.excerpt == nil)
  }

  @Test func `the first failure ends the run where that is asked for`() async throws {
    let report = try await Self.run(
      (0..<50).map(String.init),
      options: SuiteOptions(jobs: 1, failsFast: true)
    ) { slug in
      slug == "3" ? Self.answer("", status: 503) : Self.answer()
    }
    #expect(report.results.count == 4)
    #expect(report.interruption == .firstFailure)
  }

  @Test func `a case is repeated until it fails`() async throws {
    let sent = Mutex<[String: Int]>([:])
    let report = try await Self.run(["steady", "flaky"], options: SuiteOptions(jobs: 1, repeatCount: 5)) { slug in
      let count = sent.withLock { counts in
        counts[slug, default: 0] += 1
        return counts[slug] ?? 0
      }
      return slug == "flaky" && count == 3 ? Self.answer("", status: 503) : Self.answer()
    }
    #expect(report.results.map(\.durations.count) == [5, 3])
    #expect(report.results.map(\.status) == [.passed, .failed])
  }

  @Test func `an answer that came late is flaky and no failure`() async throws {
    let count = Mutex(0)
    let report = try await Self.run(["late"], options: SuiteOptions(), interceptors: [LateAnswer()]) { _ in
      count.withLock { $0 += 1 }
      return Self.answer()
    }
    #expect(report.results.map(\.status) == [.flaky])
    #expect(report.failures.isEmpty && report.totals.flaky == 1 && report.totals.isGreen)
    #expect(report.results[0].warnings.map(\.code.name) == ["late-answer"])
  }

  @Test func `the time for the whole run is kept`() async throws {
    let start = ContinuousClock.now
    let report = try await Self.run(
      (0..<50).map(String.init),
      options: SuiteOptions(jobs: 2, timeout: .milliseconds(150))
    ) { slug in
      if slug != "0" { try await Task.sleep(for: .seconds(30)) }
      return Self.answer()
    }
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(report.interruption == .timeout(.milliseconds(150)))
    #expect(report.results.map(\.identity.name) == ["0"])
    #expect(report.failures == [.noAnswer])
  }

  @Test func `a cancelled run tells what it learned`() async throws {
    let task = Task {
      try await Self.run((0..<50).map(String.init), options: SuiteOptions(jobs: 2)) { slug in
        if slug != "0" { try await Task.sleep(for: .seconds(30)) }
        return Self.answer()
      }
    }
    try await Task.sleep(for: .milliseconds(150))
    task.cancel()
    let report = try await task.value
    #expect(report.interruption == .cancelled)
    #expect(report.results.map(\.identity.name) == ["0"])
  }

  @Test func `a negative case passes with the verdict it expects and fails with a good answer`() async throws {
    var cases = try Self.cases(["gone", "there"])
    for index in cases.indices { cases[index].expectedVerdict = .unauthorized }
    let client = Client(
      transport: SlugTransport { slug in slug == "gone" ? Self.answer("", status: 401) : Self.answer() },
      interceptors: []
    )
    let report = await SuiteRunner(SuiteWorkshop(client: client, registry: .smokeTest))
      .run(cases, header: RunHeader(environments: ["author"], caseCount: 2, startTime: 0))
    #expect(report.results.map(\.status) == [.passed, .failed])
    #expect(report.results[1].problems.map(\.code.name) == ["unexpected-verdict"])
  }

  @Test func `what cannot be sent is an error of its file`() async throws {
    let report = try await Self.run(["a;b"], options: SuiteOptions()) { _ in Self.answer() }
    #expect(report.results.map(\.status) == [.errored])
    #expect(report.failures == [.invalidInput])
  }
}

private struct SlugTransport: Transport {
  let answer: @Sendable (String) async throws -> Response

  func send(_ request: Request, context: RunContext) async throws -> Response {
    let slug = request.url.split(separator: "%3D").last.map(String.init) ?? ""
    var response = try await answer(slug)
    response.url = request.url
    return response
  }
}

private struct LateAnswer: Interceptor {
  func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
    var response = try await next(request)
    response.exchange.earlierAttempts = [Exchange.Attempt(reason: "HTTP 503", wait: .milliseconds(10))]
    return response
  }
}
