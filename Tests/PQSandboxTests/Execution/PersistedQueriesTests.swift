import PQCore
import PQGraphQL
import PQSandbox
import Testing

@Suite struct PersistedQueriesTests {
  private static let prefix = "/content/dam/wknd-shared/en/"

  private static func run(_ address: String) throws -> ExecutionResult {
    let path = try PersistedPath(parsing: "/wknd-shared/" + address)
    let persisted = try #require(PersistedDocument.wknd.first { $0.name == path.name })
    let document = try GraphQLDocument(parsing: SourceText(name: persisted.name, text: persisted.text))
    let settings = DeliverySettings(authorOrigin: "http://localhost:4502", publishOrigin: "http://localhost:4503")
    return QueryExecutor(store: try .wknd(), settings: settings).execute(document, variables: path.variables)
  }

  @Test(
    arguments: [
      ("adventures-all", "adventureList", 16),
      ("adventures-all%3Boffset%3D14", "adventureList", 2),
      ("adventures-all;limit=5;sort=price DESC;", "adventureList", 5),
      ("adventures-by-activity%3Bactivity%3DCycling", "adventureList", 4),
      ("adventures-by-activity%3Bactivity%3Dskiing", "adventureList", 3),
      ("adventures-by-activity%3Bactivity%3DRock%20Climbing", "adventureList", 2),
      ("adventures-by-activity%3Bactivity%3DChess", "adventureList", 0),
      ("adventure-by-slug%3Bslug%3Dbali-surf-camp", "adventureList", 1),
      ("adventure-by-price%3Bprice%3D1200%3BpriceOperator%3DLOWER", "adventureList", 7),
      ("adventure-by-price%3Bprice%3D1200%3BpriceOperator%3DGREATER_EQUAL", "adventureList", 9),
      ("adventure-by-price%3Bprice%3D152.59%3BpriceOperator%3DEQUAL", "adventureList", 1),
      ("articles-all", "articlePaginated", 7),
      ("articles-all%3Bfirst%3D3", "articlePaginated", 3),
      ("article-by-slug%3Bslug%3Dski-touring", "articleList", 1),
      ("article-by-author%3BauthorFirstName%3DSofia%3BauthorLastName%3DSj%C3%B6berg", "articleList", 1),
    ] as [(String, String, Int)]
  )
  func `a query of the site gives as many items as the site has`(address: String, root: String, count: Int) throws {
    let result = try Self.run(address)
    let data = result.body["data"]?[root]
    #expect(result.status == 200)
    #expect(result.body["errors"] == nil)
    #expect((data?["items"] ?? data?["edges"])?.elements.count == count)
  }

  @Test func `an adventure has the fields of its query in their order`() throws {
    let path = Self.prefix + "adventures/bali-surf-camp/bali-surf-camp"
    let result = try Self.run("adventure-by-path%3BadventurePath%3D" + PercentEncoding.encode(path))
    let item = try #require(result.body["data"]?["adventureByPath"]?["item"])
    #expect(item["_path"] == .string(path))
    #expect(item["title"] == .string("Bali Surf Camp"))
    #expect(item["price"] == .number("5000"))
    #expect(item["groupSize"] == .number("6"))
    #expect(item["description"]?["html"]?.string?.hasSuffix("\n") == true)
    #expect(item["description"]?["json"]?.elements.first?["nodeType"] == .string("paragraph"))
    #expect(
      item["primaryImage"]
        == .object([
          .init("_path", .string(Self.prefix + "adventures/bali-surf-camp/adobestock-175749320.jpg")),
          .init(
            "_dynamicUrl",
            .string(
              "/adobe/dynamicmedia/deliver/dm-aid--a38886f7-4537-4791-aa20-3f6ef0ac3fcd/adobestock_175749320.jpg?preferwebp=true&width=1200&quality=80"
            )
          ),
        ])
    )
  }

  @Test func `links within texts are references`() throws {
    let result = try Self.run("adventure-by-slug%3Bslug%3Dclimbing-new-zealand")
    let references = result.body["data"]?["adventureList"]?["_references"]?.elements ?? []
    #expect(references.map { $0["slug"] } == [.string("colorado-rock-climbing"), .string("yosemite-backpacking")])
    #expect(references.map { $0["__typename"] } == [.string("AdventureModel"), .string("AdventureModel")])
  }

  @Test func `pages follow each other by cursor until the last`() throws {
    var titles: [JSONValue?] = []
    var address = "articles-all%3Bfirst%3D3"
    for expected in [3, 3, 1] {
      let page = try #require(try Self.run(address).body["data"]?["articlePaginated"])
      let edges = page["edges"]?.elements ?? []
      titles += edges.map { $0["node"]?["title"] }
      #expect(edges.count == expected)
      #expect(page["pageInfo"]?["hasNextPage"] == .bool(expected == 3))
      let cursor = try #require(page["pageInfo"]?["endCursor"]?.string)
      #expect(edges.last?["cursor"] == .string(cursor))
      address = "articles-all%3Bfirst%3D3%3Bafter%3D" + PercentEncoding.encode(cursor)
    }
    #expect(Set(titles).count == 7)
  }
}

extension JSONValue {
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
