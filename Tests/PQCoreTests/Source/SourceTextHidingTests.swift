import Testing

@testable import PQCore

@Suite struct SourceTextHidingTests {
  private func hidden(_ text: String, _ parts: [String]) -> SourceText {
    let source = SourceText(name: "x", text: text)
    return source.hiding(parts.map { source.span(of: $0).range })
  }

  @Test(arguments: [
    ("token: abc, hots: x", ["abc"], "token: *****, hots: x"),
    ("abc", ["abc"], "*****"),
    ("abcdef", ["abc", "cde"], "*****f"),
    ("a: 1234567890, b: x", ["1234567890", "x"], "a: *****, b: *****"),
    ("a: é, b", ["é"], "a: *****, b"),
    ("nothing", [], "nothing"),
  ])
  func `a hidden part is five asterisks however long it is`(text: String, parts: [String], shown: String) {
    let source = hidden(text, parts)
    #expect(source.shownText(in: 0..<source.bytes.count) == shown)
  }

  @Test func `a part of a hidden part is hidden too`() {
    #expect(hidden("a: secret", ["secret"]).shownText(in: 0..<6) == "a: *****")
    #expect(hidden("a: secret b", ["secret"]).shownText(in: 5..<11) == "***** b")
  }

  @Test(arguments: [
    ("abc", "token: *****, hots: x", 7, 5), ("hots", "token: *****, hots: x", 14, 4),
    ("b", "token: *****, hots: x", 7, 5),
  ])
  func `carets stand under what is shown`(marked: String, shown: String, indentation: Int, carets: Int) {
    let source = hidden("token: abc, hots: x", ["abc"])
    let excerpt = SourceExcerpt(of: source, line: 1, marking: source.span(of: marked).range, width: 60) { $0 }
    #expect(excerpt.text == shown)
    #expect(excerpt.indentation == indentation)
    #expect(excerpt.caretCount == carets)
  }

  @Test(arguments: ErrorFormat.allCases)
  func `a message that quotes a hidden part does not show it`(format: ErrorFormat) {
    let source = hidden("auth: \"basic u:hunter2\"", ["\"basic u:hunter2\""])
    let code = Diagnostic.Code("x", explanation: "", example: "")
    let problem = Diagnostic.error(
      code,
      "'basic u:hunter2' is text",
      at: source.span(of: "basic"),
      label: "basic u:hunter2",
      notes: [.init("basic u:hunter2")],
      hint: "write basic u:hunter2"
    )
    let text = DiagnosticRenderer(format: format) { $0 }.render(problem)
    #expect(!text.contains("hunter2"))
    #expect(text.contains("<redacted>"))
  }
}
