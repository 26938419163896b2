import PQCore
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

@Suite(.timeLimit(.minutes(1))) struct EngineTests {
  @Test func `without a thread nothing is sent`() async throws {
    try await RawServer.run([.raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")]) { server in
      let engine = Engine { _ in nil }
      let problem = await #expect(throws: Diagnostic.self) { try await engine.send(Wire.request(server)) }
      #expect(problem?.code == .engineNotStarted)
      #expect(problem?.failure == .noAnswer)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `an option that libcurl refuses is named by its number`() async throws {
    let url = "http://127.0.0.1:\(Wire.closedPort)/" + String(repeating: "a", count: 8_000_001)
    let problem = try await Wire.failure(Request(url: url, connection: Wire.options))
    #expect(problem?.code == .refusedOption)
    #expect(problem?.message.contains("127.0.0.1:\(Wire.closedPort)") == true)
    #expect(problem?.notes.first?.message.hasPrefix("option 10002 gives error ") == true)
  }

  @Test func `a transfer without memory says so`() {
    let problem = Diagnostic.transferNotStarted(Peer(url: "http://127.0.0.1:4502/x"))
    #expect(problem.code == .transferNotStarted)
    #expect(problem.failure == .noAnswer)
    #expect(problem.message == "the request to 127.0.0.1:4502 could not start: no memory is left")
  }
}
