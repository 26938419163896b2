import PQCore
import PQModel
import PQRun
import PQSuite
import Testing

@Suite struct SuiteFilterTests {
  private static let text = """
    persisted: wknd-shared/adventure-by-slug
    cases:
      - name: one
        variables: { slug: a }

      - name: two
        variables: { slug: b }
    """

  private static func cases() throws -> [SuiteCase] {
    let source = SourceText(name: "queries/adventure-by-slug.yaml", text: text)
    func span(of words: String) throws -> SourceSpan {
      let start = try #require(text.firstRange(of: words))
      let offset = text[..<start.lowerBound].utf8.count
      return SourceSpan(source: source, range: offset..<(offset + words.utf8.count))
    }
    let query = Query(
      name: "adventure-by-slug",
      tags: ["smoke", "slow"],
      resource: .persisted(try PersistedPath("wknd-shared/adventure-by-slug")),
      cases: [
        Query.Case(name: "one", span: try span(of: "name: one\n    variables: { slug: a }")),
        Query.Case(name: "two", span: try span(of: "name: two\n    variables: { slug: b }")),
      ],
      span: SourceSpan(source: source, range: 0..<text.utf8.count)
    )
    let environment = Environment(name: "author", scheme: .http, host: try Host("127.0.0.1"))
    return SuitePlanner(registry: .smokeTest).cases(of: query, in: environment)
  }

  private static func names(_ filter: SuiteFilter) throws -> [String] {
    try cases().filter(filter.includes).compactMap(\.identity.name)
  }

  @Test func `no limit lets everything through`() throws {
    #expect(try Self.names(SuiteFilter()) == ["one", "two"])
  }

  @Test(arguments: [(["smoke"], [], true), (["other"], [], false), ([], ["slow"], false), (["smoke"], ["x"], true)])
  func `tags choose and leave out`(tags: [String], excluded: [String], isKept: Bool) throws {
    let filter = SuiteFilter(tags: Set(tags), excludedTags: Set(excluded))
    #expect(try Self.names(filter).isEmpty == !isKept)
  }

  @Test(
    arguments: [
      (nil, ["one", "two"]), (1, ["one", "two"]), (3, ["one"]), (4, ["one"]), (6, ["two"]), (7, ["two"]),
    ] as [(Int?, [String])]
  )
  func `a line chooses the case it belongs to, or all of the query`(line: Int?, names: [String]) throws {
    let filter = SuiteFilter(places: [SuiteFilter.Place(query: "adventure-by-slug", line: line)])
    #expect(try Self.names(filter) == names)
  }

  @Test func `another query is not meant`() throws {
    #expect(try Self.names(SuiteFilter(places: [SuiteFilter.Place(query: "adventures-all")])).isEmpty)
  }

  @Test func `only the cases that are named run`() throws {
    let two = CaseIdentity(environment: "author", query: "adventure-by-slug", name: "two")
    #expect(try Self.names(SuiteFilter(identities: [two])) == ["two"])
    #expect(try Self.names(SuiteFilter(identities: [])).isEmpty)
  }
}
