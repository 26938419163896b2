import PQCore
import PQRun
import Testing

struct AnswerItemsTests {
  @Test(
    arguments: [
      (
        #"{"data":{"adventureList":{"items":[{"a":1},null]}}}"#,
        ["data.adventureList.items[0]", "data.adventureList.items[1]"]
      ),
      (#"{"data":{"mine":{"items":[]}}}"#, []),
      (#"{"data":{"adventureByPath":{"item":{"a":1}}}}"#, ["data.adventureByPath.item"]),
      (#"{"data":{"adventureById":{"item":null}}}"#, []),
      (
        #"{"data":{"p":{"edges":[{"cursor":"x","node":{"a":1}},{"cursor":"y"}]}}}"#,
        ["data.p.edges[0].node", "data.p.edges[1]"]
      ),
      (
        #"{"data":{"__typename":"Query","a":{"items":[{}]},"b":{"item":{"c":1}}}}"#,
        ["data.a.items[0]", "data.b.item"]
      ),
    ]
  )
  func `items are found under any root field in each of AEM's shapes`(answer: String, locations: [String]) throws {
    let items = try AnswerItems(of: JSON(parsing: answer))
    #expect(items.elements.map(\.location.description) == locations)
  }

  @Test(
    arguments: [
      (#"{}"#, "the answer holds no items: 'data' is absent"),
      (#"{"data":null}"#, "the answer holds no items: 'data' is null"),
      (#"{"data":{"adventureList":null}}"#, "the answer holds no items: 'data.adventureList' is null"),
      (#"{"data":{"a":{"items":null}}}"#, "the answer holds no items: 'data.a.items' is null"),
      (#"{"data":{"a":{"items":{}}}}"#, "the answer holds no items: 'data.a.items' is an object"),
      (#"{"data":{"a":{"edges":"x"}}}"#, "the answer holds no items: 'data.a.edges' is a text"),
      (#"{"data":{"a":{"b":1}}}"#, "the answer holds no items: 'data' has no field with 'items', 'item' or 'edges'"),
    ]
  )
  func `an answer without a list is no answer with an empty list`(answer: String, message: String) throws {
    let json = try JSON(parsing: answer)
    let problem = #expect(throws: Diagnostic.self) { try AnswerItems(of: json) }
    #expect(problem?.message == message)
    #expect(problem?.failure == .badAnswer)
  }

  @Test
  func `references and the end of a page come with the items`() throws {
    let answer = """
      {"data":{"p":{"edges":[],"pageInfo":{"endCursor":"QQ==","hasNextPage":true},"_references":[{"_path":"/a"},{}]}}}
      """
    let items = try AnswerItems(of: JSON(parsing: answer))
    #expect(items.page?.endCursor == "QQ==")
    #expect(items.page?.hasNextPage == true)
    #expect(items.references.map(\.fragmentName) == ["/a", nil])
  }
}
