import PQCore
import PQModel
import PQRun
import PQTestSupport
import Synchronization
import Testing

@Suite struct ClientTests {
  private final class Recorder: Sendable {
    private let entries = Mutex<[String]>([])
    func note(_ entry: String) { entries.withLock { $0.append(entry) } }
    var all: [String] { entries.withLock { $0 } }
  }

  private struct Marker: Interceptor {
    let name: String
    let recorder: Recorder

    func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
      recorder.note("\(name) before")
      let response = try await next(request)
      recorder.note("\(name) after")
      return response
    }
  }

  private func call() throws -> Call {
    try Call(
      Query(name: "q", resource: .persisted(PersistedPath("c/n"))),
      in: Environment(name: "e", scheme: .http, host: Host("h:1"))
    )
  }

  @Test func `interceptors stand around the transport in order`() async throws {
    let recorder = Recorder()
    let transport = StubTransport { request in
      recorder.note(request.url)
      return Response(status: 200, body: Array(#"{"data":{"a":1}}"#.utf8))
    }
    let client = Client(
      transport: transport,
      interceptors: [Marker(name: "outer", recorder: recorder), Marker(name: "inner", recorder: recorder)]
    )
    let answer = try await client.send(client.prepare(call()))
    #expect(answer.verdict.isOK)
    #expect(
      recorder.all == [
        "outer before", "inner before", "http://h:1/graphql/execute.json/c/n", "inner after", "outer after",
      ]
    )
  }

  @Test func `an error of a plug-in's own is wrapped with its cause`() async throws {
    struct Broken: Error {}
    let client = Client(transport: StubTransport { _ in throw Broken() })
    let prepared = try await client.prepare(call())
    let error = await #expect(throws: Diagnostic.self) { try await client.send(prepared) }
    #expect(error?.code.name == "plugin-failed")
    #expect(error?.failure == .noAnswer)
    #expect(error?.notes.first?.message == "caused by: Broken()")
  }

  @Test func `a diagnostic of the transport learns which call it belongs to`() async throws {
    let code = Diagnostic.Code("stub", explanation: "A stub.", example: "none")
    let client = Client(transport: StubTransport { _ in throw Diagnostic.error(code, "no", failure: .noAnswer) })
    let prepared = try await client.prepare(call())
    let error = await #expect(throws: Diagnostic.self) { try await client.send(prepared) }
    #expect(error?.code.name == "stub")
    #expect(
      error?.notes.map(\.message) == ["query 'q' in environment 'e'", "sent to http://h:1/graphql/execute.json/c/n"]
    )
  }

  @Test func `a decoder is not asked when the verdict is bad`() async throws {
    let client = Client(transport: StubTransport { _ in Response(status: 401) })
    let prepared = try await client.prepare(call())
    let answer = try await client.send(prepared)
    let error = await #expect(throws: Diagnostic.self) {
      try await client.decode(answer, of: prepared, with: JSONResultDecoder())
    }
    #expect(error?.code.name == "unauthorized")
    #expect(error?.failure == .authentication)
  }

  @Test func `a context in which a call is only shown sends nothing`() async throws {
    let context = RunContext(environment: Environment(name: "e", host: try Host("h")))
    let error = await #expect(throws: Diagnostic.self) { try await context.send(Request(url: "http://h/token")) }
    #expect(error?.code == .rehearsal)
    #expect(error?.message == "nothing may be sent to http://h/token while the call is only shown")
  }

  @Test(arguments: Registry.standard.decoders.map(\.name).filter { $0 != "raw" })
  func `a decoder of JSON says that an answer is none`(name: String) async throws {
    let decoder = try Registry.standard.decoder(name)
    let context = RunContext(environment: Environment(name: "e", host: try Host("h")))
    let answer = Answer(response: Response(status: 200), json: nil, verdict: .ok)
    let error = await #expect(throws: Diagnostic.self) { _ = try await decoder.decode(answer, context: context) }
    #expect(error?.code.name == "no-json")
    #expect(error?.failure == .badAnswer)
  }

  @Test func `numbers keep their digits and members their order`() async throws {
    let body =
      #"{"data":{"z":68.32,"ns":1736184243098437392,"huge":123456789012345678901234567890,"e":1E+2,"big":1e400}}"#
    let client = Client(transport: StubTransport { _ in Response(status: 200, body: Array(body.utf8)) })
    let prepared = try await client.prepare(call())
    let result = try await client.decode(client.send(prepared), of: prepared, with: JSONResultDecoder())
    var writer = JSONWriter(style: .compact)
    result.write(to: &writer)
    #expect(writer.text == body)
  }

  @Test func `a registry names the nearest plug-in`() {
    let error = #expect(throws: Diagnostic.self) { try Registry.standard.decoder("jsn") }
    #expect(error?.hint == "did you mean 'json'?")
    #expect(error?.failure == .usage)
  }

  @Test func `a cancelled transport ends the call as interrupted`() async throws {
    let client = Client(transport: StubTransport { _ in throw CancellationError() })
    let prepared = try await client.prepare(call())
    let error = await #expect(throws: Diagnostic.self) { try await client.send(prepared) }
    #expect(error?.code.name == "cancelled")
    #expect(error?.failure == .interrupted)
  }
}
