import PQCore
import PQModel
import PQTestSupport
import Testing

@testable import PQFiles

struct XCConfigReaderTests {
  private func settings(
    _ text: String,
    files: [String: String] = [:]
  ) -> (values: [String: String], reader: XCConfigReader) {
    var reader = XCConfigReader { path throws(FileProblem) in
      guard let text = files[path] else { throw FileProblem("there is no such file") }
      return Array(text.utf8)
    }
    reader.read(SourceText(name: "environments/demo.xcconfig", text: text))
    let settings = Dictionary(reader.settings.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    let values = settings.mapValues { XCConfigExpansion(of: $0, among: settings).text ?? "circle" }
    return (values, reader)
  }

  @Test(arguments: [
    ("A = b", "b"),
    ("A=b // note", "b"),
    ("A = https://x", "https:"),
    ("A = https:/$()/x.example.test", "https://x.example.test"),
    ("A = b /* c */\nB = d", "b"),
    ("/* A = x\n y */ A = b", "b"),
    ("/* x */ /* y */ A = b /* c */ // d", "b"),
    ("A = b /* c\n A = d */\nB = e", "b"),
    ("A = $(B$(C)d", "d"),
    ("A = x$(B", "x$(B"),
    ("A = $${env:X}", "$${env:X}"),
    ("B = x\nA = $(B)-${B}-$(NONE)-$(inherited)", "x-x--"),
    ("A = $(B)\nB = late", "late"),
    ("A = ${env:X}", "${env:X}"),
    ("A = $5", "$5"),
    ("A = 1\nA = 2", "2"),
    ("A = $(A)", "circle"),
    ("#include \"base.xcconfig\"", "included"),
    ("#include \"./x/../base.xcconfig\"", "included"),
    ("#include \"../environments/base.xcconfig\"", "included"),
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
    ("A = b\n⟦1⟧/*⟦/1⟧ never closed\nB = c", "has no end"),
    ("A = b ⟦1⟧/*⟦/1⟧ one\ntwo", "has no end"),
    ("A = b /* c */ ⟦1⟧/*⟦/1⟧", "has no end"),
    ("A = b /* c */ ⟦1⟧d⟦/1⟧", "text stands behind a comment"),
  ])
  func `reports a line that cannot be read`(marked: String, words: String) {
    let source = MarkedSource(marked)
    let problems = settings(source.text).reader.diagnostics
    #expect(problems.mismatches([ExpectedDiagnostic("xcconfig", at: 1, words)], in: source) == [])
  }

  @Test(arguments: ["demo.xcconfig", "../environments/demo.xcconfig", "./demo.xcconfig"])
  func `a file that includes itself is told where it does`(name: String) {
    let source = MarkedSource("A = b\n⟦1⟧#include \"\(name)\"⟦/1⟧")
    let problems = settings(source.text, files: ["environments/demo.xcconfig": source.text]).reader.diagnostics
    let words = "'environments/demo.xcconfig' includes 'environments/demo.xcconfig'"
    #expect(problems.mismatches([ExpectedDiagnostic("xcconfig", at: 1, words, "circle")], in: source) == [])
  }

  @Test
  func `a circle of files is told at the line that closes it`() {
    let closing = MarkedSource("B = c\n⟦1⟧#include \"demo.xcconfig\"⟦/1⟧")
    let text = "#include \"b.xcconfig\""
    let files = ["environments/demo.xcconfig": text, "environments/b.xcconfig": closing.text]
    let reader = settings(text, files: files).reader
    let words = "'environments/demo.xcconfig' includes 'environments/b.xcconfig' includes 'environments/demo.xcconfig'"
    #expect(reader.diagnostics.mismatches([ExpectedDiagnostic("xcconfig", at: 1, words)], in: closing) == [])
    #expect(reader.diagnostics.items.map(\.span?.source.name) == ["environments/b.xcconfig"])
  }

  @Test
  func `files that include each other many times are refused, not followed for ever`() {
    let line = "#include \"b.xcconfig\"\n#include \"c.xcconfig\"\n#include \"d.xcconfig\""
    let names = ["b", "c", "d", "e", "f", "g"]
    let files = Dictionary(
      uniqueKeysWithValues: names.map { name in
        let later = names.filter { $0 > name }.map { "#include \"\($0).xcconfig\"\n#include \"\($0).xcconfig\"" }
        return ("environments/\(name).xcconfig", later.joined(separator: "\n"))
      }
    )
    #expect(
      settings(line, files: files).reader.diagnostics.items.map(\.message) == ["more than 100 files are included"]
    )
  }

  @Test
  func `settings that grow large are refused`() {
    let lines = ["A0 = 0123456789"] + (1...30).map { "A\($0) = $(A\($0 - 1))$(A\($0 - 1))" }
    #expect(settings(lines.joined(separator: "\n")).values["A30"] == "circle")
    #expect(settings("A0 =\n" + lines.dropFirst().joined(separator: "\n")).values["A30"] == "circle")
  }

  @Test(arguments: [
    ("A = b⟦1⟧//⟦/1⟧c", true),
    ("A = b⟦1⟧//⟦/1⟧ c", true),
    ("A = https:⟦1⟧//⟦/1⟧c", true),
    ("A = ⟦1⟧//⟦/1⟧c", true),
    ("A =⟦1⟧//⟦/1⟧c", true),
    ("A = b⟦1⟧/*⟦/1⟧ c */", true),
    ("A = b ⟦1⟧//⟦/1⟧ c", false),
    ("A = b\t⟦1⟧//⟦/1⟧c", false),
    ("A = ⟦1⟧//⟦/1⟧ c", false),
    ("A = ⟦1⟧//⟦/1⟧", false),
    ("A = b ⟦1⟧/*⟦/1⟧ c */", false),
    ("A = b⟦1⟧⟦/1⟧", false),
  ])
  func `a value is cut by a comment that stands right behind it`(marked: String, isCut: Bool) {
    let source = MarkedSource(marked)
    let cut = settings(source.text).reader.settings.first?.cut
    #expect(cut?.range == (isCut ? source.ranges[1] : nil))
  }
}
