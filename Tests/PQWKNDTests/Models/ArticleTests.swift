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
}
