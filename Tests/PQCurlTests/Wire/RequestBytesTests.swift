import PQCore
import PQModel
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

@Suite(.timeLimit(.minutes(1))) struct RequestBytesTests {
  @Test(arguments: [
    // A content path inside a value is encoded once and stays so.
    "/graphql/execute.json/wknd/by-path%3Bpath%3D%2Fcontent%2Fdam%2Fen%2Fbali%2Fbali",
    // Every reserved character.
    "/graphql/execute.json/wknd/q%3Bq%3Da%20%26%20b%20%2B%20100%25%20%231%3F%20%5Bx%5D%20%22e%22%20%5Cf%7Cg%5Eh%60i%7D",
    "/lower%3bcase%2fhex",
    "/a/../b/./c//d",
    "/terminator%3Ba%3D1;",
    "/p?x=1&y=%20+&z",
    "/caf%C3%A9/%F0%9F%8F%84",
  ])
  func `the request line has the path as it is`(_ path: String) async throws {
    try await RawServer.run([.json("{}")]) { server in
      _ = try await Wire.send(Wire.request(server, path))
      #expect(server.requests.map(\.line) == ["GET \(path) HTTP/1.1"])
    }
  }

  @Test func `the header lines are those of the request, besides host and content coding`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      let request = try Wire.request(server) { request in
        request.headers.append(try HeaderField("Accept", "application/json, application/graphql-response+json"))
        request.headers.append(try HeaderField("X-Twice", "1"))
        request.headers.append(try HeaderField("x-twice", "2"))
        request.headers.append(try HeaderField("X-Empty", ""))
        request.headers.append(try HeaderField("X-Wide", "Grüße, 東京"))
        request.headers.append(try HeaderField("Authorization", "Basic ZGVtbzpwYSR3b3JkJA=="))
      }
      _ = try await Wire.send(request)
      let lines = try #require(server.requests.first).headerLines
      #expect(lines.first == "Host: 127.0.0.1:\(server.port)")
      #expect(lines.dropFirst().first?.hasPrefix("Accept-Encoding: deflate, gzip") == true)
      #expect(
        lines.dropFirst(2) == [
          "Accept: application/json, application/graphql-response+json", "X-Twice: 1", "x-twice: 2", "X-Empty:",
          "X-Wide: Grüße, 東京", "Authorization: Basic ZGVtbzpwYSR3b3JkJA==",
        ]
      )
    }
  }

  @Test func `a request without fields sends only host and content coding`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      _ = try await Wire.send(Wire.request(server))
      #expect(server.requests.first?.headerLines.count == 2)
    }
  }

  struct Body: Sendable, CustomTestStringConvertible {
    let method: Request.Method
    let body: [UInt8]?
    let length: String?

    var testDescription: String { "\(method.rawValue) with \(length ?? "no") bytes" }
  }

  @Test(arguments: [
    Body(method: .get, body: nil, length: nil),
    Body(method: .delete, body: nil, length: nil),
    Body(method: .post, body: Array("a=1\u{0}é".utf8), length: "6"),
    Body(method: .put, body: Array("{}".utf8), length: "2"),
    Body(method: .post, body: nil, length: "0"),
    Body(method: .put, body: [], length: "0"),
    Body(method: .get, body: Array("{}".utf8), length: "2"),
    // libcurl would ask for permission before it sends as much as this.
    Body(method: .post, body: Array(repeating: 0x61, count: 3_000_000), length: "3000000"),
  ])
  func `a body goes out whole, at once and without a content type of its own`(_ sent: Body) async throws {
    try await RawServer.run([.json("{}")]) { server in
      let request = Wire.request(server) { request in
        request.method = sent.method
        request.body = sent.body
      }
      _ = try await Wire.send(request)
      let received = try #require(server.requests.first)
      #expect(received.line == "\(sent.method.rawValue) / HTTP/1.1")
      let isWhole = received.body == sent.body ?? []
      #expect(isWhole)
      #expect(received.values(of: "Content-Length").first == sent.length)
      #expect(received.values(of: "Expect").isEmpty)
      #expect(received.values(of: "Content-Type").isEmpty)
    }
  }

  @Test func `a handle that sent a body sends a plain request next`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      let transport = CurlTransport()
      let post = try Wire.request(server) { request in
        request.method = .post
        request.body = [0x61]
        request.headers.append(try HeaderField("Authorization", "Bearer abc"))
      }
      _ = try await Wire.send(post, by: transport)
      _ = try await Wire.send(Wire.request(server), by: transport)
      let second = try #require(server.requests.last)
      #expect(second.line == "GET / HTTP/1.1")
      #expect(second.headerLines.count == 2)
      #expect(second.body.isEmpty)
    }
  }

  @Test func `a resolve entry takes the place of the name look-up`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      var request = Request(url: "http://publish.example.test:\(server.port)/a", connection: Wire.options)
      request.connection.resolve = ["publish.example.test:\(server.port):127.0.0.1"]
      _ = try await Wire.send(request)
      #expect(server.requests.first?.headerLines.first == "Host: publish.example.test:\(server.port)")
    }
  }

  @Test func `HTTP/2 without TLS begins with its own preface`() async throws {
    try await RawServer.run([.close]) { server in
      let request = Wire.request(server) { $0.connection.httpVersion = .http2 }
      let failure = try await Wire.failure(request)
      #expect(failure?.failure == .noAnswer)
      #expect(server.requests.first?.line == "PRI * HTTP/2.0")
    }
  }

  @Test(arguments: [ConnectionOptions.AddressFamily.ipv4, .any, .ipv6])
  func `the version of IP decides which address of a name is asked`(
    _ family: ConnectionOptions.AddressFamily
  ) async throws {
    try await RawServer.run([.json("{}")]) { server in
      var request = Request(url: "http://127.0.0.1:\(server.port)/", connection: Wire.options)
      request.connection.addressFamily = family
      let failure = try await Wire.failure(request)
      #expect((failure == nil) == (family != .ipv6))
      #expect(server.requests.count == (family == .ipv6 ? 0 : 1))
    }
  }

  @Test func `a proxy is asked with the whole address`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      var request = Request(url: "http://publish.example.test/a%3Bb", connection: Wire.options)
      request.connection.proxy = "http://127.0.0.1:\(server.port)"
      _ = try await Wire.send(request)
      #expect(server.requests.first?.line == "GET http://publish.example.test/a%3Bb HTTP/1.1")
    }
  }
}
