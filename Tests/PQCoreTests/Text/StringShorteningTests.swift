import PQCore
import Testing

@Suite struct StringShorteningTests {
  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("abcd", "abcd"), ("abcde", "abcd… (1 more characters)"),
    ("ééééé", "éééé… (1 more characters)"),
    ("éééé", "éééé"),
  ])
  func `a long text is cut and says by how much`(text: String, shortened: String) {
    #expect(text.shortened(to: 4) == shortened)
  }
}
