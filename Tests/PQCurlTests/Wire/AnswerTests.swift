import PQModel
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

@Suite(.timeLimit(.minutes(1))) struct AnswerTests {
  private func answer(
    _ answer: RawServer.Answer,
    to change: @Sendable (inout Request) -> Void = { _ in }
  ) async throws -> Response {
    try await RawServer.run([answer]) { server in try await Wire.send(Wire.request(server, "/", change)) }
  }

  @Test func `status, fields and body come as the server sent them`() async throws {
    let response = try await answer(
      .raw(
        "HTTP/1.1 404 Not here\r\nX-b: 2\r\nX-A:  spaced \r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\n"
          + "X-None:\r\nContent-Length: 4\r\n\r\ngone"
      )
    )
    #expect(response.status == 404)
    #expect(
      response.headers.fields.map(\.name) == ["X-b", "X-A", "Set-Cookie", "Set-Cookie", "X-None", "Content-Length"]
    )
    #expect(response.headers.values(of: "set-cookie") == ["a=1", "b=2"])
    #expect(response.headers["x-a"] == "spaced")
    #expect(response.headers["x-none"] == "")
    #expect(response.body == Array("gone".utf8))
  }

  @Test func `interim answers are skipped`() async throws {
    let response = try await answer(
      .raw(
        "HTTP/1.1 100 Continue\r\nX-Interim: 1\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
          + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
      )
    )
    #expect(response.status == 200)
    #expect(response.headers.fields.map(\.name) == ["Content-Length"])
    #expect(response.body == Array("{}".utf8))
  }

  @Test func `fields after a chunked body follow the others`() async throws {
    let response = try await answer(
      .raw(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n2\r\n{}\r\n0\r\nX-Sum: 7\r\n\r\n"
      )
    )
    #expect(response.headers.fields.map(\.name) == ["Transfer-Encoding", "Trailer", "X-Sum"])
    #expect(response.body == Array("{}".utf8))
  }

  @Test func `a field with bytes that HTTP does not allow is kept, escaped`() async throws {
    let response = try await answer(
      .raw(
        Array("HTTP/1.1 200 OK\r\nX-Bell: a".utf8) + [0x07] + Array("b\r\nX-Latin: caf".utf8) + [0xE9]
          + Array("\r\nBad Name: 1\r\nContent-Length: 0\r\n\r\n".utf8)
      )
    )
    #expect(response.headers["X-Bell"] == #"a\u{7}b"#)
    #expect(response.headers["X-Latin"] == "café")
    #expect(response.headers["Bad%20Name"] == "1")
  }

  @Test(arguments: [204, 304])
  func `an answer without a body ends at its fields`(_ status: Int) async throws {
    let started = ContinuousClock.now
    let response = try await answer(
      RawServer.Answer([.send(Array("HTTP/1.1 \(status) X\r\nETag: a\r\n\r\n".utf8)), .hang])
    )
    #expect(response.status == status)
    #expect(response.body.isEmpty)
    #expect(ContinuousClock.now - started < .seconds(5))
  }

  @Test func `the answer to HEAD has no body, whatever its length says`() async throws {
    let response = try await answer(.raw("HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n")) { $0.method = .head }
    #expect(response.headers["content-length"] == "999999999")
    #expect(response.body.isEmpty)
  }

  @Test func `a redirect is not followed`() async throws {
    try await RawServer.run([.http(302, headers: [("Location", "/elsewhere")], body: [])]) { server in
      let response = try await Wire.send(Wire.request(server))
      #expect(response.status == 302)
      #expect(response.headers["location"] == "/elsewhere")
      #expect(server.requests.count == 1)
    }
  }

  @Test func `no cookie is kept`() async throws {
    try await RawServer.run([.http(headers: [("Set-Cookie", "a=1; Path=/")], body: [])]) { server in
      let transport = CurlTransport()
      for _ in 0..<2 { _ = try await Wire.send(Wire.request(server), by: transport) }
      #expect(server.requests.allSatisfy { $0.values(of: "Cookie").isEmpty })
    }
  }

  struct Coding: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  static let text = #"{"data":{"text":"\#(String(repeating: "surf ", count: 8))"}}"#

  static let codings = [
    Coding(
      name: "gzip",
      bytes: [
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 73, 44, 73, 84, 178, 170, 86, 42, 73, 173, 40, 81, 178, 82, 42,
        46, 45, 74, 83, 32, 130, 80, 170, 173, 5, 0, 185, 163, 122, 2, 60, 0, 0, 0,
      ]
    ),
    Coding(
      name: "deflate",
      bytes: [
        120, 218, 171, 86, 74, 73, 44, 73, 84, 178, 170, 86, 42, 73, 173, 40, 81, 178, 82, 42, 46, 45, 74, 83, 32, 130,
        80, 170, 173, 5, 0, 134, 96, 21, 144,
      ]
    ),
    Coding(
      name: "br",
      bytes: [
        27, 59, 0, 248, 29, 9, 118, 236, 196, 26, 70, 71, 228, 181, 200, 158, 92, 223, 212, 153, 171, 75, 16, 17, 179,
        150, 68, 19, 81, 250, 145, 5, 96, 160, 2, 41, 242, 26, 189, 209, 15,
      ]
    ),
    Coding(
      name: "zstd",
      bytes: [
        40, 181, 47, 253, 0, 104, 253, 0, 0, 200, 123, 34, 100, 97, 116, 97, 34, 58, 123, 34, 116, 101, 120, 116, 34,
        58, 34, 115, 117, 114, 102, 32, 34, 125, 125, 1, 0, 128, 44, 77,
      ]
    ),
    // Some servers leave the frame of zlib out.
    Coding(
      name: "deflate",
      bytes: [
        171, 86, 74, 73, 44, 73, 84, 178, 170, 86, 42, 73, 173, 40, 81, 178, 82, 42, 46, 45, 74, 83, 32, 130, 80, 170,
        173, 5, 0,
      ]
    ),
  ]

  @Test(arguments: codings)
  func `a compressed body is decompressed`(_ coding: Coding) async throws {
    let body = RawServer.Answer.http(headers: [("Content-Encoding", coding.name)], body: coding.bytes)
    try await RawServer.run([body]) { server in
      let result = try await Wire.outcome(Wire.request(server))
      let offered = try #require(server.requests.first).values(of: "Accept-Encoding").joined()
      guard offered.split(separator: ",").contains(where: { $0.drop { $0 == " " } == coding.name }) else {
        // This libcurl was built without it, and says so to the server.
        #expect(["br", "zstd"].contains(coding.name))
        return
      }
      let response = try result.get()
      #expect(String(decoding: response.body, as: UTF8.self) == AnswerTests.text)
      #expect(response.exchange.receivedBodySize == coding.bytes.count)
    }
  }

  @Test func `the sizes are those of the bytes that went and came`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n"
    try await RawServer.run([.raw(head + "{}")]) { server in
      let exchange = try await Wire.send(Wire.request(server)).exchange
      let sent = try #require(server.requests.first)
      #expect(exchange.sentSize == sent.head.count)
      #expect(exchange.receivedHeaderSize == head.utf8.count)
      #expect(exchange.receivedBodySize == 2)
    }
  }

  @Test func `the exchange tells protocol, peer, sizes and phases in their order`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      let transport = CurlTransport()
      let first = try await Wire.send(Wire.request(server, "/a"), by: transport)
      let second = try await Wire.send(Wire.request(server, "/b"), by: transport)
      let exchange = first.exchange
      #expect(exchange.version == "HTTP/1.1")
      #expect(exchange.remoteAddress == "127.0.0.1:\(server.port)")
      #expect(exchange.receivedBodySize == 2)
      #expect(exchange.nameLookup <= exchange.connected)
      #expect(exchange.connected <= exchange.firstByte)
      #expect(exchange.firstByte <= exchange.total)
      #expect(exchange.total > .zero)
      #expect(exchange.secured == .zero)
      #expect(exchange.certificateExpiry == nil)
      #expect(first.url == server.url("/a"))
      #expect([exchange.reusedConnection, second.exchange.reusedConnection] == [false, true])
      #expect(server.connectionCount == 1)
    }
  }

  @Test func `a server that closes after each answer gets a connection for each request`() async throws {
    try await RawServer.run([.json("{}", keepsAlive: false)]) { server in
      let transport = CurlTransport()
      for _ in 0..<3 {
        let response = try await Wire.send(Wire.request(server), by: transport)
        #expect(!response.exchange.reusedConnection)
      }
      #expect(server.connectionCount == 3)
    }
  }
}
