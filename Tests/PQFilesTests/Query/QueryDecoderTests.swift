import PQCore
import PQFiles
import PQModel
import PQTestSupport
import Testing

struct QueryDecoderTests {
  @Test
  func `reads every key`() throws {
    let test = TestProject([
      "environments/author.yaml": "host: localhost",
      "queries/all.yaml": "persisted: wknd-shared/adventures-all",
      "queries/by-slug.yaml": """
      description: One adventure
      tags: [smoke, adventures]
      persisted: /wknd-shared/adventure-by-slug
      document: by-slug.graphql
      variables:
        slug: { type: String!, example: bali-surf-camp }
      decode: json
      checks:
        - items: one
      cases:
        - name: bali
          variables: { slug: bali-surf-camp }
          checks: [ { path: $..title, equals: Bali } ]
          skip: later
        - for-each: { query: all, variables: { slug: "$.data.adventureList.items[*].slug" } }
      environments: [author]
      skip: the model is rebuilt
      timeout: 60s
      retry: 3
      """,
      "queries/by-slug.graphql":
        "query ($slug: String!, $width: Int = 1200, $format: Format = JPG) { a(x: [$slug, $width, $format]) }",
    ])
    #expect(test.mismatches([]) == [])
    let query = try test.project.query(named: "by-slug")
    #expect(query.description == "One adventure")
    #expect(query.tags == ["smoke", "adventures"])
    #expect(query.resource == .persisted(try PersistedPath("wknd-shared/adventure-by-slug")))
    #expect(query.document?.source.name == "queries/by-slug.graphql")
    #expect(query.variables.map(\.name) == ["slug", "width", "format"])
    #expect(query.variables[1].defaultValue?.content == .json(.number("1200")))
    #expect(query.variables[2].defaultValue?.content == .text("JPG"))
    #expect(query.checks.count == 1)
    #expect(query.cases.map(\.name) == ["bali", "case 2"])
    #expect(query.cases[0].skipReason == "later")
    guard case .query(let rows)? = query.cases[1].rows?.source else {
      Issue.record("the rows come from no query")
      return
    }
    #expect(rows.query == "all")
    #expect(rows.paths.values.map(\.name) == ["slug"])
    #expect(rows.paths.values.map(\.path.text) == ["$.data.adventureList.items[*].slug"])
    #expect(query.environments == ["author"])
    #expect(query.skipReason == "the model is rebuilt")
    #expect(query.timeout == .seconds(60))
    #expect(query.retry?.attempts == 3)
  }

  @Test
  func `a plain resource keeps the names of variables`() throws {
    let test = TestProject(
      [
        "queries/q.yaml": """
        request: { path: "/api/${id}", query: { limit: "${limit}", key: "${env:KEY}", none: "$${limit}" } }
        variables: { id: ID!, limit: Int = 10 }
        checks: [ { path: $.id, equals: "${id}" } ]
        """
      ],
      variables: ["KEY": "k"]
    )
    #expect(test.mismatches([]) == [])
    let query = try test.project.query(named: "q")
    let parameters = [
      Query.Parameter("limit", "${limit}"), Query.Parameter("key", "k"), Query.Parameter("none", "$${limit}"),
    ]
    #expect(query.resource == .plain(Query.PlainResource(path: "/api/${id}", parameters: parameters)))
    #expect(query.checks.first?.at("equals")?.text == "${id}")
  }

  @Test
  func `a value from outside is asked for when the query is`() throws {
    let test = TestProject(["queries/q.yaml": "persisted: a/b\nvariables: { v: { type: Int, default: \"${env:V}\" } }"])
    #expect(test.mismatches([]) == [])
    #expect(throws: DiagnosticList.self) { try test.project.query(named: "q") }
    let sources = ValueSources(variable: { _ in "5" }, file: ValueSources.none.file)
    let content = try test.project.query(named: "q", sources: sources).variables[0].defaultValue?.content
    guard case .node(let node) = content else {
      Issue.record("the default is no node")
      return
    }
    #expect(node.text == "5")
    let wrong = ValueSources(variable: { _ in "five" }, file: ValueSources.none.file)
    #expect(throws: DiagnosticList.self) { try test.project.query(named: "q", sources: wrong) }
  }

  @Test(arguments: [
    ("⟦1⟧⟦/1⟧description: x", "missing-key", "has no 'persisted'"),
    ("⟦1⟧text⟦/1⟧", "not-a-mapping", "must be a mapping"),
    ("persisted: a/b\n⟦1⟧request⟦/1⟧: { path: /a }", "query-resource", "not both"),
    ("persisted: ⟦1⟧../../bin/querybuilder.json⟦/1⟧", "persisted-path", "in place of two"),
    ("request: { path: ⟦1⟧a/b⟦/1⟧ }", "query-resource", "start it with '/'"),
    ("request: { path: ⟦1⟧/a?b=c⟦/1⟧ }", "query-resource", "under 'query'"),
    ("request: ⟦1⟧{ query: { a: b } }⟦/1⟧", "missing-key", "has no 'path'"),
    ("persisted: a/b\ndecode: ⟦1⟧jsn⟦/1⟧", "unknown-decoder", "did you mean 'json'?"),
    ("persisted: a/b\ndocument: ⟦1⟧none.graphql⟦/1⟧", "unreadable-document", "queries/none.graphql"),
    ("persisted: a/b\ndocument: ⟦1⟧../../none.graphql⟦/1⟧", "unreadable-document", "outside"),
    ("persisted: a/b\ndocument: ⟦1⟧/etc/none.graphql⟦/1⟧", "unreadable-document", "outside"),
    ("persisted: a/b\ndocument: ⟦1⟧../.env⟦/1⟧", "unreadable-document", ".graphql or .gql"),
    ("request: { path: ⟦1⟧/a/../b⟦/1⟧ }", "query-resource", "whole path"),
    ("request: { path: ⟦1⟧/a//b⟦/1⟧ }", "query-resource", "whole path"),
    ("request: { path: \"/x/⟦1⟧${nope}⟦/1⟧\" }", "undeclared-name", "'variables'"),
    (
      "request: { path: /x, query: { q: \"⟦1⟧${slgu}⟦/1⟧\" } }\nvariables: { slug: String }", "undeclared-name",
      "did you mean 'slug'?"
    ),
    ("persisted: a/b\nenvironments: [⟦1⟧autor⟦/1⟧]", "unknown-reference", "did you mean 'author'?"),
    (
      "persisted: a/b\nvariables: { s: String }\ncases: [{ variables: { ⟦1⟧t⟦/1⟧: x } }]", "undeclared-variable",
      "the variables are s"
    ),
    ("persisted: a/b\nvariables: { s: Int }\ncases: [{ variables: { s: ⟦1⟧x⟦/1⟧ } }]", "variable-type", "case 1"),
    ("persisted: a/b\ncases: [{ name: x }, { name: ⟦1⟧x⟦/1⟧ }]", "duplicate-case", "a name of its own"),
    ("persisted: a/b\ncases: [{ ⟦1⟧nmae⟦/1⟧: x }]", "unknown-key", "did you mean 'name'?"),
    ("persisted: a/b\ncases: ⟦1⟧x⟦/1⟧", "not-a-list", "a list"),
    ("persisted: a/b\nchecks: [ ⟦1⟧items⟦/1⟧ ]", "not-a-mapping", "a check must be a mapping"),
    ("persisted: a/b\nchecks: [ { path: ⟦1⟧[a]⟦/1⟧ } ]", "wrong-kind", "takes text"),
    ("persisted: a/b\nskip: ⟦1⟧true⟦/1⟧", "skip-reason", "say why"),
    ("persisted: a/b\nskip: ⟦1⟧1⟦/1⟧", "skip-reason", "say why"),
    ("persisted: a/b\nskip: ⟦1⟧\" \"⟦/1⟧", "skip-reason", "say why"),
    ("persisted: a/b\ncases: [ { matrix: ⟦1⟧{}⟦/1⟧ } ]", "matrix", "a name with its values"),
    ("persisted: a/b\nwait: { until: ⟦1⟧[]⟦/1⟧ }", "wrong-kind", "{ items: some }"),
    ("persisted: a/b\nskip: ⟦1⟧false⟦/1⟧", "skip-reason", "remove the key"),
    ("persisted: a/b\ncases: [ { skip: ⟦1⟧True⟦/1⟧ } ]", "skip-reason", "not 'True'"),
    ("persisted: a/b\ntimeout: ⟦1⟧30⟦/1⟧", "wrong-kind", "add the unit: 30s or 30ms"),
    ("persisted: a/b\ndescription: ⟦1⟧{ a: b }⟦/1⟧", "wrong-kind", "in quotes when it has braces"),
    (
      "persisted: a/b\nvariables: { s: String }\ncases: [{ for-each: { query: ⟦1⟧al⟦/1⟧, variables: { s: $.a } } }]",
      "unknown-reference", "did you mean 'all'?"
    ),
    (
      "persisted: a/b\ncases: [{ for-each: { query: all, variables: { ⟦1⟧s⟦/1⟧: $.a } } }]", "undeclared-variable",
      "none"
    ),
    ("persisted: a/b\ncases: [{ for-each: ⟦1⟧{ query: all }⟦/1⟧ }]", "missing-key", "has no 'variables'"),
    (
      "persisted: a/b\nvariables: { s: { type: String, default: \"⟦1⟧${HOME}⟦/1⟧\" } }", "invalid-reference",
      "${env:HOME}"
    ),
    (
      "persisted: a/b\nvariables: { s: String }\ncases: [{ variables: { s: \"⟦1⟧${HOME}⟦/1⟧\" } }]",
      "invalid-reference",
      "${env:HOME}"
    ),
  ])
  func `reports what is wrong at its place`(marked: String, code: String, words: String) {
    let test = TestProject([
      "environments/author.yaml": "host: localhost",
      "queries/all.yaml": "persisted: a/all",
      "queries/q.yaml": marked,
    ])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
    #expect(throws: DiagnosticList.self) { try test.project.query(named: "q") }
    #expect(throws: Never.self) { try test.project.query(named: "all") }
  }

  @Test(arguments: [
    ("v: { type: String, default: ⟦1⟧a;b⟦/1⟧ }", "separator-in-value", "allow-separators"),
    ("v: ⟦1⟧Strng⟦/1⟧", "type-notation", "did you mean 'String'?"),
    ("v: { type: String, ⟦1⟧min⟦/1⟧: 3 }", "variable-rule", "pattern"),
  ])
  func `warns about a variable that fails later`(marked: String, code: String, words: String) throws {
    let test = TestProject(["queries/q.yaml": "persisted: a/b\nvariables:\n  \(marked)"])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
    _ = try test.project.query(named: "q")
  }

  @Test(arguments: [
    ("v: ⟦1⟧Int =⟦/1⟧", "variable-type", "Int = 1200"),
    ("v: { type: String!, default: ⟦1⟧null⟦/1⟧ }", "variable-type", "takes no null"),
  ])
  func `refuses a default that is none`(marked: String, code: String, words: String) {
    let test = TestProject(["queries/q.yaml": "persisted: a/b\nvariables:\n  \(marked)"])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
  }

  @Test func `a document vouches for a type that looks misspelt`() {
    let test = TestProject([
      "queries/q.yaml": "persisted: a/b\ndocument: q.graphql", "queries/q.graphql": "query ($v: Strng) { a(x: $v) }",
    ])
    #expect(test.mismatches([]) == [])
  }

  @Test(arguments: [
    ("v: { type: ⟦1⟧Int⟦/1⟧ }", "query ($v: String!) { a(x: $v) }", "write String!"),
    ("v: ⟦1⟧Int⟦/1⟧ = 1", "query ($v: Float) { a(x: $v) }", "the document's type"),
    ("⟦1⟧slgu⟦/1⟧: String", "query ($slug: String) { a(x: $slug) }", "did you mean 'slug'?"),
    ("⟦1⟧v⟦/1⟧: String", "{ a }", "are none"),
  ])
  func `the document is the truth about variables`(marked: String, document: String, words: String) {
    let test = TestProject([
      "queries/q.yaml": "persisted: a/b\ndocument: q.graphql\nvariables:\n  \(marked)", "queries/q.graphql": document,
    ])
    #expect(test.mismatches([ExpectedDiagnostic("document-variable", at: 1, words)]) == [])
  }

  @Test(arguments: [
    ("query ($a: Int, ⟦1⟧$b: Int⟦/1⟧) { x(a: $a) }", "does not use it"),
    ("query ($slug: Int) { x(a: $slug, ⟦1⟧b: { c: [$slgu] }⟦/1⟧) { y(b: $slgu) } }", "did you mean '$slug'?"),
    ("{ x @include(⟦1⟧if: $on⟦/1⟧) }", "query name($on: String)"),
    ("query ($a: Int) { x { ...F } } fragment F on T { y(a: $a) ⟦1⟧...G⟦/1⟧ }", "no fragment 'G'"),
    ("{ x } ⟦1⟧fragment F on T { y }⟦/1⟧", "write ...F"),
    ("⟦1⟧mutation { x }⟦/1⟧", "AEM persists queries alone"),
  ])
  func `a document keeps the rules of GraphQL that need no schema`(marked: String, words: String) {
    let test = TestProject(["queries/q.yaml": "persisted: a/b\ndocument: q.graphql", "queries/q.graphql": marked])
    #expect(test.mismatches([ExpectedDiagnostic("invalid-document", at: 1, words)]) == [])
  }

  @Test(arguments: [("query a { a } query b { b }", "unreadable-document"), ("query (", "graphql-syntax")])
  func `a document holds one operation`(document: String, code: String) {
    let test = TestProject(["queries/q.yaml": "persisted: a/b\ndocument: q.graphql", "queries/q.graphql": document])
    #expect(test.project.diagnostics.items.map(\.code.name) == [code])
  }

  @Test
  func `a broken JSONPath is reported wherever it stands, and one with a variable is left to the run`() {
    let test = TestProject([
      "queries/all.yaml": "persisted: a/all",
      "queries/q.yaml": """
      persisted: a/b
      variables: { s: String }
      checks: [ { path: "$.a[", equals: 1 }, { path: "$.a[?@.b == '${s}'", equals: 1 } ]
      cases:
        - checks: [ { path: "a.b", equals: 1 } ]
        - for-each: { query: all, variables: { s: "$.a[*" } }
      """,
    ])
    let lines = test.project.diagnostics.items.map { $0.span?.start.line }
    #expect(lines == [3, 5, 6])
    #expect(Set(test.project.diagnostics.items.map(\.code.name)).count == 1)
  }

  @Test
  func `one run reports every problem of every query, and good ones stay usable`() {
    let test = TestProject([
      "queries/good.yaml": "persisted: a/good",
      "queries/several.yaml": """
      queries:
        one:
          ⟦1⟧persited⟦/1⟧: a/b
          timeout: ⟦2⟧soon⟦/2⟧
          variables: { a: Int = ⟦3⟧x⟦/3⟧, ⟦4⟧b-c⟦/4⟧: Int }
        two: { persisted: a/two }
        three: { persisted: ⟦5⟧a⟦/5⟧, ⟦6⟧persisted⟦/6⟧: a/b }
      """,
      "queries/broken.yaml": "persisted: ⟦7⟧[⟦/7⟧a\nb: c",
    ])
    let expected = [
      ExpectedDiagnostic("unknown-key", at: 1), ExpectedDiagnostic("missing-key"),
      ExpectedDiagnostic("wrong-kind", at: 2), ExpectedDiagnostic("variable-type", at: 3),
      ExpectedDiagnostic("variable-name", at: 4), ExpectedDiagnostic("persisted-path", at: 5),
      ExpectedDiagnostic("duplicate-key", at: 6), ExpectedDiagnostic("yaml-syntax", at: 7),
    ]
    #expect(test.mismatches(expected) == [])
    #expect(throws: Never.self) { try test.project.query(named: "good") }
    #expect(throws: Never.self) { try test.project.query(named: "two") }
    for name in ["one", "three", "broken"] {
      #expect(throws: DiagnosticList.self) { try test.project.query(named: name) }
    }
  }
}
