import PQCore
import PQFiles
import PQModel
import PQTestSupport
import Testing

struct EnvironmentDecoderTests {
  @Test
  func `reads every key`() throws {
    let file = """
      description: Author of the stage system
      system: servicenow
      scheme: HTTPS
      host: author.example.test:8443
      base-path: /site
      auth: { type: basic, username: admin, password: "${env:PW}" }
      headers: { X-Smoke: 1, X-None: ~ }
      timeout: { connect: 500ms, total: 2m, idle: 10s }
      retry: { attempts: 3, max-delay: 1s }
      max-body-size: 512kB
      tls: { ca: certs/ca.pem, certificate: /me.pem, key: me.key, key-password: "${env:PW}", verify: false }
      proxy: ""
      redirects: same-origin
      ip-version: ipv4
      http-version: 1.1
      resolve: ["author.example.test:8443:127.0.0.1"]
      url: { terminator: true, allow-separators: true }
      protected: true
      variables: { imageWidth: 800 }
      """
    let test = TestProject(
      ["environments/stage.yaml": file, "certs/ca.pem": "", "/me.pem": "", "me.key": ""],
      variables: ["PW": "pw"]
    )
    #expect(test.mismatches([]) == [])
    let stage = try test.project.environment(named: "stage")
    #expect(stage.description == "Author of the stage system")
    #expect(stage.system == .serviceNow)
    #expect(stage.origin == "https://author.example.test:8443")
    #expect(stage.basePath.text == "/site")
    #expect(stage.authentication.type == "basic")
    #expect(stage.headers.fields.map(\.description) == ["X-Smoke: 1"])
    #expect(stage.connection.connectTimeout == .milliseconds(500))
    #expect(stage.connection.totalTimeout == .seconds(120))
    #expect(stage.connection.idleTimeout == .seconds(10))
    #expect(stage.retry == Environment.RetryPolicy(attempts: 3, maximumDelay: .seconds(1)))
    #expect(stage.connection.maximumBodySize == 512_000)
    #expect(stage.connection.tls.authorityFile == "certs/ca.pem")
    #expect(stage.connection.tls.certificateFile == "/me.pem")
    #expect(stage.connection.tls.keyPassword == Secret("pw"))
    #expect(!stage.connection.tls.verifiesServer)
    #expect(stage.connection.proxy == "")
    #expect(stage.redirects == .sameOrigin)
    #expect(stage.connection.addressFamily == .ipv4)
    #expect(stage.connection.httpVersion == .http1)
    #expect(stage.connection.resolve == ["author.example.test:8443:127.0.0.1"])
    #expect(stage.urlStyle == Environment.URLStyle(terminator: true, allowSeparators: true))
    #expect(stage.isProtected)
    #expect(stage.variables["imageWidth"]?.origin == "environment 'stage'")
  }

  @Test
  func `a host is enough`() throws {
    let test = TestProject(["environments/a.yaml": "host: a.example.test\ntimeout: 7s\nretry: 2"])
    #expect(test.mismatches([]) == [])
    let environment = try test.project.environment(named: "a")
    #expect(environment.scheme == .https)
    #expect(environment.authentication == .none)
    #expect(environment.connection.totalTimeout == .seconds(7))
    #expect(environment.connection.connectTimeout == ConnectionOptions().connectTimeout)
    #expect(environment.retry.attempts == 2)
  }

  @Test(arguments: [
    ("host: a\n⟦1⟧hots⟦/1⟧: b", "unknown-key", "did you mean 'host'?"),
    ("⟦1⟧description: no host⟦/1⟧", "missing-key", "has no 'host'"),
    ("⟦1⟧host⟦/1⟧:", "missing-key", "has no value"),
    ("⟦1⟧[a]⟦/1⟧", "not-a-mapping", "a list stands here"),
    ("host: ⟦1⟧https://a.example.test⟦/1⟧", "invalid-host", "holds a scheme"),
    ("host: ⟦1⟧'https:'⟦/1⟧", "invalid-host", "cut at '//'"),
    ("host: ⟦1⟧[a]⟦/1⟧", "wrong-kind", "takes text"),
    ("host: a\nscheme: ⟦1⟧ftp⟦/1⟧", "unknown-word", "http"),
    ("host: a\nsystem: ⟦1⟧eam⟦/1⟧", "unknown-word", "did you mean 'aem'?"),
    ("host: a\nbase-path: ⟦1⟧/a//b⟦/1⟧", "invalid-base-path", "empty"),
    ("host: a\ntimeout: ⟦1⟧soon⟦/1⟧", "wrong-kind", "5s"),
    ("host: a\ntimeout: ⟦1⟧5⟦/1⟧", "wrong-kind", "with its unit"),
    ("host: a\ntimeout: { ⟦1⟧conect⟦/1⟧: 5s }", "unknown-key", "did you mean 'connect'?"),
    ("host: a\ntimeout: ⟦1⟧[5s]⟦/1⟧", "wrong-kind", "5s"),
    ("host: a\nretry: ⟦1⟧0⟦/1⟧", "wrong-kind", "from 1 to 100"),
    ("host: a\nretry: { attempts: ⟦1⟧many⟦/1⟧ }", "wrong-kind", "a whole number"),
    ("host: a\nmax-body-size: ⟦1⟧big⟦/1⟧", "wrong-kind", "64MB"),
    ("host: a\nprotected: ⟦1⟧yes⟦/1⟧", "wrong-kind", "true or false"),
    ("host: a\nredirects: ⟦1⟧sometimes⟦/1⟧", "unknown-word", "never"),
    ("host: a\nheaders: ⟦1⟧X-A⟦/1⟧", "not-a-mapping", "key: value"),
    ("host: a\nheaders: { X A: ⟦1⟧b⟦/1⟧ }", "invalid-header", "not a header name"),
    ("host: a\nheaders: { X-A: ⟦1⟧\"a\\nb\"⟦/1⟧ }", "invalid-header", "U+000A"),
    ("host: a\nheaders: { X-A: b, ⟦1⟧x-a⟦/1⟧: c }", "duplicate-key", "remove one"),
    ("host: a\nheaders: { ⟦1⟧Host⟦/1⟧: b }", "managed-header", "made from 'host'"),
    ("host: a\nheaders: { ⟦1⟧content-length⟦/1⟧: \"5\" }", "managed-header", "no body"),
    ("host: a\nproxy: ⟦1⟧ftp://p:1⟦/1⟧", "invalid-proxy", "http://proxy.example.test:3128"),
    ("host: a\nproxy: ⟦1⟧http://⟦/1⟧", "invalid-proxy", "not the address"),
    ("host: a\nproxy: ⟦1⟧p:port⟦/1⟧", "invalid-proxy", "not the address"),
    ("host: a\ntls: { verify: ⟦1⟧1⟦/1⟧ }", "wrong-kind", "true or false"),
    ("host: a\nresolve: [⟦1⟧a⟦/1⟧]", "invalid-resolve", "host:port:address"),
    ("host: a\nresolve: ⟦1⟧a:1:b⟦/1⟧", "not-a-list", "a list"),
    ("host: a\nurl: { ⟦1⟧terminater⟦/1⟧: true }", "unknown-key", "did you mean 'terminator'?"),
    ("host: a\nauth: ⟦1⟧basic⟦/1⟧", "not-a-mapping", "write auth: { type: basic"),
    ("host: a\nauth: ⟦1⟧{ username: a }⟦/1⟧", "missing-key", "has no 'type'"),
    ("host: a\nauth: { type: ⟦1⟧basik⟦/1⟧ }", "unknown-authenticator", "did you mean 'basic'?"),
    ("host: a\nauth: { type: none, ⟦1⟧user⟦/1⟧: a }", "unknown-key", "user"),
    (
      "host: localhost\nauth:\n  type: basic\n  username: demo\n  ⟦1⟧password⟦/1⟧: #secret", "missing-key",
      "has no value"
    ),
    ("host: a\nextends: ⟦1⟧bsae⟦/1⟧", "extends", "no environment 'bsae'"),
    ("host: a\nextends: ⟦1⟧stage⟦/1⟧", "extends", "closes a circle"),
  ])
  func `reports what is wrong at its place`(marked: String, code: String, words: String) {
    let test = TestProject(["environments/stage.yaml": marked])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
    #expect(throws: DiagnosticList.self) { try test.project.environment(named: "stage") }
  }

  @Test(arguments: [
    ("max-body-size: ⟦1⟧64⟦/1⟧", "small-limit", "64MB"),
    ("tls: { ca: ⟦1⟧none.pem⟦/1⟧ }", "unreadable-file", "no such file"),
  ])
  func `warns about what fails later`(marked: String, code: String, words: String) throws {
    let test = TestProject(["environments/a.yaml": "host: a\n" + marked])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
    _ = try test.project.environment(named: "a")
  }

  @Test(arguments: [
    "max-body-size: 64MB", "max-body-size: 100B", "max-body-size: 4096", "proxy: \"\"", "proxy: p.example.test",
    "proxy: socks5h://u:p@127.0.0.1:1/", "proxy: \"http://[::1]:3128\"",
  ])
  func `says nothing about what is right`(line: String) {
    #expect(TestProject(["environments/a.yaml": "host: a\n" + line]).mismatches([]) == [])
  }

  @Test
  func `a default that is used is a secret in the file, and a value from outside is none`() {
    let file = "host: a.example.test\nauth: { type: token, token: ⟦1⟧\"${env:TOKEN:-hunter2}\"⟦/1⟧ }"
    let used = TestProject(["environments/a.yaml": file])
    #expect(used.mismatches([ExpectedDiagnostic("literal-secret", at: 1)]) == [])
    #expect(TestProject(["environments/a.yaml": file], variables: ["TOKEN": "t"]).mismatches([]) == [])
  }

  @Test
  func `warns about a secret in the file unless the host is this machine, and never shows it`() throws {
    let auth = "auth: { type: basic, username: a, password: ⟦1⟧hunter2⟦/1⟧, ⟦2⟧extra⟦/2⟧: 1 }"
    let test = TestProject(["environments/a.yaml": "host: a.example.test\n" + auth])
    let expected = [ExpectedDiagnostic("literal-secret", at: 1), ExpectedDiagnostic("unknown-key", at: 2)]
    #expect(test.mismatches(expected) == [])
    for problem in test.project.diagnostics.items {
      let source = try #require(problem.span?.source)
      #expect(!source.shownText(in: 0..<source.bytes.count).contains("hunter2"))
    }
    let local = TestProject([
      "environments/a.yaml": "host: localhost\nauth: { type: basic, username: a, password: hunter2 }"
    ])
    #expect(local.mismatches([]) == [])
  }

  @Test
  func `a value from outside is checked when it is there and only then`() throws {
    let file = """
      host: ⟦1⟧"${env:HOST}"⟦/1⟧
      timeout: ${env:TIMEOUT:-30s}
      retry: "${env:RETRY}"
      auth: { type: "${env:TYPE}", token: "${env:TOKEN}" }
      """
    #expect(TestProject(["environments/a.yaml": file]).mismatches([]) == [])
    let wrong = TestProject(["environments/a.yaml": file], variables: ["HOST": "https://a"])
    #expect(wrong.mismatches([ExpectedDiagnostic("invalid-host", at: 1, "was read from HOST")]) == [])

    let test = TestProject(["environments/a.yaml": file], variables: ["HOST": "a.example.test"])
    do {
      _ = try test.project.environment(named: "a")
      Issue.record("an environment without its variables was given")
    } catch {
      #expect(error.items.map(\.code.name) == ["unset-variable", "unset-variable", "unset-variable"])
    }
    let known = ValueSources(
      variable: { ["HOST": "a.example.test", "RETRY": "4", "TYPE": "token", "TOKEN": "t"][$0] },
      file: ValueSources.none.file
    )
    #expect(try test.project.environment(named: "a", sources: known).retry.attempts == 4)
  }

  @Test
  func `a wrong host does not hide the other problems`() {
    let test = TestProject([
      "environments/a.yaml": "host: ⟦1⟧https://a⟦/1⟧\nscheme: ⟦2⟧ftp⟦/2⟧\nretry: ⟦3⟧none⟦/3⟧"
    ])
    let expected = [
      ExpectedDiagnostic("invalid-host", at: 1), ExpectedDiagnostic("unknown-word", at: 2),
      ExpectedDiagnostic("wrong-kind", at: 3),
    ]
    #expect(test.mismatches(expected) == [])
  }

  @Test(arguments: ["", "a\nb", "a\u{7F}"])
  func `refuses a secret that is empty or holds a control character`(token: String) {
    let test = TestProject(
      ["environments/a.yaml": "host: a\nauth: { type: token, token: \"${env:TOKEN:-}\" }"],
      variables: ["TOKEN": token]
    )
    #expect(test.project.diagnostics.items.map(\.code.name) == ["invalid-secret"])
  }
}
