import Testing

@testable import PQCore

@Suite struct SourceExcerptTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var marked: String
    var width: Int = 20
    var shown: String
    var carets: String

    var testDescription: String { shown }
  }

  @Test(arguments: [
    Case(line: "  hots: x", marked: "hots", shown: "  hots: x", carets: "  ^^^^"),
    Case(line: "日本: x", marked: "本", shown: "日本: x", carets: "  ^^"),
    Case(line: "🏄‍♀️ e\u{301}x", marked: "x", shown: "🏄‍♀️ e\u{301}x", carets: "    ^"),
    Case(line: "a\tb", marked: "b", shown: "a    b", carets: "     ^"),
    Case(line: "a\tb", marked: "\t", shown: "a    b", carets: " ^^^^"),
    Case(line: "a\u{1B}b", marked: "b", shown: #"a\u{1b}b"#, carets: "       ^"),
    Case(line: "a b   ", marked: "", shown: "a b", carets: "      ^"),
    Case(line: "12345678901234567890", marked: "5", shown: "12345678901234567890", carets: "    ^"),
    Case(line: "123456789012345678901", marked: "5", shown: "123456789012345678…", carets: "    ^"),
    Case(
      line: "abcdefghijklmnopqrstuvwxyz0123456789",
      marked: "stu",
      shown: "…lmnopqrstuvwxyz012…",
      carets: "        ^^^"
    ),
    Case(
      line: "abcdefghijklmnopqrstuvwxyz",
      marked: "yz",
      shown: "…ijklmnopqrstuvwxyz",
      carets: "                 ^^"
    ),
    Case(
      line: "key: abcdefghijklmnopqrstuvwxyz",
      marked: "abcdefghijklmnopqrstuvwxyz",
      shown: "…abcdefghijklmnopqr…",
      carets: " ^^^^^^^^^^^^^^^^^^^"
    ),
  ])
  func `a line is cut around the marks`(_ item: Case) {
    let source = SourceText(name: "x", text: item.line + "\nnext")
    let range = item.marked.isEmpty ? item.line.utf8.count..<item.line.utf8.count : source.span(of: item.marked).range
    let excerpt = SourceExcerpt(of: source, line: 1, marking: range, width: item.width) { $0 }
    #expect(excerpt.text == item.shown)
    let carets = String(repeating: " ", count: excerpt.indentation) + String(repeating: "^", count: excerpt.caretCount)
    #expect(carets == item.carets)
  }

  @Test func `a secret that the cut would split is hidden whole`() {
    let secret = String(repeating: "S3cr3t", count: 500)
    let source = SourceText(name: "x", text: "token: \(secret), hots: x")
    let excerpt = SourceExcerpt(of: source, line: 1, marking: source.span(of: "hots").range, width: 40) { text in
      text.split(separator: secret, omittingEmptySubsequences: false).joined(separator: "<redacted>")
    }
    #expect(excerpt.text == "token: <redacted>, hots: x")
  }

  @Test func `a huge line is read around the marks only`() {
    let source = SourceText(name: "x", text: String(repeating: "x", count: 200_000) + "!")
    var lengths: [Int] = []
    let marked = source.bytes.count - 1..<source.bytes.count
    let excerpt = SourceExcerpt(of: source, line: 1, marking: marked, width: 40) { text in
      lengths.append(text.utf8.count)
      return text
    }
    #expect(excerpt.text.hasSuffix("xx!"))
    #expect(lengths == [16_385])
  }
}
