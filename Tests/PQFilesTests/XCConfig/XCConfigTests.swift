import PQCore
import PQModel
import PQTestSupport
import Testing

@testable import PQFiles

struct XCConfigTests {
  private func settings(
    _ text: String,
    files: [String: String] = [:]
  ) -> (values: [String: String], reader: XCConfigReader) {
    var reader = XCConfigReader { path throws(FileProblem) in
      guard let text = files[path] else { throw FileProblem("there is no such file") }
      return Array(text.utf8)
    }
    reader.read(SourceText(name: "environments/demo.xcconfig", text: text))
    let expansion = XCConfigExpansion(reader.settings)
    let pairs = reader.settings.map { ($0.name, expansion.expand($0.text) ?? "circle") }
    return (Dictionary(pairs, uniquingKeysWith: { _, last in last }), reader)
  }

  @Test(arguments: [
    ("A = b", "b"),
    ("A=b // note", "b"),
    ("A = https://x", "https:"),
    ("A = https:/$()/x.example.test", "https://x.example.test"),
    ("A = b /* c */\nB = d", "b"),
    ("/* A = x\n y */ A = b", "b"),
    ("B = x\nA = $(B)-${B}-$(NONE)-$(inherited)", "x-x--"),
    ("A = $(B)\nB = late", "late"),
    ("A = ${env:X}", "${env:X}"),
    ("A = $5", "$5"),
    ("A = 1\nA = 2", "2"),
    ("A = $(A)", "circle"),
    ("#include \"base.xcconfig\"", "included"),
    ("#include? \"none.xcconfig\"\nA = b", "b"),
    ("A = b\r\nB = c\r\n", "b"),
    ("A = a=b", "a=b"),
  ])
  func `reads settings as Xcode does`(text: String, value: String) {
    let (values, reader) = settings(text, files: ["environments/base.xcconfig": "A = included"])
    #expect(reader.diagnostics.items.map(\.outline) == [])
    #expect(values["A"] == value)
  }

  @Test(arguments: [
    ("⟦1⟧A[sdk=iphoneos*] = b⟦/1⟧", "left out"),
    ("⟦1⟧just words⟦/1⟧", "no setting"),
    ("⟦1⟧A B = c⟦/1⟧", "no setting"),
    ("⟦1⟧#include base⟦/1⟧", "#include \"file\""),
    ("⟦1⟧#include \"none.xcconfig\"⟦/1⟧", "#include?"),
  ])
  func `reports a line that cannot be read`(marked: String, words: String) {
    let source = MarkedSource(marked)
    let problems = settings(source.text).reader.diagnostics
    #expect(problems.mismatches([ExpectedDiagnostic("xcconfig", at: 1, words)], in: source) == [])
  }

  @Test
  func `a file that includes itself is refused, not followed for ever`() {
    let text = "#include \"demo.xcconfig\"\n#include \"demo.xcconfig\""
    let (_, reader) = settings(text, files: ["environments/demo.xcconfig": text])
    #expect(reader.diagnostics.items.map(\.code.name) == ["xcconfig"])
  }

  @Test
  func `settings that grow large are refused`() {
    let lines = ["A0 = 0123456789"] + (1...30).map { "A\($0) = $(A\($0 - 1))$(A\($0 - 1))" }
    #expect(settings(lines.joined(separator: "\n")).values["A30"] == "circle")
  }

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

  @Test
  func `a host that is cut at slashes is explained`() {
    let cut = TestProject(["environments/demo.xcconfig": "AEM_HOST = ⟦1⟧https:⟦/1⟧//publish.example.test   // mistake"])
    #expect(cut.mismatches([ExpectedDiagnostic("xcconfig", at: 1, "cut at '//'", "AEM_SCHEME = https")]) == [])
    let near = TestProject(["environments/demo.xcconfig": "AEM_HOST = a.example.test\nAEM_TOKN = ⟦1⟧x⟦/1⟧"])
    #expect(near.mismatches([ExpectedDiagnostic("xcconfig", at: 1, "did you mean 'AEM_TOKEN'?")]) == [])
  }
}
