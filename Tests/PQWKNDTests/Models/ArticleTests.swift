import PQCore
import PQRun
import PQWKND
import Testing

struct ArticleTests {
  @Test
  func `an article is shown as a card`() throws {
    let answer = #"""
      {"data":{"articleByPath":{"item":{"_path":"/content/dam/a","title":"Ski Touring","slug":"ski-touring",
        "main":{"json":[{"nodeType":"header","style":"h2","content":[{"nodeType":"text","value":"Up"}]},
          {"nodeType":"paragraph","content":[{"nodeType":"text","value":"Skins on."}]}]},
        "featuredImage":{"_path":"/content/dam/ski.jpg","_dynamicUrl":null},
        "authorFragment":{"firstName":"Sofia","lastName":"Sjöberg","profilePicture":null}}}}}
      """#
    let item = try ItemDecoder<Article>().decode(Answer(answer), context: .author())
    #expect(
      item.text(in: TextLayout()) == """
        Ski Touring

          slug    ski-touring
          path    /content/dam/a
          author  Sofia Sjöberg
          image   http://localhost:4502/content/dam/ski.jpg

        Story
          Up

          Skins on.
        """
    )
  }

  @Test
  func `articles are shown as a table`() throws {
    let answer = #"""
      {"data":{"articlePaginated":{"edges":[
        {"cursor":"a","node":{"title":null,"slug":"ski-touring","authorFragment":{"firstName":"Sofia","lastName":null}}},
        {"cursor":"b","node":{"title":"Alaskan Adventures","slug":"alaskan-adventures","authorFragment":null}}
      ],"pageInfo":{"endCursor":"b","hasNextPage":false}}}}
      """#
    let items = try ItemsDecoder<Article>().decode(Answer(answer), context: .author())
    #expect(
      items.text(in: TextLayout()) == """
        TITLE               SLUG                AUTHOR
        –                   ski-touring         Sofia
        Alaskan Adventures  alaskan-adventures  –

        2 articles
        """
    )
  }

  @Test(arguments: [
    (#"{"slug":"a","title":"A","price":5}"#, "data.a.item is of another model, as it has 'price'"),
    (#"{"slug":"a","activity":null}"#, "data.a.item is of another model, as it has 'activity'"),
  ])
  func `an adventure is no article`(item: String, words: String) throws {
    let answer = try Answer(#"{"data":{"a":{"item":\#(item)}}}"#)
    let problem = #expect(throws: Diagnostic.self) { try ItemDecoder<Article>().decode(answer, context: .author()) }
    #expect(problem?.code.name == "unfit-items")
    #expect(problem?.notes.first?.message.hasPrefix(words) == true, "\(problem?.notes ?? [])")
  }

  @Test func `an article is no adventure, and those beside it are shown`() throws {
    let answer = try Answer(
      #"{"data":{"l":{"items":[{"slug":"a","title":"A"},{"slug":"b","title":"B","authorFragment":null}]}}}"#
    )
    let items = try ItemsDecoder<Adventure>(isLenient: true).decode(answer, context: .author())
    #expect(items.items.map(\.slug) == ["a"])
    #expect(
      items.problems.first?.notes.first?.message
        == "data.l.items[1] is of another model, as it has 'authorFragment' (in the fragment \"b\")"
    )
  }
}
