import PQCore
import Testing

struct TerminalTextTests {
  @Test(
    arguments: [
      ("plain – ünïcode 日本 👨‍👩‍👧‍👦", "plain – ünïcode 日本 👨‍👩‍👧‍👦"),
      ("a\u{1B}]0;owned\u{7}", "a\\u{1b}]0;owned\\u{7}"),
      ("\u{9B}31m\u{7F}\u{0}", "\\u{9b}31m\\u{7f}\\u{0}"),
      ("a\r\nb\rc\td", "a\\r\\nb\\rc\\td"),
      ("\u{202E}evil\u{2066}", "\\u{202e}evil\\u{2066}"),
      ("a\u{2028}b", "a\\u{2028}b"),
      ("::error::forged", "\\u{3a}:error::forged"),
      ("  ::error::forged", "  \\u{3a}:error::forged"),
      ("std::vector and fe80::1", "std::vector and fe80::1"),
      ("##vso[task.complete]", "\\u{23}#vso[task.complete]"),
      ("x ##[error]", "x \\u{23}#[error]"),
      ("## heading", "## heading"),
    ]
  )
  func `what would act on a terminal or a build service is escaped`(text: String, shown: String) {
    #expect(TerminalText.sanitise(text) == shown)
    #expect(TerminalText.sanitise(shown) == shown)
  }

  @Test
  func `line breaks can be kept without a CR and without a command after them`() {
    let text = "x\r\n::error file=a::forged\n##vso[task.complete]\ta\rb"
    let shown = "x\n\\u{3a}:error file=a::forged\n\\u{23}#vso[task.complete]\ta\\rb"
    #expect(TerminalText.sanitise(text, whitespace: .kept) == shown)
  }
}
