import PQCore
import PQModel
import PQTestSupport
import Testing

@testable import PQFiles

struct XCConfigEnvironmentTests {
  @Test
  func `makes an environment of the settings of the sample app`() throws {
    let test = TestProject(
      [
        "environments/demo.xcconfig": """
        AEM_SCHEME = http
        AEM_HOST = localhost:4502
        AEM_AUTH_TYPE = basic
        AEM_USERNAME = admin // the default
        AEM_PASSWORD = ${env:PW}
        """,
        "environments/open.xcconfig": "AEM_HOST = publish.example.test",
        "environments/token.xcconfig": "AEM_HOST = a.example.test\nAEM_TOKEN = ${env:PW}",
      ],
      variables: ["PW": "pw"]
    )
    #expect(test.mismatches([]) == [])
    let demo = try test.project.environment(named: "demo")
    #expect(demo.origin == "http://localhost:4502")
    #expect(demo.authentication.settings.entry("password")?.value.text == "pw")
    #expect(try test.project.environment(named: "open").authentication.type == "none")
    #expect(try test.project.environment(named: "token").authentication.type == "token")
  }

  @Test(arguments: [
    ("AEM_HOST = https:⟦1⟧//⟦/1⟧a.test", "write AEM_SCHEME = https and AEM_HOST ="),
    ("AEM_HOST = ⟦1⟧//⟦/1⟧a.test", "write AEM_HOST ="),
    ("AEM_HOST = a.test⟦1⟧//⟦/1⟧b", "write '//' as /$()/"),
    ("AEM_HOST = a.test\nAEM_PASSWORD = abc⟦1⟧//⟦/1⟧def", "the value of 'AEM_PASSWORD' was cut"),
    ("AEM_HOST = a.test\nAEM_TOKEN = abc⟦1⟧//⟦/1⟧def", "write '//' as /$()/"),
    ("AEM_HOST = a.test\nAEM_USERNAME = abc⟦1⟧/*⟦/1⟧def*/", "write '/*' as /$()*"),
    ("X = abc⟦1⟧//⟦/1⟧def\nAEM_HOST = $(X)", "the value of 'X' was cut"),
    ("AEM_HOST = ⟦1⟧\"a.test\"⟦/1⟧", "write AEM_HOST = value, without quotes"),
    ("AEM_HOST = a.test\nAEM_TOKEN = ⟦1⟧\"${env:PW}\"⟦/1⟧", "write AEM_TOKEN = value, without quotes"),
    ("AEM_HOST = a.test\nAEM_PASSWORD = ⟦1⟧'x'⟦/1⟧", "in quotes"),
    ("AEM_HOST = a.test\nAEM_SCHEME = ⟦1⟧\"http\"⟦/1⟧", "in quotes"),
    ("X = \"b\"\nAEM_HOST = ⟦1⟧$(X)⟦/1⟧", "in quotes"),
    ("AEM_HOST = ⟦1⟧$(AEM_HOST)⟦/1⟧", "in a circle"),
    ("AEM_HOST = a.test\nAEM_TOKEN = ⟦1⟧$(NOPE)⟦/1⟧", "takes the setting 'NOPE', which is not there"),
    ("AEM_HOST = a.⟦1⟧${NOPE}⟦/1⟧", "write ${env:NOPE}"),
    ("X = ⟦1⟧$(NOPE)⟦/1⟧\nAEM_HOST = $(X)$(X)", "the value of 'X' takes the setting 'NOPE'"),
  ])
  func `a value that would not be what it seems is refused`(marked: String, words: String) {
    let test = TestProject(["environments/demo.xcconfig": marked], variables: ["PW": "pw"])
    #expect(test.mismatches([ExpectedDiagnostic("xcconfig", at: 1, words)]) == [])
    #expect(throws: DiagnosticList.self) { try test.project.environment(named: "demo") }
  }

  @Test
  func `what is said of a secret holds no part of it`() {
    let marked = "AEM_HOST = a.test\nAEM_TOKEN = s3cr⟦1⟧$(s3t)⟦/1⟧\nX = s3a⟦2⟧//⟦/2⟧s3b\nAEM_PASSWORD = $(X)"
    let test = TestProject(["environments/demo.xcconfig": marked])
    #expect(test.mismatches([ExpectedDiagnostic("xcconfig", at: 1), ExpectedDiagnostic("xcconfig", at: 2)]) == [])
    let shown = DiagnosticRenderer(format: .full) { $0 }.render(test.project.diagnostics)
    #expect(shown.contains("error[xcconfig]"))
    #expect(!shown.contains("s3"), "\(shown)")
  }

  @Test(arguments: [
    ("⟦1⟧AEM_SCHEME⟦/1⟧ = http", "missing-key", "environment 'demo' has no 'AEM_HOST'", "write AEM_HOST ="),
    ("⟦1⟧⟦/1⟧", "missing-key", "has no 'AEM_HOST'", "write AEM_HOST ="),
    ("// note\n⟦1⟧AEM_HOST⟦/1⟧ = // none", "missing-key", "has no value", "write AEM_HOST ="),
    (
      "AEM_HOST = a.test\n⟦1⟧AEM_AUTH_TYPE⟦/1⟧ = token", "missing-key", "no 'AEM_TOKEN'", "AEM_TOKEN = ${env:AEM_TOKEN}"
    ),
    ("AEM_HOST = a.test\n⟦1⟧AEM_USERNAME⟦/1⟧ = b", "missing-key", "no 'AEM_PASSWORD'", "write AEM_PASSWORD ="),
    (
      "AEM_HOST = a.test\nAEM_USERNAME = b\n⟦1⟧AEM_PASSWORD⟦/1⟧ =", "missing-key", "has no value",
      "write AEM_PASSWORD ="
    ),
    ("AEM_HOST = ⟦1⟧https:/$()/a.test⟦/1⟧", "invalid-host", "holds a scheme", "write AEM_HOST ="),
    ("AEM_HOST = a.test\nAEM_TOKEN = ⟦1⟧${env:NOPE:-}⟦/1⟧", "invalid-secret", "'token' is empty", "as ${env:NAME}"),
    ("AEM_HOST = a.test\nAEM_AUTH_TYPE = ⟦1⟧form⟦/1⟧", "unknown-word", "'form' is not a value", "none, basic, token"),
    ("AEM_HOST = a.test\nAEM_AUTH_TYPE = ⟦1⟧basci⟦/1⟧", "unknown-word", "'basci' is not", "did you mean 'basic'?"),
  ])
  func `what is missing or wrong is told in words of the file`(
    marked: String,
    code: String,
    words: String,
    hint: String
  ) {
    let test = TestProject(["environments/demo.xcconfig": marked])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words, hint)]) == [])
  }

  @Test(arguments: [
    ("⟦1⟧AEM_SCHEEM⟦/1⟧ = http", "did you mean 'AEM_SCHEME'?"),
    ("⟦1⟧AEM_TOKN⟦/1⟧ = x", "did you mean 'AEM_TOKEN'?"),
    ("⟦1⟧AEM_BASE_PATH⟦/1⟧ = /x", "the settings are AEM_SCHEME, AEM_HOST"),
  ])
  func `a setting that is not known is warned about at its name`(marked: String, words: String) {
    let test = TestProject(["environments/demo.xcconfig": "AEM_HOST = a.test\n" + marked])
    #expect(test.mismatches([ExpectedDiagnostic("xcconfig", at: 1, words)]) == [])
    #expect(!test.project.diagnostics.hasErrors)
  }

  @Test
  func `a setting of one's own may be used by others`() throws {
    let test = TestProject(["environments/demo.xcconfig": "AEM_DOMAIN = b.test\nAEM_HOST = a.$(AEM_DOMAIN)\nMINE = x"])
    #expect(test.mismatches([]) == [])
    #expect(try test.project.environment(named: "demo").host.name == "a.b.test")
  }

  @Test
  func `a secret in the file is warned about in the file's own words`() throws {
    let test = TestProject(["environments/demo.xcconfig": "AEM_HOST = a.test\nAEM_TOKEN = ⟦1⟧abc/$()/def⟦/1⟧ // mine"])
    #expect(test.mismatches([ExpectedDiagnostic("literal-secret", at: 1, "write AEM_TOKEN = ${env:NAME} and")]) == [])
    #expect(
      try test.project.environment(named: "demo").authentication.settings.entry("token")?.value.text == "abc//def"
    )
  }

  @Test
  func `a file that others include need not be whole, but is not given`() throws {
    let test = TestProject([
      "environments/base.xcconfig": "AEM_SCHEME = http\nAEM_USERNAME = a",
      "environments/demo.xcconfig": "#include \"base.xcconfig\"\nAEM_HOST = a.test\nAEM_PASSWORD = ${env:PW}",
    ])
    #expect(test.mismatches([]) == [])
    let problems = try #require(throws: DiagnosticList.self) { try test.project.environment(named: "base") }
    #expect(problems.items.first?.message == "environment 'base' has no 'AEM_HOST'")
  }

  @Test(arguments: [
    "AEM_HOST = $(AEM_DOMAIN)", "AEM_HOST = a.test\nAEM_TOKEN = $(AEM_DOMAIN)",
    "AEM_HOST = a.test\nAEM_AUTH_TYPE = $(AEM_DOMAIN)", "AEM_HOST = a.test\nAEM_SCHEME = $(AEM_DOMAIN)",
    "AEM_HOST = a.test\nAEM_PASSWORD = p$()\nAEM_USERNAME = $(AEM_DOMAIN)",
  ])
  func `what a file takes from those that include it is missing only without them`(base: String) {
    let alone = TestProject(["environments/base.xcconfig": base])
    #expect(alone.project.diagnostics.items.filter { $0.severity == .error }.map(\.code.name) == ["xcconfig"])
    let including =
      "#include \"base.xcconfig\"\nAEM_HOST = a.test\nAEM_TOKEN = ${env:T}\nAEM_AUTH_TYPE = token\nAEM_SCHEME = http"
    let files = ["base": base, "demo": "AEM_DOMAIN = b.test\n" + including]
    let test = TestProject(files: files.map { ("environments/\($0.key).xcconfig", $0.value) })
    #expect(test.project.diagnostics.items.filter { $0.severity == .error }.map(\.outline) == [])
    #expect(throws: DiagnosticList.self) { try test.project.environment(named: "base") }
  }

  @Test
  func `a setting of an included file that nobody uses is warned about once`() {
    let test = TestProject([
      "environments/base.xcconfig": "⟦1⟧AEM_NOTHING⟦/1⟧ = x",
      "environments/one.xcconfig": "#include \"base.xcconfig\"\nAEM_HOST = a.test",
      "environments/two.xcconfig": "#include \"base.xcconfig\"\nAEM_HOST = a.test",
    ])
    #expect(test.mismatches([ExpectedDiagnostic("xcconfig", at: 1, "is not read")]) == [])
  }
}
