import PQCore
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("hots", "host"), ("evn", "env"), ("adventure-by-slgu", "adventure-by-slug"), ("SLUG", "slug"), ("jsn", "json"),
    ("A", "a"), ("eam", "aem"),
  ])
  func `a name with a slip of the keyboard is found`(word: String, name: String) {
    #expect(
      NearestName.find(word, in: ["host", "env", "adventure-by-slug", "slug", "json", "a", "zsh", "aem"]) == name
    )
  }

  @Test(arguments: ["x", "ksh", "go", "surf", ""])
  func `a word that is as good as another one gets no proposal`(word: String) {
    #expect(NearestName.find(word, in: ["n", "a", "zsh", "bash", "no", "text"]) == nil)
  }
}
