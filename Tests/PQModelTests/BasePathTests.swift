import PQCore
import PQModel
import Testing

@Suite struct BasePathTests {
  @Test(arguments: [
    ("", ""), ("/", ""), ("/a", "/a"), ("a/b/", "/a/b"), ("/some/prefix", "/some/prefix"), ("/a%20b", "/a%20b"),
    ("/ü", "/%C3%BC"),
  ])
  func `a base path begins with a slash and ends without one`(text: String, path: String) throws {
    #expect(try BasePath(text).text == path)
  }

  @Test(arguments: ["/a//b", "/../b", "/.", "/a?b", "/a#b", "/a b", "/a;b", "///"])
  func `a path that would ask for something else is refused`(text: String) {
    let error = #expect(throws: Diagnostic.self) { try BasePath(text) }
    #expect(error?.code.name == "invalid-base-path")
  }
}
