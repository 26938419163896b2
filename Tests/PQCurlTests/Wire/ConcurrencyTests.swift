import PQCore
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

@Suite(.timeLimit(.minutes(1))) struct ConcurrencyTests {
  @Test func `two hundred requests at once get the answer of each`() async throws {
    try await RawServer.run(answering: { .json($0.line) }) { server in
      let transport = CurlTransport()
      let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for number in 0..<200 {
          group.addTask {
            let response = try await Wire.send(Wire.request(server, "/\(number)"), by: transport)
            return (number, String(decoding: response.body, as: UTF8.self))
          }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      #expect(answers.count == 200)
      #expect(answers.allSatisfy { $0.value == "GET /\($0.key) HTTP/1.1" })
    }
  }

  @Test func `connections are used again and never outnumber the requests under way`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      let transport = CurlTransport()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            for _ in 0..<100 { _ = try await Wire.send(Wire.request(server), by: transport) }
          }
        }
        try await group.waitForAll()
      }
      #expect(server.requests.count == 800)
      #expect(server.connectionCount <= 8)
    }
  }

  @Test func `a server of resets, pauses and half answers gives each request one outcome`() async throws {
    let answers: [RawServer.Answer] = [
      .json("{}"), .close, .reset(), .raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}"),
      .json("[]", keepsAlive: false),
      RawServer.Answer([.pause(.milliseconds(3))] + RawServer.Answer.json("{}").steps, keepsAlive: true),
    ]
    try await RawServer.run(answering: { request in answers[request.number * 7 % 13 % answers.count] }) { server in
      let transport = CurlTransport()
      let outcomes = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<16 {
          group.addTask {
            var outcomes = 0
            for _ in 0..<100 {
              do {
                _ = try await Wire.send(Wire.request(server), by: transport)
                outcomes += 1
              } catch {
                if (error as? Diagnostic)?.failure == .noAnswer { outcomes += 1 }
              }
            }
            return outcomes
          }
        }
        return await group.reduce(0, +)
      }
      #expect(outcomes == 1600)
    }
  }

  @Test func `the end of a transport closes its connections`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      for _ in 0..<20 {
        let transport = CurlTransport()
        _ = try await Wire.send(Wire.request(server), by: transport)
      }
      let isClosed = try await server.waits { $0.openConnectionCount == 0 }
      #expect(isClosed)
      #expect(server.connectionCount == 20)
    }
  }
}
