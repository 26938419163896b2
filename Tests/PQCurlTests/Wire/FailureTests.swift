import PQCore
import PQModel
import PQRun
import PQTestSupport
import Synchronization
import Testing

@testable import PQCurl

@Suite(.timeLimit(.minutes(1))) struct FailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: RawServer.Answer
    let code: Diagnostic.Code
    let message: String
  }

  static let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n"

  static let cases = [
    Case(
      testDescription: "a body shorter than its length",
      answer: .raw("\(head)Content-Length: 307\r\n\r\n{\"data\":{}}"),
      code: .incompleteBody,
      message: "the answer of PEER stopped before its end; 11 of 307 bytes had come"
    ),
    Case(
      testDescription: "whole JSON without the last chunk",
      answer: .raw("\(head)Transfer-Encoding: chunked\r\n\r\nb\r\n{\"data\":{}}\r\n"),
      code: .incompleteBody,
      message: "the answer of PEER stopped before its end; 11 bytes of the body had come"
    ),
    Case(
      testDescription: "a chunk cut in its middle",
      answer: .raw("\(head)Transfer-Encoding: chunked\r\n\r\n1b\r\n{\"data\":{}}"),
      code: .incompleteBody,
      message: "the answer of PEER stopped before its end; 11 bytes of the body had come"
    ),
    Case(
      testDescription: "a reset in the middle of the body",
      answer: RawServer.Answer([
        .send(Array("\(head)Content-Length: 307\r\n\r\n{\"data\"".utf8)), .pause(.milliseconds(100)), .reset,
      ]),
      code: .incompleteBody,
      message: "the answer of PEER stopped before its end; 7 of 307 bytes had come"
    ),
    Case(
      testDescription: "a header cut in a field",
      answer: .raw("HTTP/1.1 200 OK\r\nContent-Ty"),
      code: .incompleteHeader,
      message: "the answer of PEER stopped in its header"
    ),
    Case(
      testDescription: "a header without the line that ends it",
      answer: .raw("HTTP/1.1 302 Found\r\nLocation: /libs/granite/core/content/login.html\r\n"),
      code: .incompleteHeader,
      message: "the answer of PEER stopped in its header"
    ),
    Case(
      testDescription: "a header cut after an interim answer",
      answer: .raw("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n"),
      code: .incompleteHeader,
      message: "the answer of PEER stopped in its header"
    ),
    Case(
      testDescription: "a connection that closes at once",
      answer: .close,
      code: .noAnswer,
      message: "PEER ended the connection without an answer"
    ),
    Case(
      testDescription: "a connection that is reset at once",
      answer: .reset(),
      code: .noAnswer,
      message: "PEER ended the connection without an answer"
    ),
    Case(
      testDescription: "another protocol",
      answer: .raw("SSH-2.0-OpenSSH_9.2\r\n"),
      code: .malformedAnswer,
      message: "what PEER sent is not an HTTP answer"
    ),
    Case(
      testDescription: "a status that is no number",
      answer: .raw("HTTP/1.1 abc OK\r\nContent-Length: 0\r\n\r\n"),
      code: .malformedAnswer,
      message: "what PEER sent is not an HTTP answer"
    ),
    Case(
      testDescription: "a status of zero",
      answer: .raw("HTTP/1.1 000 X\r\nContent-Length: 0\r\n\r\n"),
      code: .malformedAnswer,
      message: "what PEER sent is not an HTTP answer"
    ),
    Case(
      testDescription: "a body that is not gzip",
      answer: .http(headers: [("Content-Encoding", "gzip")], body: Array("{\"data\":{}}".utf8)),
      code: .badContentEncoding,
      message: "the body from PEER cannot be decompressed"
    ),
    Case(
      testDescription: "a content coding that nobody knows",
      answer: .http(headers: [("Content-Encoding", "rot13")], body: Array("{\"data\":{}}".utf8)),
      code: .badContentEncoding,
      message: "the body from PEER cannot be decompressed"
    ),
    Case(
      testDescription: "a length that is no number",
      answer: .raw("\(head)Content-Length: many\r\n\r\n{}"),
      code: .malformedAnswer,
      message: "what PEER sent is not an HTTP answer"
    ),
    Case(
      testDescription: "a chunk size that is no number",
      answer: .raw("\(head)Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"),
      code: .incompleteBody,
      message: "the answer of PEER stopped before its end; 0 bytes of the body had come"
    ),
    Case(
      testDescription: "header fields without end",
      answer: .raw("\(head)\(String(repeating: "X-Endless: \(String(repeating: "x", count: 1000))\r\n", count: 300))"),
      code: .headersTooLarge,
      message: "PEER sends more than 250000 bytes of header fields"
    ),
  ]

  @Test(arguments: cases)
  func `an answer that is not whole is a failure that says so`(_ expected: Case) async throws {
    try await RawServer.run([expected.answer]) { server in
      let failure = try #require(try await Wire.failure(Wire.request(server)))
      #expect(failure.code == expected.code)
      #expect(failure.message.replacing("127.0.0.1:\(server.port)", with: "PEER") == expected.message)
      #expect(failure.failure == .noAnswer)
      #expect(failure.hint != nil)
    }
  }

  @Test func `a transport works on after a failure`() async throws {
    try await RawServer.run([.close, .close, .json("{}")]) { server in
      let transport = CurlTransport()
      for _ in 0..<2 {
        let failure = try await Wire.failure(Wire.request(server), by: transport)
        #expect(failure?.code == .noAnswer)
      }
      let response = try await Wire.send(Wire.request(server), by: transport)
      #expect(response.status == 200)
    }
  }

  @Test func `a port without a server refuses`() async throws {
    let request = Request(url: "http://127.0.0.1:\(Wire.closedPort)/", connection: Wire.options)
    let failure = try #require(try await Wire.failure(request))
    #expect(failure.code == .connectRefused)
    #expect(failure.message == "no server accepts connections at 127.0.0.1:\(Wire.closedPort)")
    #expect(failure.failure == .noAnswer)
  }

  @Test func `a name that cannot exist is not known`() async throws {
    let failure = try await Wire.failure(Request(url: "http://nowhere.invalid:81/", connection: Wire.options))
    #expect(failure?.code == .nameNotFound)
    #expect(failure?.message == "the host name 'nowhere.invalid' is not known")
  }

  @Test func `a proxy that is down is named, without its password`() async throws {
    var request = Request(url: "http://publish.example.test/", connection: Wire.options)
    request.connection.proxy = "http://user:S3cr3t@127.0.0.1:\(Wire.closedPort)"
    let failure = try #require(try await Wire.failure(request))
    #expect(failure.code == .proxyFailed)
    #expect(
      failure.message.contains("through the proxy 127.0.0.1:\(Wire.closedPort), and no proxy accepts connections there")
    )
    #expect(!"\(failure)".contains("S3cr3t"))
  }

  @Test(arguments: [
    (407, "", "it asks for a user name and a password"),
    (407, "u:S3cr3t@", "it refuses the user name and the password"),
    (403, "u:S3cr3t@", "it refuses with status 403"), (502, "", "it refuses with status 502"),
  ])
  func `a proxy that does not connect is named and says why`(
    _ status: Int,
    _ user: String,
    _ reason: String
  ) async throws {
    try await RawServer.run([.http(status, body: [])]) { server in
      var request = Request(url: "https://publish.example.test/", connection: Wire.options)
      request.connection.proxy = "http://\(user)127.0.0.1:\(server.port)"
      let failure = try #require(try await Wire.failure(request))
      #expect(failure.code == .proxyFailed)
      let way = "the way to publish.example.test:443 leads through the proxy 127.0.0.1:\(server.port)"
      #expect(failure.message == "\(way), and \(reason)")
      #expect(!"\(failure)".contains("S3cr3t"))
      #expect(server.requests.first?.line == "CONNECT publish.example.test:443 HTTP/1.1")
    }
  }

  @Test func `a proxy that wants a password is no answer of the server`() async throws {
    try await RawServer.run([.http(407, headers: [("Proxy-Authenticate", "Basic")], body: [])]) { server in
      var request = Request(url: "http://publish.example.test/", connection: Wire.options)
      request.connection.proxy = "127.0.0.1:\(server.port)"
      let failure = try #require(try await Wire.failure(request))
      #expect(failure.code == .proxyFailed)
      #expect(failure.message.hasSuffix("and it asks for a user name and a password"))
      #expect(failure.failure == .noAnswer)
    }
  }

  @Test(arguments: ["http_proxy", "HTTP_PROXY", "ALL_PROXY"])
  func `the proxy of the process environment is taken, and its password hidden`(_ name: String) async throws {
    try await RawServer.run([.json("{}")]) { server in
      let hidden = Mutex<[Secret]>([])
      let surroundings = Surroundings(
        variable: { $0 == name ? "http://me:p%40ss@127.0.0.1:\(server.port)" : nil },
        hide: { secrets in hidden.withLock { $0 += secrets } }
      )
      let context = RunContext(environment: try Wire.context().environment, surroundings: surroundings)
      var request = Request(url: "http://publish.example.test/a", connection: Wire.options)
      request.connection.proxy = nil
      _ = try await CurlTransport().send(request, context: context)
      let received = try #require(server.requests.first)
      #expect(received.line == "GET http://publish.example.test/a HTTP/1.1")
      #expect(received.values(of: "Proxy-Authorization") == ["Basic bWU6cEBzcw=="])
      #expect(hidden.withLock { $0.map { $0.reveal() } } == ["p%40ss", "p@ss", "me:p@ss", "bWU6cEBzcw=="])
    }
  }

  @Test(arguments: [
    "http://127.0.0.1/a b", "ftp://127.0.0.1/", "file:///etc/hosts", "http://", "http://u:p@127.0.0.1/",
  ])
  func `an address that cannot be asked is refused and nothing is sent`(_ url: String) async throws {
    let failure = try #require(try await Wire.failure(Request(url: url, connection: Wire.options)))
    #expect(failure.code == .invalidAddress)
    #expect(failure.failure == .invalidInput)
  }

  @Test(arguments: [
    ("with a length", RawServer.Answer.http(body: Array(repeating: 0x61, count: 2001))),
    (
      "without a length",
      RawServer.Answer.raw("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(String(repeating: "a", count: 2001))")
    ),
  ])
  func `a body over the limit ends the transfer`(_ kind: String, _ answer: RawServer.Answer) async throws {
    try await RawServer.run([answer]) { server in
      let request = Wire.request(server) { $0.connection.maximumBodySize = 2000 }
      let failure = try #require(try await Wire.failure(request))
      #expect(failure.code == .bodyTooLarge, "\(kind)")
      #expect(failure.message.hasSuffix("is larger than the limit of 2000 bytes"))
      let enough = Wire.request(server) { $0.connection.maximumBodySize = 2001 }
      let response = try await Wire.send(enough)
      #expect(response.body.count == 2001)
    }
  }

  @Test func `the limit counts what comes out of decompression`() async throws {
    let coding = AnswerTests.codings[0]
    try await RawServer.run([.http(headers: [("Content-Encoding", coding.name)], body: coding.bytes)]) { server in
      let request = Wire.request(server) { $0.connection.maximumBodySize = coding.bytes.count + 1 }
      let failure = try await Wire.failure(request)
      #expect(failure?.code == .bodyTooLarge)
    }
  }
}
