import PQCore
import PQSandbox
import Testing

@Suite struct FragmentQueryTests {
  private static func slugs(_ root: String, _ arguments: String) throws -> [String] {
    let list = arguments.isEmpty ? "" : "(\(arguments))"
    let result = try TestStore.run("{ \(root)\(list) { items { slug } } }")
    let items = result.body["data"]?[root]?["items"]?.elements
    return items?.compactMap { $0["slug"]?.string } ?? ["error: \(result.body.text())"]
  }

  @Test(
    arguments: [
      ("title: {_expressions: [{value: \"Bali\"}]}", ["bali"]),
      ("title: {_expressions: [{value: \"Bali\", _operator: EQUALS_NOT}]}", ["alps", "corsica"]),
      ("title: {_expressions: [{value: \"al\", _operator: CONTAINS}]}", ["bali"]),
      ("title: {_expressions: [{value: \"AL\", _operator: CONTAINS, _ignoreCase: true}]}", ["alps", "bali"]),
      ("title: {_expressions: [{value: \"al\", _operator: CONTAINS_NOT}]}", ["alps", "corsica"]),
      ("title: {_logOp: OR, _expressions: [{value: \"Bali\"}, {value: \"Alps\"}]}", ["alps", "bali"]),
      ("title: {_expressions: [{value: \"Bali\"}, {value: \"Alps\"}]}", []),
      ("title: {_expressions: []}", ["alps", "bali", "corsica"]),
      ("price: {_expressions: [{value: 5000}]}", ["bali"]),
      ("price: {_expressions: [{value: 900, _operator: UNEQUAL}]}", ["bali", "corsica"]),
      ("price: {_expressions: [{value: 900, _operator: GREATER}]}", ["bali"]),
      ("price: {_expressions: [{value: 900.0, _operator: GREATER_EQUAL}]}", ["alps", "bali"]),
      ("price: {_expressions: [{value: 5e3, _operator: LOWER}]}", ["alps"]),
      ("price: {_expressions: [{value: 5000, _operator: LOWER_EQUAL}]}", ["alps", "bali"]),
      ("price: {_expressions: [{value: 901, _sensitiveness: 1.5}]}", ["alps"]),
      ("price: {_expressions: [{value: null}]}", ["corsica"]),
      ("price: {_expressions: [{_operator: UNEQUAL}]}", ["alps", "bali"]),
      ("groupSize: {_expressions: [{value: 2, _operator: GREATER}]}", ["alps"]),
      ("_path: {_expressions: [{value: \"/content/dam/t/b\", _operator: STARTS_WITH}]}", ["bali"]),
      ("_id: {_expressions: [{value: \"20\"}]}", ["corsica"]),
      ("_variation: {_expressions: [{value: \"master\"}]}", ["alps", "bali", "corsica"]),
      ("_locale: {_expressions: [{value: \"fr\"}]}", ["corsica"]),
      ("_tags: {_expressions: [{value: \"snow\", _operator: CONTAINS}]}", ["alps"]),
      ("_tags: {_expressions: [{values: [\"t:snow\", \"t:summer\"]}]}", ["alps"]),
      ("_tags: {_expressions: [{value: \"t:\", _operator: CONTAINS, _apply: ALL}]}", ["alps"]),
      ("_tags: {_expressions: [{value: \"snow\", _operator: CONTAINS, _apply: ALL}]}", []),
      ("_tags: {_expressions: [{value: \"snow\", _operator: CONTAINS, _apply: ALL_OR_EMPTY}]}", ["bali", "corsica"]),
      ("_tags: {_expressions: [{value: \"t:\", _operator: CONTAINS, _apply: INSTANCES, _instances: 2}]}", ["alps"]),
      ("_variations: {_expressions: [{value: \"short\"}]}", []),
      ("description: {plaintext: {_expressions: [{value: \"High\", _operator: CONTAINS}]}}", ["alps"]),
      (
        "description: {_logOp: OR, html: {_expressions: [{value: \"x\"}]}, markdown: {_expressions: [{value: \"Fine\"}]}}",
        ["bali", "corsica"]
      ),
      (
        "_logOp: OR, slug: {_expressions: [{value: \"bali\"}]}, groupSize: {_expressions: [{value: 8}]}",
        ["alps", "bali"]
      ),
      ("slug: {_expressions: [{value: \"bali\"}]}, groupSize: {_expressions: [{value: 8}]}", []),
      ("slug: null", ["alps", "bali", "corsica"]),
    ] as [(String, [String])]
  )
  func `a filter keeps what it asks for, in path order`(filter: String, slugs: [String]) throws {
    #expect(try Self.slugs("adventureList", "filter: {\(filter)}") == slugs)
  }

  @Test(
    arguments: [
      ("firstName: {_expressions: [{value: \"zoË\", _ignoreCase: true}]}", ["surfers"]),
      ("birthDay: {_expressions: [{value: \"1990-05-04T02:00:00+02:00\", _operator: AT}]}", ["surfers"]),
      ("birthDay: {_expressions: [{value: \"1990-05-04\", _operator: NOT_AT}]}", []),
      ("birthDay: {_expressions: [{value: \"1991-01-01\", _operator: BEFORE}]}", ["surfers"]),
      ("birthDay: {_expressions: [{value: \"1990-05-04\", _operator: AT_OR_BEFORE}]}", ["surfers"]),
      ("birthDay: {_expressions: [{value: \"1990-05-04\", _operator: AFTER}]}", []),
      ("birthDay: {_expressions: [{value: \"1990-05-04\", _operator: AT_OR_AFTER}]}", ["surfers"]),
      ("birthDay: {_expressions: [{value: \"soon\", _operator: BEFORE}]}", []),
      ("occupations: {_expressions: [{value: \"Surfer\"}]}", ["surfers"]),
    ] as [(String, [String])]
  )
  func `a filter reaches into a referenced fragment`(filter: String, slugs: [String]) throws {
    #expect(try Self.slugs("articleList", "filter: {authorFragment: {\(filter)}}") == slugs)
  }

  @Test(
    arguments: [
      ("", ["alps", "bali", "corsica"]),
      ("sort: \"title\"", ["alps", "bali", "corsica"]),
      ("sort: \"title desc\"", ["corsica", "bali", "alps"]),
      ("sort: \"price ASC\"", ["corsica", "alps", "bali"]),
      ("sort: \"price DESC, title ASC\"", ["bali", "alps", "corsica"]),
      ("sort: \"_id\"", ["bali", "corsica", "alps"]),
      ("sort: \"_locale DESC, _path DESC\"", ["corsica", "bali", "alps"]),
      ("sort: \"groupSize DESC\", offset: 1, limit: 1", ["corsica"]),
      ("offset: 9", []),
      ("_locale: \"fr\"", ["corsica"]),
      ("variation: \"short\"", ["alps", "bali", "corsica"]),
    ] as [(String, [String])]
  )
  func `a list is sorted and cut`(arguments: String, slugs: [String]) throws {
    #expect(try Self.slugs("adventureList", arguments) == slugs)
  }

  @Test func `a sort key reaches into a referenced fragment`() throws {
    #expect(try Self.slugs("articleList", "sort: \"authorFragment.firstName ASC\"") == ["waves", "surfers"])
  }

  @Test(
    arguments: [
      ("adventureList(sort: \"prize\") { items { slug } }", "Invalid sort criteria: 'prize'"),
      ("adventureList(sort: \"price UP\") { items { slug } }", "Invalid sort criteria: 'price UP'"),
      ("adventureList(sort: \"title.x\") { items { slug } }", "Invalid sort criteria: 'title.x'"),
      ("adventureList(limit: -1) { items { slug } }", "Invalid value for 'limit': -1"),
      ("adventurePaginated(after: \"?\") { edges { cursor } }", "Invalid cursor: '?'"),
      ("adventurePaginated(after: \"MTE=\") { edges { cursor } }", "Invalid cursor: 'MTE='"),
      ("adventureById(_id: \"none\") { item { slug } }", "Id: 'none': no resource available"),
    ] as [(String, String)]
  )
  func `an argument that makes no sense fails the field`(root: String, reason: String) throws {
    let result = try TestStore.run("{ a: \(root) }")
    #expect(
      result.body["errors"]?.elements.map { $0["message"] }
        == [.string("Exception while fetching data (/a) : \(reason)")]
    )
    #expect(result.body["data"] == .null)
  }

  @Test(
    arguments: [
      ("", ["MTA=", "MjA=", "MzA="], false, false),
      ("first: 2", ["MTA=", "MjA="], true, false),
      ("first: 2, after: \"MjA=\"", ["MzA="], false, true),
      ("first: 1000", ["MTA=", "MjA=", "MzA="], false, false),
      ("first: 0", [], true, false),
      ("first: 1, sort: \"price DESC, title ASC\"", ["NTAwMC4wCkJhbGkKMTA="], true, false),
      (
        "first: 1, sort: \"price DESC, title ASC\", after: \"NTAwMC4wCkJhbGkKMTA=\"", ["OTAwLjAKQWxwcwozMA=="], true,
        true
      ),
    ] as [(String, [String], Bool, Bool)]
  )
  func `a page has cursors and says whether more follow`(
    arguments: String,
    cursors: [String],
    hasNext: Bool,
    hasPrevious: Bool
  ) throws {
    let list = arguments.isEmpty ? "" : "(\(arguments))"
    let page = "edges { cursor node { slug } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }"
    let result = try TestStore.run("{ adventurePaginated\(list) { \(page) } }")
    let connection = try #require(result.body["data"]?["adventurePaginated"])
    #expect(connection["edges"]?.elements.compactMap { $0["cursor"]?.string } == cursors)
    #expect(connection["pageInfo"]?["hasNextPage"] == .bool(hasNext))
    #expect(connection["pageInfo"]?["hasPreviousPage"] == .bool(hasPrevious))
    #expect(connection["pageInfo"]?["startCursor"]?.string == cursors.first)
    #expect(connection["pageInfo"]?["endCursor"]?.string == cursors.last)
  }
}
