import PQCore
import PQGraphQL
import PQModel
import PQRun
import PQTestSupport
import Testing

@Suite struct AuthenticatorTests {
  private func prepare(_ authentication: Authentication, files: FileReader = .none) async throws -> PreparedCall {
    let environment = Environment(name: "e", host: try Host("h"), authentication: authentication)
    let query = Query(name: "q", resource: .persisted(try PersistedPath("c/n")))
    let client = Client(
      transport: StubTransport { _ in Response(status: 200) },
      surroundings: Surroundings(files: files)
    )
    return try await client.prepare(Call(query, in: environment))
  }

  @Test func `no authentication sends no field`() async throws {
    #expect(try await prepare(.none).request.headers["Authorization"] == nil)
  }

  @Test func `a token is sent as it is`() async throws {
    let prepared = try await prepare(.token(Secret("abc.def.ghi")))
    #expect(prepared.request.headers.values(of: "Authorization") == ["Bearer abc.def.ghi"])
  }

  @Test(arguments: [
    ("jürgen", "pä:ss wörd€", "Basic asO8cmdlbjpww6Q6c3Mgd8O2cmTigqw="),
    ("demo", "pa$word$", "Basic ZGVtbzpwYSR3b3JkJA=="),
    ("demo", "a$HOME}b#c", "Basic ZGVtbzphJEhPTUV9YiNj"),
    ("demo", "pa#ss", "Basic ZGVtbzpwYSNzcw=="),
  ])
  func `Basic credentials are UTF-8 in Base64`(username: String, password: String, header: String) async throws {
    let prepared = try await prepare(.basic(username: username, password: Secret(password)))
    #expect(prepared.request.headers.values(of: "Authorization") == [header])
  }

  @Test func `a long password makes one line`() async throws {
    let password = String(repeating: "0123456789", count: 10)
    let header = try await prepare(.basic(username: "demo", password: Secret(password))).request.headers[
      "Authorization"
    ]
    #expect(header?.contains(where: \.isNewline) == false)
    #expect(header?.utf8.count == "Basic ".utf8.count + 140)
  }

  @Test func `Latin-1 credentials are written as Sling reads them`() async throws {
    let values: KeyValuePairs = ["username": Secret("ü"), "password": Secret("ß"), "encoding": Secret("latin1")]
    let prepared = try await prepare(Authentication(type: "basic", values: values))
    #expect(prepared.request.headers["Authorization"] == "Basic /Drf")
  }

  @Test(arguments: [
    (Authentication.basic(username: "a:b", password: Secret("c")), "invalid-username"),
    (.basic(username: "a", password: Secret("")), "invalid-secret"),
    (.basic(username: "a", password: Secret("x\r\nX-Other: 1")), "invalid-secret"),
    (.basic(username: "", password: Secret("c")), "invalid-secret"),
    (.token(Secret("")), "invalid-secret"),
    (.token(Secret("a b")), "invalid-token"),
    (.token(Secret("tökén")), "invalid-token"),
    (Authentication(type: "basic", values: ["username": Secret("a")]), "missing-key"),
    (Authentication(type: "token", values: [:]), "missing-key"),
    (Authentication(type: "token", values: ["token": Secret("a"), "token-file": Secret("b")]), "conflicting-keys"),
    (Authentication(type: "token", values: ["tokn": Secret("a")]), "unknown-key"),
    (Authentication(type: "basik", values: [:]), "unknown-authenticator"),
    (
      Authentication(
        type: "basic",
        values: ["username": Secret("€"), "password": Secret("b"), "encoding": Secret("latin1")]
      ),
      "invalid-username"
    ),
  ])
  func `settings that cannot be sent are refused`(authentication: Authentication, code: String) async {
    let error = await #expect(throws: DiagnosticList.self) { try await prepare(authentication) }
    #expect(error?.items.contains { $0.code.name == code } == true, "\(error?.items.map(\.code.name) ?? [])")
    #expect(error?.items.allSatisfy { $0.failure == .invalidInput } == true)
  }

  @Test(arguments: [
    ("abc.def\n", "Bearer abc.def"),
    (#"{"ok":true,"statusCode":200,"accessToken":"abc.def"}"#, "Bearer abc.def"),
  ])
  func `a token's file is the console's JSON or the token alone`(text: String, header: String) async throws {
    let files = FileReader { _ in Array(text.utf8) }
    let authentication = Authentication(type: "token", values: ["token-file": Secret("token.json")])
    let prepared = try await prepare(authentication, files: files)
    #expect(prepared.request.headers["Authorization"] == header)
    #expect(Redactor(prepared.secrets).redact("x abc.def y") == "x <redacted> y")
  }

  @Test(arguments: [
    (#"{"ok":true}"#, "token-file"), ("{", "token-file"), ("", "invalid-token"), ("two words", "invalid-token"),
    (#"{"integration":{}}"#, "token-file"),
  ])
  func `a token's file without a token is refused`(text: String, code: String) async {
    let files = FileReader { _ in Array(text.utf8) }
    let authentication = Authentication(type: "token", values: ["token-file": Secret("token.json")])
    let error = await #expect(throws: DiagnosticList.self) { try await prepare(authentication, files: files) }
    #expect(error?.items.map(\.code.name) == [code])
  }

  @Test func `the secrets of a call are known in every form`() async throws {
    let prepared = try await prepare(.basic(username: "demo", password: Secret("S3cr3t/Pw")))
    let redactor = Redactor(prepared.secrets)
    let passwords = ["S3cr3t/Pw", "S3cr3t%2FPw", "S3cr3t%2fPw", "S3cr3t\\/Pw", "UzNjcjN0L1B3"]
    let pairs = ["demo:S3cr3t/Pw", "ZGVtbzpTM2NyM3QvUHc=", "ZGVtbzpTM2NyM3QvUHc", "ZGVtbzpTM2NyM3QvUHc%3d"]
    for form in passwords + pairs {
      #expect(redactor.redact("<\(form)>") == "<<redacted>>")
    }
  }

  @Test(arguments: ["t0k/n+", "t0k%2Fn%2B", "c4n4ry"])
  func `each cookie of an environment's header fields is a secret, encoded and decoded`(text: String) async throws {
    var environment = Environment(name: "e", host: try Host("h"))
    environment.headers = HeaderFields([try HeaderField("Cookie", "login-token=t0k%2fn%2b; other=c4n4ry")])
    let query = Query(name: "q", resource: .persisted(try PersistedPath("c/n")))
    let client = Client(transport: StubTransport { _ in Response(status: 200) })
    let prepared = try await client.prepare(Call(query, in: environment))
    let shown = Redactor(prepared.secrets).redact("<\(text)>")
    #expect(shown.contains("<redacted>") && !shown.contains("t0k") && !shown.contains("c4n4ry"))
  }

  @Test func `printing a call or an authentication shows no secret`() async throws {
    let prepared = try await prepare(.basic(username: "demo", password: Secret("S3cr3t/Pw")))
    var text = "\(prepared.call.environment) \(prepared.request.headers.fields)"
    dump(prepared.call.environment.authentication, to: &text)
    dump(Secret("S3cr3t/Pw"), to: &text)
    #expect(!text.contains("S3cr3t"))
    #expect(!text.contains("ZGVtbzpTM2NyM3QvUHc="))
  }

  @Test(arguments: ["http://u:px-sec@p.example.test:1", "u:px-sec@p.example.test"])
  func `the password in a proxy's address and that of a key are secrets`(proxy: String) async throws {
    let connection = ConnectionOptions(
      tls: ConnectionOptions.TLS(keyPassword: Secret("key-sec")),
      proxy: proxy
    )
    let environment = Environment(name: "e", host: try Host("h"), connection: connection)
    let query = Query(name: "q", resource: .persisted(try PersistedPath("c/n")))
    let client = Client(transport: StubTransport { _ in Response(status: 200) })
    let prepared = try await client.prepare(Call(query, in: environment))
    let text = Redactor(prepared.secrets).redact("\(proxy) key-sec")
    #expect(!text.contains("px-sec"))
    #expect(!text.contains("key-sec"))
    #expect(text.contains("p.example.test"))
  }

  @Test func `a token's file needs a reader of files`() async {
    let authentication = Authentication(type: "token", values: ["token-file": Secret("token.json")])
    let error = await #expect(throws: DiagnosticList.self) { try await prepare(authentication) }
    #expect(error?.items.map(\.code.name) == ["no-files"])
  }
}
