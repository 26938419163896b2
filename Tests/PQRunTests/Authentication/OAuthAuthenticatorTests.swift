import PQCore
import PQModel
import Synchronization
import PQRun
import Testing

@Suite struct OAuthAuthenticatorTests {
  private let run = AuthenticationRun()

  private static let client: Authentication = .settings(
    "oauth",
    ["client-id": "my id", "client-secret": "s+cr&t", "scope": "openid,AdobeID"]
  )

  private static func answer(_ text: String, status: Int = 200) -> Response {
    Response(status: status, body: Array(text.utf8))
  }

  private static let program = ProgramRunner { program in
    ProgramResult(output: Array("assertion-of-\(program.words.joined(separator: "-"))\n".utf8))
  }

  private func prepare(
    _ authentication: Authentication,
    _ surroundings: Surroundings = Surroundings(),
    answer: @escaping @Sendable (Request) throws -> Response
  ) async throws -> PreparedCall {
    try await run.client(surroundings, answer: answer).prepare(AuthenticationRun.call(authentication))
  }

  @Test func `the client's credentials are posted and the token is sent`() async throws {
    let prepared = try await prepare(Self.client) { _ in
      Self.answer(#"{"access_token":"tok.en","token_type":"bearer","expires_in":86399}"#)
    }
    #expect(prepared.request.headers["Authorization"] == "Bearer tok.en")
    let request = try #require(run.requests.first)
    #expect(request.method == .post)
    #expect(request.url == "https://ims-na1.adobelogin.com/ims/token/v3")
    #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(request.isConfidential)
    #expect(
      run.bodies == [
        "grant_type=client_credentials&client_id=my%20id&client_secret=s%2Bcr%26t&scope=openid%2CAdobeID"
      ]
    )
    #expect(run.redactor.redact("tok.en s+cr&t") == "<redacted> <redacted>")
  }

  private struct Grant: Sendable, CustomTestStringConvertible {
    let authentication: Authentication
    let body: String

    var testDescription: String { body }
  }

  private static let grants: [Grant] = [
    Grant(
      authentication: .settings("oauth", ["grant": "refresh-token", "client-id": "c", "refresh-token": "r"]),
      body: "grant_type=refresh_token&refresh_token=r&client_id=c"
    ),
    Grant(
      authentication: .settings(
        "oauth",
        ["grant": "password", "client-id": "c", "client-secret": "s", "username": "u", "password": "p=&"]
      ),
      body: "grant_type=password&username=u&password=p%3D%26&client_id=c&client_secret=s"
    ),
    Grant(
      authentication: .settings("oauth", ["grant": "jwt-bearer", "client-id": "c"], command: ["sign", "stage"]),
      body: "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=assertion-of-sign-stage"
        + "&client_id=c"
    ),
  ]

  @Test(arguments: grants)
  private func `each grant posts its own fields`(_ grant: Grant) async throws {
    _ = try await prepare(grant.authentication, Surroundings(programs: Self.program)) { _ in
      Self.answer(#"{"access_token":"t"}"#)
    }
    #expect(run.bodies == [grant.body])
  }

  @Test(arguments: ["client-credentials", "password", "refresh-token"])
  func `a token that one secret got is not that of another secret`(grant: String) async throws {
    let client = run.client { _ in Self.answer(#"{"access_token":"t","expires_in":3600}"#) }
    for secret in ["one", "one", "two", "two"] {
      let settings: KeyValuePairs =
        switch grant {
        case "password": ["client-id": "c", "grant": grant, "username": "u", "password": secret]
        case "refresh-token": ["client-id": "c", "grant": grant, "refresh-token": secret]
        default: ["client-id": "c", "grant": grant, "client-secret": secret]
        }
      _ = try await client.prepare(AuthenticationRun.call(.settings("oauth", settings)))
    }
    #expect(run.requests.count == 2)
  }

  @Test func `a hundred calls ask once`() async throws {
    let client = run.client { _ in
      try await Task.sleep(for: .milliseconds(20))
      return Self.answer(#"{"access_token":"t","expires_in":3600}"#)
    }
    let call = try AuthenticationRun.call(Self.client)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let request = try await client.prepare(call).request
          #expect(request.headers["Authorization"] == "Bearer t")
        }
      }
      try await group.waitForAll()
    }
    #expect(run.requests.count == 1)
  }

  @Test(arguments: [
    (#"{"access_token":"t","expires_in":3600}"#, 3_600), (#"{"access_token":"t","expires_in":"3600"}"#, 3_600),
    (#"{"access_token":"t","expires_in":3600000}"#, 3_600), (#"{"access_token":"t","expires_in":86399999}"#, 86_399),
  ])
  func `a token is asked for again a minute before it ends`(answer: String, lifetime: Int) async throws {
    let client = run.client { _ in Self.answer(answer) }
    let call = try AuthenticationRun.call(Self.client)
    _ = try await client.prepare(call)
    run.advance(by: lifetime - 61)
    _ = try await client.prepare(call)
    #expect(run.requests.count == 1)
    run.advance(by: 1)
    _ = try await client.prepare(call)
    #expect(run.requests.count == 2)
  }

  @Test func `what the token itself says of its end is believed first`() async throws {
    let token = TestToken.with(#"{"exp":\#(AuthenticationRun.start + 100)}"#)
    let client = run.client { _ in Self.answer(#"{"access_token":"\#(token)","expires_in":86399}"#) }
    let call = try AuthenticationRun.call(Self.client)
    _ = try await client.prepare(call)
    run.advance(by: 41)
    _ = try await client.prepare(call)
    #expect(run.requests.count == 2)
  }

  @Test func `a new refresh token takes the place of the one in the settings`() async throws {
    let client = run.client { request in
      Self.answer(#"{"access_token":"t","expires_in":100,"refresh_token":"second"}"#)
    }
    let call = try AuthenticationRun.call(
      .settings("oauth", ["grant": "refresh-token", "client-id": "c", "refresh-token": "first"])
    )
    _ = try await client.prepare(call)
    run.advance(by: 60)
    _ = try await client.prepare(call)
    #expect(run.bodies.map { $0.contains("refresh_token=first&") } == [true, false])
    #expect(run.bodies.map { $0.contains("refresh_token=second&") } == [false, true])
  }

  @Test func `a token that was refused is asked for again by the next call`() async throws {
    let client = run.client { request in
      request.method == .post ? Self.answer(#"{"access_token":"t","expires_in":3600}"#) : Response(status: 401)
    }
    let call = try AuthenticationRun.call(Self.client)
    #expect(try await client.send(client.prepare(call)).verdict.kind == .unauthorized)
    _ = try await client.prepare(call)
    #expect(run.requests.map(\.method) == [.post, .get, .post])
  }

  private struct Refusal: Sendable, CustomTestStringConvertible {
    let status: Int
    let body: String
    let words: String

    var testDescription: String { "\(status) \(body)" }
  }

  private static let refusals: [Refusal] = [
    Refusal(
      status: 400,
      body: #"{"error":"invalid_client","error_description":"invalid client_secret parameter"}"#,
      words: "gave no token: invalid_client, invalid client_secret parameter"
    ),
    Refusal(status: 401, body: #"{"error":"invalid_grant"}"#, words: "gave no token: invalid_grant"),
    Refusal(
      status: 500,
      body: #"{"error":"internal_error","error_description":"Please try again\u001b[31m later"}"#,
      words: "gave no token: internal_error"
    ),
    Refusal(status: 200, body: #"{"error":"invalid_scope"}"#, words: "gave no token: invalid_scope"),
    Refusal(status: 200, body: "<html>", words: "answered HTTP 200 without a token"),
    Refusal(status: 200, body: #"{"access_token":"two words"}"#, words: "answered HTTP 200 without a token"),
    Refusal(status: 302, body: "", words: "answered HTTP 302 without a token"),
    Refusal(status: 200, body: #"{"access_token":"t","token_type":"mac"}"#, words: "gave a token of type 'mac'"),
  ]

  @Test(arguments: refusals)
  private func `an answer without a token is an authentication problem`(_ refusal: Refusal) async throws {
    let error = await #expect(throws: DiagnosticList.self) {
      try await prepare(Self.client) { _ in Self.answer(refusal.body, status: refusal.status) }
    }
    let problem = try #require(error?.items.first)
    #expect(problem.code.name == "token-refused")
    #expect(problem.failure == .authentication)
    #expect(problem.message.contains(refusal.words))
    #expect(!problem.message.contains("\u{1B}"))
    #expect(problem.hint != nil)
  }

  @Test func `when the endpoint does not answer, the problem says what was asked`() async throws {
    let error = await #expect(throws: DiagnosticList.self) {
      try await prepare(Self.client) { _ in
        throw Diagnostic.error(.netrc, "nobody there", failure: .noAnswer)
      }
    }
    #expect(error?.items.first?.failure == .noAnswer)
    #expect(error?.items.first?.notes.map(\.message).contains { $0.contains("for a token") } == true)
  }

  @Test func `a call that is only shown asks nobody`() async throws {
    let client = run.client()
    let prepared = try await client.rehearse(AuthenticationRun.call(Self.client))
    #expect(run.requests.isEmpty)
    #expect(prepared.request.headers["Authorization"]?.hasPrefix("Bearer token-of-") == true)
  }

  @Test(arguments: [
    "ims.example.test", "ftp://h/t", "https://u:p@h/t", "http://ims.example.test/t", "https://h/t?client_secret=a",
    "https://h/t#a", "https:///t", "https://h/ t",
  ])
  func `an address that would show or spill the secret is refused`(address: String) async {
    let authentication = Authentication.settings(
      "oauth",
      ["token-url": address, "client-id": "c", "client-secret": "s"]
    )
    let error = await #expect(throws: DiagnosticList.self) {
      try await prepare(authentication) { _ in Response(status: 200) }
    }
    #expect(error?.items.allSatisfy { $0.failure == .invalidInput } == true)
    #expect(run.requests.isEmpty)
  }

  @Test func `plain http is taken for this machine`() async throws {
    let authentication = Authentication.settings(
      "oauth",
      ["token-url": "http://localhost:8080/t", "client-id": "c", "client-secret": "s"]
    )
    _ = try await prepare(authentication) { _ in Self.answer(#"{"access_token":"t"}"#) }
    #expect(run.requests.map(\.url) == ["http://localhost:8080/t"])
  }
}
