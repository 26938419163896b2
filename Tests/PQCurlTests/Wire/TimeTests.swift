import PQCore
import PQModel
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

@Suite(.timeLimit(.minutes(1))) struct TimeTests {
  @Test func `a silent server ends with the total time-out and its seconds`() async throws {
    try await RawServer.run([.silence]) { server in
      let request = Wire.request(server) { $0.connection.totalTimeout = .milliseconds(250) }
      let start = ContinuousClock.now
      let failure = try #require(try await Wire.failure(request))
      #expect(ContinuousClock.now - start < .seconds(3))
      #expect(failure.code == .timeout)
      #expect(
        failure.message == "no whole answer from 127.0.0.1:\(server.port) within 0.25 seconds; no answer had come"
      )
    }
  }

  @Test func `a slow body ends with the bytes that had come of those promised`() async throws {
    let answer = RawServer.Answer([
      .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n0123456789".utf8)), .hang,
    ])
    try await RawServer.run([answer]) { server in
      let request = Wire.request(server) { $0.connection.totalTimeout = .milliseconds(300) }
      let failure = try #require(try await Wire.failure(request))
      #expect(failure.code == .timeout)
      #expect(failure.message.hasSuffix("within 0.3 seconds; 10 of 100 bytes had come"))
    }
  }

  @Test func `a body that dribbles is no idle one`() async throws {
    let text = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789"
    try await RawServer.run([.dribble(text, pieceSize: 6, every: .milliseconds(60))]) { server in
      let request = Wire.request(server) { $0.connection.idleTimeout = .milliseconds(400) }
      let response = try await Wire.send(request)
      #expect(response.body.count == 10)
    }
  }

  @Test func `a body that stops ends with the idle time-out`() async throws {
    let answer = RawServer.Answer([
      .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n0123456789".utf8)), .hang,
    ])
    try await RawServer.run([answer]) { server in
      let request = Wire.request(server) { $0.connection.idleTimeout = .milliseconds(200) }
      let start = ContinuousClock.now
      let failure = try #require(try await Wire.failure(request))
      #expect(ContinuousClock.now - start < .seconds(3))
      #expect(failure.code == .idleTimeout)
      #expect(
        failure.message == "127.0.0.1:\(server.port) sent nothing for 0.2 seconds; 10 of 100 bytes had come"
      )
    }
  }

  @Test func `a connection that never stands ends with the connect time-out`() async throws {
    // The server takes the connection and never speaks TLS.
    try await RawServer.run([.silence]) { server in
      var request = Request(url: "https://127.0.0.1:\(server.port)/", connection: Wire.options)
      request.connection.connectTimeout = .milliseconds(200)
      let failure = try #require(try await Wire.failure(request))
      #expect(failure.code == .connectTimeout)
      #expect(failure.message == "no connection to 127.0.0.1:\(server.port) within 0.2 seconds")
    }
  }
}
