import PQCore
import PQRun
import Testing

@Suite struct AnswerItemsPagesTests {
  private struct River: Decodable, Equatable {
    let name: String
  }

  private static func items(_ body: String) throws -> AnswerItems {
    try AnswerItems(of: JSON(parsing: body))
  }

  @Test func `a page has its items and the place where the list goes on`() throws {
    let page = try Self.items(
      """
      {"data":{"rivers":{"edges":[{"cursor":"a","node":{"name":"Elbe"}},{"cursor":"b","node":{"name":"Oder"}}],
      "pageInfo":{"endCursor":"b","hasNextPage":true}}}}
      """
    ).pages(as: River.self)
    #expect(page == ItemPage(items: [River(name: "Elbe"), River(name: "Oder")], endCursor: "b", hasNextPage: true))
  }

  @Test func `a list is no page`() throws {
    let items = try Self.items(#"{"data":{"rivers":{"items":[{"name":"Elbe"}]}}}"#)
    let problem = #expect(throws: Diagnostic.self) { try items.pages(as: River.self) }
    #expect(
      problem?.message
        == "the answer is no page: its items are in 'data.rivers.items', and those of a page are in 'edges'"
    )
  }

  @Test func `an item that does not fit its model fails the page`() throws {
    let items = try Self.items(
      #"{"data":{"rivers":{"edges":[{"node":{"name":1}}],"pageInfo":{"endCursor":null,"hasNextPage":false}}}}"#
    )
    #expect(throws: Diagnostic.self) { try items.pages(as: River.self) }
  }
}
