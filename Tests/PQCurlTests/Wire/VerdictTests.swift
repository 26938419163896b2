import PQCore
import PQCurl
import PQModel
import PQRun
import PQTestSupport
import Testing

/// Each kind of answer as it comes over the wire.
@Suite(.timeLimit(.minutes(1))) struct VerdictTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let kind: Verdict.Kind
    let status: String
    var fields: [String] = []
    var body = ""
    var system = Environment.System.aem
    var hasCredentials = false

    var testDescription: String { "\(kind.rawValue): \(status)" }

    var answer: RawServer.Answer {
      let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + fields
      return .raw(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }
  }

  private static let json = "Content-Type: application/json;charset=utf-8"
  private static let html = "Content-Type: text/html; charset=utf-8"

  private static func error(_ type: String, _ details: String) -> String {
    #"{"errors":[{"errorType":"\#(type)","message":"m","details":"\#(details)"}]}"#
  }

  private static let samples: [Sample] = [
    Sample(kind: .ok, status: "200 OK", fields: [json], body: #"{"data":{"a":1}}"#),
    Sample(kind: .graphQLErrors, status: "200 OK", fields: [json], body: #"{"errors":[{"message":"m"}],"data":null}"#),
    Sample(
      kind: .graphQLErrors,
      status: "400 Bad",
      fields: ["Content-Type: application/graphql-response+json"],
      body: #"{"errors":[{"message":"m"}]}"#
    ),
    Sample(kind: .noData, status: "200 OK", fields: [json], body: #"{"data":{"a":null}}"#),
    Sample(kind: .queryNotFound, status: "404 N", fields: [json], body: error("PersistenceError", "d")),
    Sample(kind: .noEndpoint, status: "404 N", body: error("ServletError", "No suitable endpoint found.")),
    Sample(kind: .queryInvalid, status: "500 E", body: error("QueryValidationError", "d")),
    Sample(kind: .unauthorized, status: "401 U", fields: ["WWW-Authenticate: Basic realm=\"Sling\""]),
    Sample(kind: .unauthorized, status: "403 F", fields: ["X-Reason-Code: invalid_login"]),
    Sample(kind: .forbidden, status: "403 F", body: "no"),
    Sample(
      kind: .loginRedirect,
      status: "302 F",
      fields: ["Location: /libs/granite/core/content/login.html?resource=x"]
    ),
    Sample(
      kind: .loginPage,
      status: "200 OK",
      fields: [html],
      body: "<html><form action=\"/j_security_check\"><input type=password></form></html>"
    ),
    Sample(
      kind: .csrfMissing,
      status: "401 U",
      fields: ["X-UserToken-Response: t"],
      system: .serviceNow,
      hasCredentials: true
    ),
    Sample(
      kind: .guestAnswer,
      status: "200 OK",
      fields: [json, "X-Is-Valid-Logged-In: false"],
      body: #"{"result":[]}"#,
      system: .serviceNow,
      hasCredentials: true
    ),
    Sample(kind: .proxyUnauthorized, status: "407 P", fields: ["Proxy-Authenticate: Basic"]),
    Sample(kind: .proxyPage, status: "200 OK", fields: [html], body: "<html>gateway.zscaler.net</html>"),
    Sample(kind: .deliveryNetworkPage, status: "503 B", fields: [html], body: "<p>Varnish cache server</p>"),
    Sample(kind: .redirect, status: "301 M", fields: ["Location: https://www.example.test/"]),
    Sample(kind: .notJSON, status: "200 OK", fields: [html], body: "<html><p>An article about logging in</p></html>"),
    Sample(kind: .notJSON, status: "200 OK", fields: [json], body: "{\"data\":"),
    Sample(kind: .notGraphQL, status: "200 OK", fields: [json], body: #"{"status":"up"}"#),
    Sample(kind: .empty, status: "200 OK"),
    Sample(
      kind: .blockedByDispatcher,
      status: "404 N",
      fields: [html],
      body: "<html><p>The requested URL was not found on this server.</p></html>"
    ),
    Sample(kind: .blockedByAllowList, status: "405 M"),
    Sample(kind: .rateLimited, status: "429 T", fields: ["Retry-After: 1"]),
    Sample(kind: .requestRefused, status: "400 B", body: "Suffix: '/' does not contain a path"),
    Sample(kind: .serverError, status: "503 B", body: "SlingAuthenticator: Too Many Users"),
  ]

  @Test(arguments: samples)
  func `an answer off the wire gets its verdict`(sample: Sample) async throws {
    try await RawServer.run([sample.answer]) { server in
      let (answer, environment) = try await ask(server, sample)
      #expect(answer.verdict.kind == sample.kind, "\(answer.verdict)")
      #expect(environment.redirects == .never)
      #expect(server.requests.count == 1)
    }
  }

  @Test func `every kind comes over the wire here`() {
    #expect(Set(Self.samples.map(\.kind)) == Set(Verdict.Kind.allCases))
  }

  @Test func `204 without a body is told by the Origin that was sent`() async throws {
    try await RawServer.run([.raw("HTTP/1.1 204 No Content\r\nCache-Control: no-cache\r\n\r\n")]) { server in
      let origin = HeaderFields([try HeaderField("Origin", "https://o.example.test")])
      let (answer, _) = try await ask(server, Sample(kind: .empty, status: ""), headers: origin)
      #expect(answer.verdict.kind == .empty)
      #expect(answer.verdict.cause.contains("https://o.example.test"))
    }
  }

  @Test func `a redirect within the origin is followed with its credentials, one to another port is not`() async throws
  {
    try await RawServer.run([.json(#"{"data":{"a":1}}"#)]) { other in
      let answers: [RawServer.Answer] = [
        .http(302, headers: [("Location", "/next%2Fone;x=1")], body: []),
        .http(307, headers: [("Location", other.url("/elsewhere"))], body: []),
      ]
      try await RawServer.run(answers) { server in
        let cookie = HeaderFields([try HeaderField("Cookie", "login-token=c4n4ry")])
        let sample = Sample(kind: .redirect, status: "", hasCredentials: true)
        let (answer, _) = try await ask(server, sample, headers: cookie, redirects: .sameOrigin)
        #expect(answer.response.status == 307)
        #expect(answer.response.exchange.redirects.map(\.status) == [302])
        #expect(answer.verdict.evidence == "Location: \(other.url("/elsewhere"))")
        #expect(server.requests.map(\.line).last == "GET /next%2Fone;x=1 HTTP/1.1")
        #expect(server.requests.allSatisfy { $0.values(of: "Authorization").count == 1 })
        #expect(server.requests.allSatisfy { $0.values(of: "Cookie") == ["login-token=c4n4ry"] })
      }
      #expect(other.requests.isEmpty)
      #expect(other.connectionCount == 0)
    }
  }

  @Test func `a busy server is asked again, and the answer tells of it`() async throws {
    // libcurl itself asks again when a connection that it uses again turns out to be dead, so each has its own.
    let busy = RawServer.Answer.http(503, headers: [("Retry-After", "0")], body: [], keepsAlive: false)
    try await RawServer.run([busy, .reset(), .json(#"{"data":{"a":1}}"#)]) { server in
      let (answer, _) = try await ask(server, Sample(kind: .ok, status: ""), attempts: 3)
      #expect(answer.verdict.isOK)
      #expect(answer.response.exchange.earlierAttempts.count == 2)
      #expect(answer.response.exchange.earlierAttempts.first?.description == "HTTP 503, Retry-After 0 s; waited 0 ms")
      #expect(server.requests.count == 3)
    }
  }

  @Test(arguments: [500, 501, 404])
  func `a failure that is no call for patience is asked once`(status: Int) async throws {
    try await RawServer.run([.http(status, body: [])]) { server in
      _ = try await ask(server, Sample(kind: .serverError, status: ""), attempts: 3)
      #expect(server.requests.count == 1)
    }
  }

  private func ask(
    _ server: RawServer,
    _ sample: Sample,
    headers: HeaderFields = HeaderFields(),
    redirects: Environment.RedirectPolicy = .never,
    attempts: Int = 1
  ) async throws -> (Answer, Environment) {
    let environment = Environment(
      name: "wire",
      system: sample.system,
      scheme: .http,
      host: try Host("127.0.0.1:\(server.port)"),
      authentication: sample.hasCredentials ? .basic(username: "u", password: Secret("p")) : .none,
      headers: headers,
      connection: Wire.options,
      retry: .init(attempts: attempts, maximumDelay: .milliseconds(50)),
      redirects: redirects
    )
    let resource: Query.Resource =
      sample.system == .serviceNow ? .plain(.init(path: "/api/x")) : .persisted(try PersistedPath("c/n"))
    let client = Client(transport: CurlTransport())
    let prepared = try await client.prepare(Call(Query(name: "q", resource: resource), in: environment))
    return (try await client.send(prepared), environment)
  }
}
