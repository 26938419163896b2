import PQCore
import Testing

@testable import PQSandbox

@Suite struct ContentStoreTests {
  private static func author(
    _ path: String,
    id: String,
    fields: [(name: String, value: FieldValue)] = [("firstName", .text("Sofia"))],
    model: ContentModel = .author
  ) -> ContentFragment {
    ContentFragment(path: path, id: id, model: model, title: "Author", fields: fields)
  }

  @Test func `content is found by path, UUID and model, in path order`() throws {
    let store = try ContentStore(
      fragments: [Self.author("/b", id: "1"), Self.author("/a", id: "2")],
      assets: [ImageAsset(path: "/c.jpg", id: "3", width: 4, height: 3)]
    )
    #expect(store.fragments(of: .author).map(\.path) == ["/a", "/b"])
    #expect(store.fragments(of: .article).isEmpty)
    #expect(store.fragment(withID: "1")?.path == "/b")
    #expect(store.fragment(at: "/a")?["firstName"] == .text("Sofia"))
    #expect(store.fragment(at: "/a")?["lastName"] == .null)
    #expect(store.asset(at: "/c.jpg")?.height == 3)
  }

  @Test(arguments: [
    ([author("/a", id: "1"), author("/a", id: "2")], "the path '/a' is used twice"),
    ([author("/a", id: "1"), author("/b", id: "1")], "the UUID '1' is used twice"),
    ([author("/a", id: "1", fields: [])], "'/a' lacks the required field 'firstName'"),
    (
      [author("/a", id: "1", fields: [("firstName", .int(1))])],
      "the value of 'firstName' in '/a' does not fit the field"
    ),
    (
      [author("/a", id: "1", fields: [("firstName", .text("A")), ("lastname", .null)])],
      "the model 'author' has no field 'lastname', which '/a' gives"
    ),
    (
      [author("/a", id: "1", fields: [], model: ContentModel(name: "page", title: "", path: "", fields: []))],
      "the model 'page' of '/a' is not in the store"
    ),
  ])
  func `content that contradicts itself is refused`(fragments: [ContentFragment], message: String) {
    let problems = #expect(throws: DiagnosticList.self) { try ContentStore(fragments: fragments, assets: []) }
    #expect(problems?.items.map(\.message) == [message])
    #expect(problems?.items.map(\.code) == [.inconsistentContent])
  }
}
