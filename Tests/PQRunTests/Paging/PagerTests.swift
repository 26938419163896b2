import PQCore
import PQGraphQL
import PQModel
import PQRun
import PQTestSupport
import Synchronization
import Testing

struct PagerTests {
  private final class Log: Sendable {
    let requests = Mutex<[String]>([])
    let progress = Mutex<[Pager.Progress]>([])
  }

  private static let cursors = [Variable("first", .named("Int")), Variable("after", .named("String"))]
  private static let offsets = [Variable("offset", .named("Int")), Variable("limit", .named("Int"))]

  private func run(
    _ variables: [Variable],
    with values: VariableValues = [:],
    answers: [String],
    limit: Int = Pager.standardPageLimit,
    log: Log = Log()
  ) async throws -> Answer {
    let query = Query(name: "rivers", resource: .persisted(try PersistedPath("a/rivers")), variables: variables)
    let environment = Environment(name: "here", host: try Host("localhost"))
    let transport = StubTransport { request in
      let number = log.requests.withLock { requests in
        requests.append(request.url.split(separator: "/").last.map(String.init) ?? "")
        return requests.count
      }
      let text = answers[min(number, answers.count) - 1]
      let headers = HeaderFields([try HeaderField("Content-Type", "application/json")])
      return Response(status: 200, headers: headers, body: Array(text.utf8), url: request.url)
    }
    let pager = Pager(Client(transport: transport), pageLimit: limit) { progress in
      log.progress.withLock { $0.append(progress) }
    }
    return try await pager.run(Call(query, with: values, in: environment))
  }

  private static func page(_ names: [Int], next: String?) -> String {
    let edges = names.map { #"{"node":{"n":\#($0).0}}"# }.joined(separator: ",")
    let cursor = next.map { #""\#($0)""# } ?? "null"
    return #"{"data":{"l":{"edges":[\#(edges)],"pageInfo":{"endCursor":\#(cursor),"hasNextPage":\#(next != nil)}}}}"#
  }

  private static func list(_ names: [Int]) -> String {
    let items = names.map { #"{"n":\#($0)}"# }.joined(separator: ",")
    return #"{"data":{"l":{"items":[\#(items)],"_references":[\#(names.first ?? 0)]}},"extensions":{"x":1E2}}"#
  }

  @Test
  func `cursors are followed to the last page, and the items are joined with their digits`() async throws {
    let log = Log()
    let answers = [Self.page([1, 2], next: "b"), Self.page([3], next: "c"), Self.page([4], next: nil)]
    let answer = try await run(Self.cursors, with: ["first": 2], answers: answers, log: log)
    #expect(
      String(decoding: answer.response.body, as: UTF8.self)
        == #"{"data":{"l":{"edges":[{"node":{"n":1.0}},{"node":{"n":2.0}},{"node":{"n":3.0}},{"node":{"n":4.0}}],"#
        + #""pageInfo":{"endCursor":null,"hasNextPage":false}}}}"#
    )
    #expect(
      log.requests.withLock { $0 } == [
        "rivers%3Bfirst%3D2", "rivers%3Bfirst%3D2%3Bafter%3Db", "rivers%3Bfirst%3D2%3Bafter%3Dc",
      ]
    )
    #expect(log.progress.withLock { $0.map(\.items) } == [2, 3, 4])
    #expect(try AnswerItems(of: #require(answer.json)).elements.count == 4)
  }

  @Test
  func `offsets go on until a page is smaller than the first`() async throws {
    let log = Log()
    let answer = try await run(
      Self.offsets,
      with: ["offset": 5, "limit": 2],
      answers: [Self.list([1, 2]), Self.list([3, 4]), Self.list([5])],
      log: log
    )
    #expect(
      String(decoding: answer.response.body, as: UTF8.self)
        == #"{"data":{"l":{"items":[{"n":1},{"n":2},{"n":3},{"n":4},{"n":5}],"_references":[1,3,5]}},"extensions":{"x":1E2}}"#
    )
    #expect(
      log.requests.withLock { $0 } == [
        "rivers%3Boffset%3D5%3Blimit%3D2", "rivers%3Boffset%3D7%3Blimit%3D2", "rivers%3Boffset%3D9%3Blimit%3D2",
      ]
    )
  }

  @Test
  func `without a limit pages have a standard size, and smaller ones than asked for are followed, too`() async throws {
    let log = Log()
    let answer = try await run(
      Self.offsets,
      answers: [Self.list([1, 2]), Self.list([3, 4]), Self.list([])],
      log: log
    )
    #expect(try AnswerItems(of: #require(answer.json)).elements.count == 4)
    #expect(
      log.requests.withLock { $0 } == [
        "rivers%3Blimit%3D100", "rivers%3Boffset%3D2%3Blimit%3D100", "rivers%3Boffset%3D4%3Blimit%3D100",
      ]
    )
  }

  @Test
  func `one page is the answer as it came`() async throws {
    let text = Self.page([1], next: nil) + "\n"
    #expect(try await run(Self.cursors, answers: [text]).response.body == Array(text.utf8))
  }

  @Test
  func `a cursor that comes again ends the run`() async {
    let problems = await #expect(throws: DiagnosticList.self) {
      try await run(Self.cursors, answers: [Self.page([1], next: "b"), Self.page([2], next: "b")])
    }
    #expect(problems?.items.map(\.message) == ["the cursor 'b' came a second time"])
    #expect(problems?.items.first?.failure == .badAnswer)
  }

  @Test
  func `a server that ignores the offset is found out`() async {
    let problems = await #expect(throws: DiagnosticList.self) {
      try await run(Self.offsets, with: ["limit": 1], answers: [Self.list([1])])
    }
    #expect(problems?.items.map(\.message) == ["page 2 is page 1 once more"])
  }

  @Test
  func `pages without an end are not followed for ever`() async {
    let answers = (1...5).map { Self.list([$0]) }
    let problems = await #expect(throws: DiagnosticList.self) {
      try await run(Self.offsets, with: ["limit": 1], answers: answers, limit: 3)
    }
    #expect(problems?.items.map(\.message) == ["there are more than 3 pages"])
  }

  @Test
  func `a bad page in the middle fails, and a bad first one is given to be judged`() async throws {
    let problems = await #expect(throws: DiagnosticList.self) {
      try await run(Self.cursors, answers: [Self.page([1], next: "b"), "<html>"])
    }
    #expect(problems?.items.first?.failure == .badAnswer)
    #expect(try await !run(Self.cursors, answers: ["<html>"]).verdict.isOK)
  }

  @Test(
    arguments: [
      (#"{"data":{"l":{"edges":[]}}}"#, "the answer does not say where 'data.l' goes on"),
      (#"{"data":{"l":{"item":{}}}}"#, "the answer has no list to join"),
      (#"{"data":{"l":{"items":[]},"m":{"items":[]}}}"#, "the answer has several lists: l, m"),
    ]
  )
  func `an answer that cannot be joined says why`(answer: String, message: String) async {
    let problems = await #expect(throws: DiagnosticList.self) { try await run(Self.cursors, answers: [answer]) }
    #expect(problems?.items.map(\.message) == [message])
    #expect(problems?.items.first?.failure == .badAnswer)
  }

  @Test
  func `a query without variables for pages is a mistake of the command line`() async {
    let problems = await #expect(throws: DiagnosticList.self) {
      try await run([Variable("limit", .named("Int"))], answers: [])
    }
    #expect(problems?.items.first?.code == .noPaging)
    #expect(problems?.items.first?.failure == .usage)
  }
}
