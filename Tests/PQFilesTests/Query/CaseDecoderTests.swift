import PQCore
import PQFiles
import PQModel
import PQTestSupport
import Testing

@Suite struct CaseDecoderTests {
  @Test func `reads every key of a case`() throws {
    let test = TestProject([
      "queries/q.yaml": """
      persisted: a/b
      variables: { slug: String, width: Int, tags: "[String!]" }
      expect: query-not-found
      wait: 2m
      cases:
        - name: first
          tags: [slow, nightly]
          variables: { slug: "a$${b}" }
          capture: { id: "$.data[0].id", other: $.data.other }
          expect: ok
        - name: second
          variables: { slug: "x-${id}", tags: ["${id}", "${other}"] }
          wait: { until: { items: some }, timeout: 10s, every: 500ms }
        - name: third
          matrix: { width: [1, 2], word: [a, b] }
          checks: [{ path: $.a, equals: "${word} ${width}" }]
          wait: { until: [{ items: some }, { status: 200 }] }
        - name: fourth
          wait: { until: graphql-errors, timeout: 1s }
      """
    ])
    #expect(test.mismatches([]) == [])
    let query = try test.project.query(named: "q")
    #expect(query.expectedVerdict == "query-not-found")
    #expect(query.wait?.timeout == .seconds(120))
    #expect(query.wait?.condition == .pass)
    let cases = query.cases
    #expect(cases[0].tags == ["slow", "nightly"])
    #expect(cases[0].expectedVerdict == "ok")
    #expect(ValueReader().readUntyped(try #require(cases[0].variables["slug"])) == .text("a${b}"))
    #expect(cases[0].captures.map(\.name) == ["id", "other"])
    #expect(cases[1].variables.isEmpty)
    #expect(cases[1].derivedVariables.map(\.name) == ["slug", "tags"])
    #expect(cases[1].wait?.interval == .milliseconds(500))
    #expect(cases[2].matrix.map(\.name) == ["width", "word"])
    #expect(cases[2].matrix.map(\.values.count) == [2, 2])
    #expect(cases[2].wait?.timeout == Query.Wait.standardTimeout)
    #expect(cases[3].wait?.condition == .verdict("graphql-errors"))
    #expect(cases[3].wait?.interval == .seconds(1))
    guard case .checks(let checks)? = cases[2].wait?.condition else {
      Issue.record("it waits for no checks")
      return
    }
    #expect(checks.count == 2)
  }

  private static let problems: [(String, String, String)] = [
    ("{ variables: { slug: \"⟦1⟧${nope}⟦/1⟧\" } }", "invalid-reference", "${env:nope}"),
    ("{ variables: { slug: \"a-⟦1⟧${slgu}⟦/1⟧\" } }", "invalid-reference", "did you mean 'slug'?"),
    ("{ variables: { slug: \"⟦1⟧${⟦/1⟧id\" } }", "invalid-reference", ""),
    ("{ checks: [{ path: $.a, equals: ⟦1⟧\"${id}\"⟦/1⟧ }] }", "no-value", "slug, width"),
    ("{ matrix: { width: ⟦1⟧5⟦/1⟧ } }", "matrix", "width: [a, b]"),
    ("{ matrix: { width: ⟦1⟧[]⟦/1⟧ } }", "matrix", "list of values"),
    ("{ matrix: { width: [1, ⟦1⟧x⟦/1⟧] } }", "variable-type", "Int"),
    ("{ matrix: { ⟦1⟧widht⟦/1⟧: [1] } }", "undeclared-variable", "did you mean 'width'?"),
    ("{ ⟦1⟧variables⟦/1⟧x: {} }", "unknown-key", "variables"),
    ("{ variables: { ⟦1⟧width⟦/1⟧: 5 }, matrix: { width: [1] } }", "duplicate-value", "leave one"),
    ("{ for-each: [{ width: 5 }], matrix: { ⟦1⟧width⟦/1⟧: [1] } }", "duplicate-value", "leave one"),
    ("{ capture: { ⟦1⟧a-b⟦/1⟧: $.a } }", "invalid-capture", "letters"),
    ("{ capture: { a: ⟦1⟧b⟦/1⟧ } }", "invalid-json-path", ""),
    ("{ matrix: { width: [1] }, capture: { ⟦1⟧a⟦/1⟧: $.a } }", "invalid-capture", "case of its own"),
    ("{ for-each: [{ width: 1 }], capture: { ⟦1⟧a⟦/1⟧: $.a } }", "invalid-capture", "several"),
    ("{ wait: ⟦1⟧soon⟦/1⟧ }", "wrong-kind", "a time"),
    ("{ wait: ⟦1⟧2h⟦/1⟧ }", "wait-time", "an hour"),
    ("{ wait: { timeout: 10s, every: ⟦1⟧1m⟦/1⟧ } }", "wait-time", "10 s"),
    ("{ wait: { every: ⟦1⟧1ms⟦/1⟧ } }", "wait-time", "10ms"),
    ("{ wait: { until: ⟦1⟧okay⟦/1⟧ } }", "unknown-word", "'until'"),
    ("{ wait: { until: [⟦1⟧x⟦/1⟧] } }", "not-a-mapping", "check"),
    ("{ wait: { until: { path: $.a, equals: ⟦1⟧\"${x}\"⟦/1⟧ } } }", "no-value", "'x'"),
    ("{ wait: { ⟦1⟧untill⟦/1⟧: ok } }", "unknown-key", "did you mean 'until'?"),
    ("{ expect: ⟦1⟧okay⟦/1⟧ }", "unknown-word", "'expect'"),
  ]

  @Test(arguments: problems)
  func `reports what is wrong at its place`(marked: String, code: String, words: String) {
    let marked = marked.replacing("⟦1⟧variables⟦/1⟧x", with: "⟦1⟧variablesx⟦/1⟧")
    let test = TestProject([
      "queries/q.yaml": "persisted: a/b\nvariables: { slug: String, width: Int }\ncases:\n  - \(marked)\n"
    ])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
  }

  @Test func `refuses a matrix that makes too many cases`() {
    let values = "[" + (1...101).map(String.init).joined(separator: ", ") + "]"
    let test = TestProject([
      "queries/q.yaml": """
      persisted: a/b
      variables: { a: Int, b: Int }
      cases:
        - ⟦1⟧matrix⟦/1⟧: { a: \(values), b: \(values) }
      """
    ])
    #expect(test.mismatches([ExpectedDiagnostic("matrix", at: 1, "10201")]) == [])
  }

  @Test func `a value is known to later cases, in its file and in later ones`() {
    let user = "persisted: a/b\nvariables: { s: String }\ncases: [{ variables: { s: "
    let test = TestProject([
      "queries/a.yaml": user + "\"⟦1⟧${id}⟦/1⟧\" } }]",
      "queries/b.yaml": """
      persisted: a/b
      variables: { s: String }
      cases:
        - { name: before, variables: { s: "⟦2⟧${id}⟦/2⟧" } }
        - { name: source, capture: { id: $.id } }
        - { name: after, variables: { s: "${id}" }, checks: [{ path: $.a, equals: "${id}" }] }
      """,
      "queries/c.yaml": user + "\"${id}\" } }]",
    ])
    let expected = [
      ExpectedDiagnostic("invalid-reference", at: 1, "earlier case"),
      ExpectedDiagnostic("invalid-reference", at: 2, "earlier case"),
    ]
    #expect(test.mismatches(expected) == [])
    #expect(throws: Never.self) { try test.project.query(named: "c") }
  }

  @Test func `takes values of the process environment beside names of the case`() throws {
    let test = TestProject(
      [
        "queries/q.yaml": """
        persisted: a/b
        variables: { s: String }
        cases:
          - name: first
            capture: { id: $.id }
          - name: second
            variables: { s: "${env:KEY}-${id}" }
        """
      ],
      variables: ["KEY": "k"]
    )
    #expect(test.mismatches([]) == [])
    #expect(try test.project.query(named: "q").cases[1].derivedVariables.first?.template.text == "k-${id}")
  }
}
