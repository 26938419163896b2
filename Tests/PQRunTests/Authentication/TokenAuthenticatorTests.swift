import PQCore
import PQModel
import PQRun
import Testing

@Suite struct TokenAuthenticatorTests {
  private let run = AuthenticationRun()

  private func prepare(_ authentication: Authentication, files: FileReader = .none) async throws -> PreparedCall {
    try await run.client(Surroundings(files: files)).prepare(AuthenticationRun.call(authentication))
  }

  private func token(endingIn seconds: Int) -> String {
    TestToken.with(#"{"exp":\#(AuthenticationRun.start + seconds)}"#)
  }

  @Test(arguments: [
    (0, "less than a minute"), (-59, "less than a minute"), (-60, "1 minute"), (-7_300, "2 hours"),
    (-200_000, "2 days"),
  ])
  func `an expired token is not sent`(seconds: Int, words: String) async throws {
    let error = await #expect(throws: DiagnosticList.self) {
      try await prepare(.token(Secret(token(endingIn: seconds))))
    }
    let problem = try #require(error?.items.first)
    #expect(problem.code.name == "token-expired")
    #expect(problem.message == "the token expired \(words) ago")
    #expect(problem.failure == .authentication)
    #expect(run.requests.isEmpty)
  }

  @Test(arguments: [(1, "less than a minute"), (61, "1 minute"), (599, "9 minutes")])
  func `a token that expires soon is sent with a warning`(seconds: Int, words: String) async throws {
    let text = token(endingIn: seconds)
    let prepared = try await prepare(.token(Secret(text)))
    #expect(prepared.request.headers["Authorization"] == "Bearer \(text)")
    #expect(run.warnings.map(\.code.name) == ["token-expires-soon"])
    #expect(run.warnings.first?.message == "the token expires in \(words)")
    #expect(run.warnings.first?.severity == .warning)
  }

  @Test(arguments: [600, 86_400])
  func `a token that lasts is sent without a word`(seconds: Int) async throws {
    _ = try await prepare(.token(Secret(token(endingIn: seconds))))
    #expect(run.warnings.isEmpty)
  }

  @Test func `the end of a token in a file is read, too`() async throws {
    let created = (AuthenticationRun.start - 90_000) * 1000
    let text = TestToken.with(#"{"created_at":"\#(created)","expires_in":"86400000"}"#)
    let files = FileReader { _ in Array(#"{"ok":true,"statusCode":200,"accessToken":"\#(text)"}"#.utf8) }
    let error = await #expect(throws: DiagnosticList.self) {
      try await prepare(.settings("token", ["token-file": "token.json"]), files: files)
    }
    #expect(error?.items.map(\.message) == ["the token expired 1 hour ago"])
    #expect(run.redactor.redact(text) == "<redacted>")
  }

  @Test(arguments: [
    #"{"ok":true,"integration":{"technicalAccount":{"clientId":"c"},"privateKey":"-----BEGIN"},"statusCode":200}"#,
    #"{"imsEndpoint":"ims-na1.adobelogin.com","technicalAccount":{"clientId":"c"},"privateKey":"-----BEGIN"}"#,
  ])
  func `service credentials are recognised and explained`(text: String) async throws {
    let files = FileReader { _ in Array(text.utf8) }
    let error = await #expect(throws: DiagnosticList.self) {
      try await prepare(.settings("token", ["token-file": "service.json"]), files: files)
    }
    let problem = try #require(error?.items.first)
    #expect(problem.code.name == "service-credentials")
    #expect(problem.failure == .invalidInput)
    #expect(problem.message.contains("ended on 1 March 2026"))
    #expect(problem.hint?.contains("type: oauth") == true)
    let given = await #expect(throws: DiagnosticList.self) { try await prepare(.token(Secret(text))) }
    #expect(given?.items.map(\.code.name) == ["service-credentials"])
    #expect(given?.items.first?.message.hasPrefix("'token' holds service credentials") == true)
    #expect(run.requests.isEmpty)
  }

  @Test(arguments: [
    #"{"ok":true,"statusCode":200,"accessToken":"abc.def.ghi"}"#, "\n{\n  \"accessToken\": \"abc.def.ghi\"\n}\n",
  ])
  func `the developer console's JSON is read where the token is given`(text: String) async throws {
    let prepared = try await prepare(.token(Secret(text)))
    #expect(prepared.request.headers["Authorization"] == "Bearer abc.def.ghi")
  }

  @Test(arguments: ["\"abc\"", "'abc'", "<html>", "{}", #"{"accessToken":"<x>"}"#, "{abc"])
  func `what stands around a token is not sent`(text: String) async throws {
    for files in [FileReader.none, FileReader { _ in Array(text.utf8) }] {
      _ = await #expect(throws: DiagnosticList.self) { try await prepare(.token(Secret(text)), files: files) }
      _ = await #expect(throws: DiagnosticList.self) {
        try await prepare(.settings("token", ["token-file": "t"]), files: files)
      }
    }
    #expect(run.requests.isEmpty)
  }

  @Test func `a byte-order mark before the token of a file is no part of it`() async throws {
    for text in ["\u{FEFF}abc\n", "\u{FEFF}{\"accessToken\":\"abc\"}"] {
      let files = FileReader { _ in Array(text.utf8) }
      let prepared = try await prepare(.settings("token", ["token-file": "t"]), files: files)
      #expect(prepared.request.headers["Authorization"] == "Bearer abc")
    }
  }
}
