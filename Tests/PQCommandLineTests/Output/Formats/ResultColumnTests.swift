import PQCore
import Testing

@testable import PQCommandLine

@Suite struct ResultColumnTests {
  @Test(
    arguments: [
      ("a,b", ["a", "b"]), (" a , b.c ", ["a", "b.c"]), ("$['a,b'],c", ["$['a,b']", "c"]),
      (#"[?@.x=="(,"],d"#, [#"[?@.x=="(,"]"#, "d"]), ("a[0,1].b", ["a[0,1].b"]),
    ]
  )
  func `commas within brackets belong to a path`(text: String, titles: [String]) throws {
    #expect(try ResultColumn.columns(GivenOption(text: text, origin: "--columns")).map(\.title) == titles)
  }

  @Test(arguments: ["", "a,,b", "a,b[", "a b"])
  func `a path that is none is a usage error at its place`(text: String) {
    let problem = #expect(throws: Diagnostic.self) {
      try ResultColumn.columns(GivenOption(text: text, origin: "--columns"))
    }
    #expect(problem?.failure == .usage)
    #expect(problem?.span?.source.name == "--columns")
  }
}
