import PQCore
import Testing

@Suite struct IRegexpTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "ab", false), ("a.c", "a漢c", true),
    ("a.c", "a\nc", false),
    ("a.c", "a\rc", false), ("a|bc", "bc", true), ("(a|b)c", "bc", true), ("a*", "aaaa", true), ("a*", "", true),
    ("a+", "", false), ("a?b", "b", true), ("a{2}", "aa", true), ("a{2}", "a", false), ("a{2,3}", "aaaa", false),
    ("a{2,}", "aaaaa", true), ("a{0}", "", true), ("a{0,1}b", "ab", true), ("[a-c]+", "abccba", true),
    ("[^a-c]", "b", false),
    ("[^a-c]", "é", true), ("[-a]+", "a-", true), ("[a-]+", "-a", true), ("[a\\-z]+", "a-z", true),
    ("[a\\-z]+", "b", false),
    ("\\.\\*\\(\\)\\[\\]\\{\\}\\|\\?\\+\\^\\\\\\-", ".*()[]{}|?+^\\-", true), ("\\n\\r\\t", "\n\r\t", true),
    ("\\p{L}+", "aé漢", true), ("\\p{Lu}", "a", false), ("\\P{Lu}", "a", true), ("[\\p{Nd}_]+", "1_٣", true),
    ("[^\\p{L}]", "a", false), ("^a$", "a", false), ("^a$", "^a$", true), ("()", "", true), ("(a|)b", "b", true),
    ("(a*)*b", "aaab", true), ("🏄+", "🏄🏄", true), ("[🏄-🏆]", "🏅", true),
  ])
  func `a whole text matches or does not`(_ pattern: String, _ text: String, _ isMatch: Bool) throws {
    #expect(try #require(IRegexp(pattern)).matches(text) == isMatch)
  }

  @Test(arguments: [
    ("b+", "abbbc", true), ("d", "abc", false), ("", "abc", true), ("c", "abc", true), ("bc|x", "abc", true),
    ("a{3}", "aabaa", false),
  ])
  func `a part of a text is found or not`(_ pattern: String, _ text: String, _ isFound: Bool) throws {
    #expect(try #require(IRegexp(pattern)).isFound(in: text) == isFound)
  }

  @Test(arguments: [
    "(", ")", "a)", "[", "]", "[]", "[^]", "[a", "{2}", "a{", "a{2", "a{,2}", "a{3,2}", "a{x}", "a{2,x}", "*", "+a",
    "?", "a**",
    "\\", "\\d", "\\w", "\\s", "\\b", "\\u0041", "\\p{Xx}", "\\p{}", "\\pL", "[z-a]", "[a-b-c]", "[[a]]", "(?:a)",
    "a{99999}",
    "((a{200}){200}){200}", "[\\d]",
  ])
  func `what RFC 9485 does not allow is refused`(_ pattern: String) {
    #expect(IRegexp(pattern) == nil)
  }

  @Test func `patterns that make other engines slow are run in linear time`() throws {
    let text = String(repeating: "a", count: 5_000) + "b"
    for pattern in ["(a*)*c", "(a|a)*c", "(a+)+c", "(a|aa)+c", "a*a*a*a*a*c"] {
      #expect(try #require(IRegexp(pattern)).matches(text) == false)
      #expect(try #require(IRegexp(pattern)).isFound(in: text) == false)
    }
  }

  @Test func `deep nesting is refused, not followed`() {
    #expect(IRegexp(String(repeating: "(", count: 100_000)) == nil)
  }
}
