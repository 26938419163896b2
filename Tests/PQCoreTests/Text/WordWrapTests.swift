import PQCore
import Testing

struct WordWrapTests {
  @Test(
    arguments: [
      ("", 10, [""]),
      ("one two three", 7, ["one two", "three"]),
      ("one   two ", 20, ["one two"]),
      ("a\n\nb", 20, ["a", "", "b"]),
      ("https://example.test/x", 10, ["https://ex", "ample.test", "/x"]),
      ("go https://example.test", 12, ["go", "https://exam", "ple.test"]),
      ("波に乗る。次の日", 8, ["波に乗", "る。次の", "日"]),
      ("surf 波乗り now", 9, ["surf 波乗", "り now"]),
      ("日本", 1, ["日", "本"]),
      ("10\u{A0}kg of gear", 7, ["10\u{A0}kg", "of gear"]),
    ]
  )
  func `text breaks where it may`(text: String, width: Int, lines: [String]) {
    #expect(WordWrap(width: width).lines(of: text) == lines)
  }

  @Test
  func `lines after the first have an indentation of their own`() {
    let wrap = WordWrap(width: 12, firstIndent: " • ", indent: "   ")
    #expect(wrap.lines(of: "wax, a leash and fins") == [" • wax, a", "   leash and", "   fins"])
  }

  @Test
  func `a break never puts a command at the start of a line`() {
    let lines = WordWrap(width: 6).lines(of: "abcdef::error::x \u{1B}[2J")
    #expect(lines.allSatisfy { !$0.hasPrefix("::") && !$0.contains("\u{1B}") })
  }

  @Test
  func `a very long word is broken in reasonable time`() {
    let lines = WordWrap(width: 10).lines(of: String(repeating: "ab", count: 100_000))
    #expect(lines.count == 20_000)
  }
}
