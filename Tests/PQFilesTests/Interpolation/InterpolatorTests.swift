import PQCore
import PQFiles
import PQTestSupport
import Testing

struct InterpolatorTests {
  private static let sources = ValueSources(
    variable: { ["A": "a-value", "EMPTY": "", "NESTED": "${env:A} $${env:A}", "PW": "a$HOME}b#c", "é": "x"][$0] },
    file: { path throws(FileProblem) in
      switch path {
      case "token.txt": Array("tok\n".utf8)
      case "windows.txt": Array("tok\r\n".utf8)
      case "marked.txt": Array("\u{FEFF}tok\u{FEFF}".utf8)
      case "lines.txt": Array("one\ntwo\n\n".utf8)
      case "binary": [0xFF, 0xFE]
      default: throw FileProblem("there is no such file")
      }
    }
  )

  private func expand(
    _ text: String,
    mode: Interpolator.Mode = .strict,
    bareNames: Interpolator.BareNames = .refused
  ) throws -> (node: Node, problems: DiagnosticList) {
    var problems = DiagnosticList()
    let file = try #require(YAMLReader().read(Array(text.utf8), named: "test.yaml", into: &problems))
    let node = Interpolator(sources: Self.sources, mode: mode).expand(file, bareNames: bareNames, into: &problems)
    return (node, problems)
  }

  @Test(arguments: [
    ("'${env:A}'", "a-value"),
    ("x-${env:A}-${env:A}y", "x-a-value-a-valuey"),
    ("'${env:NONE:-fallback}'", "fallback"),
    ("'${env:EMPTY:-fallback}'", "fallback"),
    ("'${env:A:-fallback}'", "a-value"),
    ("'${env:NONE:-}'", ""),
    ("'${env:NONE:-a:-b c}'", "a:-b c"),
    ("'${env:NESTED}'", "${env:A} $${env:A}"),
    ("'${env:PW}'", "a$HOME}b#c"),
    ("'${file:token.txt}'", "tok"),
    ("'${file:windows.txt}'", "tok"),
    ("'${file:marked.txt}'", "tok\u{FEFF}"),
    ("'${file:lines.txt}'", "one\ntwo\n"),
    ("'$${env:A}'", "${env:A}"),
    ("'$${'", "${"),
    ("'$$${env:A}'", "$${env:A}"),
    ("pa$word$", "pa$word$"),
    ("$ $$ $1 $(x)", "$ $$ $1 $(x)"),
    ("é${env:A}é", "éa-valueé"),
  ])
  func `puts in values from outside once`(text: String, expanded: String) throws {
    let (node, problems) = try expand(text)
    #expect(problems.items.map(\.outline) == [])
    #expect(node.text == expanded)
  }

  @Test
  func `remembers where a text came from and reads it as text`() throws {
    let (node, _) = try expand("a: '${env:A}'\nb: ${env:NONE:-null}\nc: $${x}\nd: 1\ne: ${env:NONE:-x}${env:A:-y}")
    #expect(node.at("a")?.origin == .interpolated(from: ["A"]))
    #expect(node.at("b")?.isNull == false)
    #expect(node.at("b")?.origin == .written)
    #expect(node.at("e")?.origin == .interpolated(from: ["A"]))
    #expect(node.at("c")?.origin == .written)
    #expect(node.at("d")?.origin == .written)
  }

  @Test(arguments: [
    ("a: ⟦1⟧${env:NONE}⟦/1⟧", "unset-variable", "export NONE"),
    ("a: 'é ⟦1⟧${env:EMPTY}⟦/1⟧ x'", "unset-variable", "is empty"),
    ("a: [\"⟦1⟧${file:none}⟦/1⟧\"]", "unreadable-file", "there is no such file"),
    ("a: ⟦1⟧${file:binary}⟦/1⟧", "unreadable-file", "UTF-8"),
    ("a: ⟦1⟧${PQ_PASS}⟦/1⟧", "invalid-reference", "write ${env:PQ_PASS}"),
    ("a: ⟦1⟧${}⟦/1⟧", "invalid-reference", "$${"),
    ("a: x⟦1⟧${⟦/1⟧env:A", "invalid-reference", "no closing '}'"),
    ("a: ⟦1⟧${env:}⟦/1⟧", "invalid-reference", "not the name of a variable"),
    ("a: ⟦1⟧${env:1A}⟦/1⟧", "invalid-reference", "not the name of a variable"),
    ("a: ⟦1⟧${env:A-B}⟦/1⟧", "invalid-reference", "not the name of a variable"),
    ("a: ⟦1⟧${file:}⟦/1⟧", "invalid-reference", "names no file"),
    ("a: ${env:NONE:-⟦1⟧${env:A}⟦/1⟧}", "invalid-reference", "a default or a path is plain text"),
    ("a: 'é${env:A:-$⟦1⟧${x}⟦/1⟧'", "invalid-reference", "a default or a path is plain text"),
    ("a: ${file:⟦1⟧${env:A}⟦/1⟧.txt}", "invalid-reference", "a default or a path is plain text"),
    ("a: ⟦1⟧\"\\x24{env:NONE}\"⟦/1⟧", "unset-variable", "not set"),
  ])
  func `reports what cannot be read at its place`(marked: String, code: String, words: String) throws {
    let source = MarkedSource(marked)
    let (_, problems) = try expand(source.text)
    #expect(problems.mismatches([ExpectedDiagnostic(code, at: 1, words)], in: source) == [])
  }

  @Test
  func `checking leaves what is not there unresolved`() throws {
    let (node, problems) = try expand("a: ${env:NONE}\nb: ${file:none}\nc: x${env:A}", mode: .check)
    #expect(problems.isEmpty)
    #expect(node.at("a")?.origin == .unresolved)
    #expect(node.at("b")?.origin == .unresolved)
    #expect(node.at("c")?.text == "xa-value")
  }

  @Test
  func `names of a query's variables stay where they are kept`() throws {
    let (node, problems) = try expand("a: ${slug} $${slug} ${env:A}", bareNames: .kept)
    #expect(problems.isEmpty)
    #expect(node.at("a")?.text == "${slug} $${slug} a-value")
  }
}
