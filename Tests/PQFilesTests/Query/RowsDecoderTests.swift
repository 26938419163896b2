import PQCore
import PQFiles
import PQModel
import PQTestSupport
import Testing

@Suite struct RowsDecoderTests {
  private func project(_ forEach: String, files: [(path: String, text: String)] = []) -> TestProject {
    let query =
      "persisted: a/b\nvariables: { slug: String!, width: Int }\ncases:\n  - name: c\n    for-each: \(forEach)\n"
    return TestProject(
      files: [("queries/all.yaml", "persisted: a/all\nvariables: { limit: Int }"), ("queries/q.yaml", query)] + files
    )
  }

  private func table(_ forEach: String, files: [(path: String, text: String)] = []) throws -> [Query.Row] {
    let project = project(forEach, files: files)
    #expect(project.mismatches([]) == [])
    let rows = try project.project.query(named: "q").cases.first?.rows
    guard case .table(let table)? = rows?.source else { return [] }
    return table
  }

  @Test func `reads rows of a file of comma-separated values with their origin`() throws {
    let csv = "Slug,width,title\r\nbali,800,\"Bali, Camp\"\r\nnapa,,\r\n"
    let rows = try table("{ csv: rows.csv, columns: { slug: Slug } }", files: [("queries/rows.csv", csv)])
    #expect(rows.map { $0.values.entries.map(\.name) } == [["slug", "width", "title"], ["slug"]])
    #expect(rows[0].values["slug"]?.content == .text("bali"))
    #expect(rows[1].values["slug"]?.origin == "row 2 of queries/rows.csv, line 3")
    #expect(rows[1].values["slug"]?.span?.description == "queries/rows.csv:3:1")
  }

  @Test(arguments: ["rows.csv", "{ csv: rows.csv }", "{ csv: rows.csv, limit: 9 }", "{ csv: ./x/../rows.csv }"])
  func `takes a file by its name alone`(forEach: String) throws {
    #expect(try table(forEach, files: [("queries/rows.csv", "slug\na\nb\n")]).count == 2)
  }

  @Test func `takes the first rows only`() throws {
    #expect(try table("{ csv: r.csv, limit: 2 }", files: [("queries/r.csv", "slug\na\nb\nc")]).count == 2)
    #expect(
      try table("{ json: r.json, limit: 1 }", files: [("queries/r.json", #"[{"slug":"a"},{"slug":"b"}]"#)]).count == 1
    )
  }

  @Test func `separates cells as it is told`() throws {
    let rows = try table("{ csv: r.csv, separator: \";\" }", files: [("queries/r.csv", "slug;width\na;5")])
    #expect(rows.first?.values["width"]?.content == .text("5"))
    let tabbed = try table("r.tsv", files: [("queries/r.tsv", "slug\twidth\na\t5")])
    #expect(tabbed.first?.values["width"]?.content == .text("5"))
  }

  @Test func `a cell that only checks use is what it looks like, unless it has quotes`() throws {
    let query = """
      persisted: a/b
      variables: { slug: String! }
      cases: [{ for-each: rows.csv, checks: [{ path: $.a, equals: "${n} ${t}" }] }]
      """
    let project = TestProject([
      "queries/q.yaml": query, "queries/rows.csv": "slug,n,t\n5,5,\"5\"\n",
    ])
    guard case .table(let rows)? = try project.project.query(named: "q").cases.first?.rows?.source else {
      Issue.record("there are no rows")
      return
    }
    let values = rows.first?.values.entries.map { ValueReader().readUntyped($0.value) }
    #expect(values == [.text("5"), .literal("5"), .text("5")])
  }

  @Test func `reads rows of a JSON file by members or by paths`() throws {
    let objects = #"{"list": [{"slug": "a", "width": 5}, {"slug": "b", "more": {"w": 6}}]}"#
    let members = try table("{ json: r.json, rows: \"$.list[*]\" }", files: [("queries/r.json", objects)])
    #expect(members.map { $0.values.entries.map(\.name) } == [["slug", "width"], ["slug", "more"]])
    #expect(members[0].values["width"]?.content == .json(.number("5")))
    #expect(members[1].values["slug"]?.origin == "row 2 of queries/r.json, line 1")
    let paths = try table(
      "{ json: r.json, rows: \"$.list[*]\", variables: { slug: $.slug, width: $.more.w } }",
      files: [("queries/r.json", objects)]
    )
    #expect(paths.map { $0.values.entries.map(\.name) } == [["slug"], ["slug", "width"]])
    let columns = try table(
      "{ json: r.json, variables: { slug: \"$.list[*].slug\" }, name: \"$.list[*].slug\" }",
      files: [("queries/r.json", objects)]
    )
    #expect(columns.map(\.name) == ["a", "b"])
  }

  @Test(arguments: ["[{ slug: a, width: 5 }, { slug: b }]", "{ list: [{ slug: a, width: 5 }, { slug: b }] }"])
  func `reads rows in place`(forEach: String) throws {
    let rows = try table(forEach)
    #expect(rows.map { $0.values.entries.map(\.name) } == [["slug", "width"], ["slug"]])
    #expect(rows[1].values["slug"]?.origin == "row 2 of 'for-each' of case 1 of query 'q'")
  }

  @Test func `reads the query that gives rows`() throws {
    let project = project(
      "{ query: all, with: { limit: 4 }, rows: \"$.d[*]\", variables: { slug: $.slug }, name: $.t, limit: 3, allow-empty: true }"
    )
    #expect(project.mismatches([]) == [])
    let rows = try #require(try project.project.query(named: "q").cases.first?.rows)
    guard case .query(let query) = rows.source else {
      Issue.record("the rows come from no query")
      return
    }
    #expect(query.query == "all")
    #expect(query.values.entries.map(\.name) == ["limit"])
    #expect(query.paths.rows?.path.text == "$.d[*]")
    #expect(query.paths.name?.path.text == "$.t")
    #expect(rows.limit == 3)
    #expect(rows.allowsNone)
  }

  private static let problems: [(String, String, String)] = [
    ("⟦1⟧x⟦/1⟧", "not-a-mapping", "'for-each'"),
    ("⟦1⟧{ limit: 3 }⟦/1⟧", "row-source", "where its rows come from"),
    ("{ query: all, variables: { slug: $.a }, ⟦1⟧csv⟦/1⟧: r.csv }", "row-source", "not from both"),
    ("{ csv: rows.csv, ⟦1⟧variables⟦/1⟧: { slug: $.a } }", "row-source", "columns"),
    ("{ list: [{ slug: a }], ⟦1⟧columns⟦/1⟧: { slug: a } }", "row-source", "into the rows"),
    ("{ query: all, variables: { slug: $.a }, ⟦1⟧columns⟦/1⟧: { a: b } }", "row-source", "variables"),
    (
      "{ query: all, variables: { slug: $.a }, with: { limt: ⟦1⟧3⟦/1⟧ } }", "undeclared-variable",
      "did you mean 'limit'?"
    ),
    ("{ query: all, variables: { slug: $.a }, with: { limit: ⟦1⟧x⟦/1⟧ } }", "variable-type", "Int"),
    ("{ query: all, variables: { slug: ⟦1⟧s⟦/1⟧lug } }", "invalid-json-path", "$"),
    ("{ query: all, variables: { slug: $.a }, rows: \"$.⟦1⟧[⟦/1⟧\" }", "invalid-json-path", ""),
    ("{ query: all, variables: { slug: $.a, ⟦1⟧slgu⟦/1⟧: $.b } }", "undeclared-variable", "did you mean 'slug'?"),
    ("{ query: all, variables: { slug: $.a }, name: ⟦1⟧\"${title}\"⟦/1⟧ }", "no-value", "they have slug"),
    ("{ query: all, variables: { slug: $.a }, name: ⟦1⟧slgu⟦/1⟧ }", "no-value", "did you mean 'slug'?"),
    ("{ query: all, variables: { slug: $.a }, limit: ⟦1⟧0⟦/1⟧ }", "wrong-kind", "'limit'"),
    ("{ query: all, variables: { slug: $.a }, ⟦1⟧limti⟦/1⟧: 1 }", "unknown-key", "did you mean 'limit'?"),
    ("⟦1⟧[]⟦/1⟧", "no-rows", "allow-empty"),
    ("[{ slug: a }, ⟦1⟧b⟦/1⟧]", "not-a-mapping", "a row"),
    ("[{ slug: a, width: ⟦1⟧x⟦/1⟧ }]", "variable-type", "row 1"),
    ("[{ slug: a, ⟦1⟧other⟦/1⟧: x }]", "undeclared-variable", "'other'"),
    ("⟦1⟧none.csv⟦/1⟧", "data-file", "queries/none.csv"),
    ("{ csv: ⟦1⟧../../x.csv⟦/1⟧ }", "data-file", "outside"),
    ("{ csv: ⟦1⟧/etc/x.csv⟦/1⟧ }", "data-file", "outside"),
    ("{ csv: ⟦1⟧../.env⟦/1⟧ }", "data-file", ".csv or .tsv"),
    ("{ json: ⟦1⟧rows.csv⟦/1⟧ }", "data-file", ".json"),
    ("{ csv: rows.csv, columns: { slug: ⟦1⟧Slg⟦/1⟧ } }", "csv-syntax", "did you mean 'slug'?"),
    ("{ csv: rows.csv, separator: ⟦1⟧ab⟦/1⟧ }", "csv-syntax", "one character"),
    ("{ csv: ⟦1⟧empty.csv⟦/1⟧ }", "no-rows", "allow-empty"),
    ("{ csv: ⟦1⟧near.csv⟦/1⟧ }", "unused-column", "did you mean 'slug'?"),
  ]

  @Test(arguments: problems)
  func `reports what is wrong at its place`(marked: String, code: String, words: String) {
    let test = project(
      marked,
      files: [
        ("queries/rows.csv", "slug\na\n"), ("queries/empty.csv", "slug\n"), ("queries/near.csv", "slgu\na\n"),
      ]
    )
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
  }

  private static let faultyFiles: [(String, String, String, String)] = [
    ("rows.csv", "slug,width\na,⟦1⟧x⟦/1⟧\n", "variable-type", "row 1 of queries/rows.csv, line 2"),
    ("rows.csv", "slug,width\n⟦1⟧a⟦/1⟧\n", "csv-syntax", "every cell"),
    (
      "rows.json", "[{\"slug\": \"a\", \"width\": ⟦1⟧\"⟦/1⟧x\"}]", "variable-type", "row 1 of queries/rows.json, line 1"
    ),
    ("rows.json", "⟦1⟧{⟦/1⟧\"slug\": \"a\"}", "row-values", "rows:"),
    ("rows.json", "[⟦1⟧5⟦/1⟧]", "row-values", "objects"),
    ("rows.json", "[{\"slug\": ⟦1⟧x⟦/1⟧}]", "invalid-json", ""),
  ]

  @Test(arguments: faultyFiles)
  func `reports what is wrong in a file of rows at its place`(
    name: String,
    marked: String,
    code: String,
    words: String
  ) {
    let test = project(name, files: [("queries/\(name)", marked)])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
  }

  @Test func `says a few of many wrong cells`() {
    let csv = "slug,width\n" + String(repeating: "a,x\n", count: 1000)
    let test = project("rows.csv", files: [("queries/rows.csv", csv)])
    #expect((20...40).contains(test.project.diagnostics.items.count))
  }

  @Test func `never shows the values of a secret variable`() {
    let test = TestProject([
      "queries/q.yaml": """
      persisted: a/b
      variables: { key: { type: Int, secret: true } }
      cases:
        - { name: a, for-each: rows.csv }
        - { name: b, for-each: rows.json }
        - { name: c, for-each: [{ key: S3-list }] }
        - { name: d, matrix: { key: [S3-matrix] } }
      """,
      "queries/rows.csv": "key\nS3-cell\n",
      "queries/rows.json": "[{\"key\": \"S3-member\"}]",
    ])
    let text = DiagnosticRenderer(format: .full) { $0 }.render(test.project.diagnostics)
    #expect(test.project.diagnostics.items.count == 4)
    #expect(!text.contains("S3-"), "\(text)")
  }
}
