import PQCore
import PQFiles
import PQGraphQL
import PQModel
import PQTestSupport
import Testing

struct VariableDecoderTests {
  private func variable(_ text: String) -> (variable: Variable?, problems: DiagnosticList) {
    let test = TestProject(["queries/q.yaml": "persisted: a/b\nvariables:\n  v: \(text)"])
    return ((try? test.project.query(named: "q"))?.variables.first, test.project.diagnostics)
  }

  @Test(arguments: [
    ("String", "String", nil),
    ("String!", "String!", nil),
    ("[String!]", "[String!]", nil),
    ("\"[String!]!\"", "[String!]!", nil),
    ("[[Int]]", "[[Int]]", nil),
    ("Int = 1200", "Int", "1200"),
    ("Int=1200", "Int", "1200"),
    ("'[Int!] = [1, 2]'", "[Int!]", "[1, 2]"),
    ("String = no", "String", "no"),
    ("'String = \"a b\"'", "String", "\"a b\""),
    ("String = a = b", "String", "a = b"),
    ("{ type: String!, default: x }", "String!", "x"),
    ("{ type: [String!], default: [a] }", "[String!]", "[a]"),
    ("{ type: \"[String!]!\" }", "[String!]!", nil),
    ("{ type: AssetTransformFormat, default: JPG }", "AssetTransformFormat", "JPG"),
    ("{ type: Filter, default: { a: [1], b: x } }", "Filter", "{a: [1], b: x}"),
  ])
  func `reads the short and the long form`(text: String, type: String, defaultText: String?) {
    let (variable, problems) = variable(text)
    #expect(problems.items.map(\.outline) == [])
    #expect(variable?.type.description == type)
    if case .node(let node) = variable?.defaultValue?.content {
      #expect(node.outline == defaultText)
    } else {
      #expect(defaultText == nil)
    }
  }

  @Test
  func `reads every rule`() throws {
    let (variable, problems) = variable(
      """
      { type: Float, description: a price, enum: [1, 2.50], pattern: '^\\d', min: 1, max: 2.50, secret: true,
          format: slug, example: 2.50 }
      """
    )
    #expect(problems.items.map(\.code.name) == [] || variable == nil)
    let full = TestProject([
      "queries/q.yaml": """
      persisted: a/b
      variables:
        price: { type: Float, description: a price, min: 1, max: 2.50, example: 2.50 }
        slug: { type: String!, pattern: '^[a-z]+$', format: slug, enum: [a, b], secret: true }
      """
    ])
    #expect(full.mismatches([]) == [])
    let variables = try full.project.query(named: "q").variables
    #expect(variables.map(\.name) == ["price", "slug"])
    #expect(variables[0].rules.minimum == "1")
    #expect(variables[0].rules.maximum == "2.50")
    #expect(variables[0].description == "a price")
    #expect(variables[1].rules.pattern?.text == "^[a-z]+$")
    #expect(variables[1].rules.format == .slug)
    #expect(variables[1].rules.allowed == ["a", "b"])
    #expect(variables[1].isSecret)
  }

  @Test(arguments: [
    ("⟦1⟧$v⟦/1⟧: String", "variable-name", "without '$'"),
    ("⟦1⟧a-b⟦/1⟧: String", "variable-name", "letters, digits"),
    ("v:⟦1⟧⟦/1⟧ ", "type-notation", "has no type"),
    ("v: ⟦1⟧[String, Int]⟦/1⟧", "type-notation", "a list of one type"),
    ("v: ⟦1⟧[]⟦/1⟧", "type-notation", "a list of one type"),
    ("v: ⟦1⟧{ example: x }⟦/1⟧", "missing-key", "has no 'type'"),
    ("v: { type: String, ⟦1⟧value⟦/1⟧: x }", "unknown-key", "default"),
    ("v: { type: String, ⟦1⟧defualt⟦/1⟧: x }", "unknown-key", "did you mean 'default'?"),
    ("v: Int = ⟦1⟧ten⟦/1⟧", "variable-type", "takes Int"),
    ("v: { type: Int, default: ⟦1⟧2147483648⟦/1⟧ }", "variable-type", "Int"),
    ("v: { type: Int, example: ⟦1⟧10.5⟦/1⟧ }", "variable-type", "given by the example"),
    ("v: { type: Boolean, default: ⟦1⟧yes⟦/1⟧ }", "variable-type", "Boolean"),
    ("v: { type: Float, default: ⟦1⟧.nan⟦/1⟧ }", "variable-type", "Float"),
    ("v: { type: String, pattern: ⟦1⟧'[a-z'⟦/1⟧ }", "invalid-pattern", "not a regular expression"),
    ("v: { type: Int, min: ⟦1⟧one⟦/1⟧ }", "variable-rule", "takes a number"),
    ("v: { type: Int, min: 2, max: ⟦1⟧1⟦/1⟧ }", "variable-rule", "smaller number"),
    ("v: { type: String, format: ⟦1⟧slog⟦/1⟧ }", "unknown-word", "did you mean 'slug'?"),
    ("v: { type: String, enum: ⟦1⟧a⟦/1⟧ }", "not-a-list", "[a, b]"),
  ])
  func `reports what is wrong at its place`(marked: String, code: String, words: String) {
    let test = TestProject(["queries/q.yaml": "persisted: a/b\nvariables:\n  \(marked)"])
    #expect(test.mismatches([ExpectedDiagnostic(code, at: 1, words)]) == [])
    #expect(throws: DiagnosticList.self) { try test.project.query(named: "q") }
  }

  @Test
  func `a type that is no GraphQL is reported inside its text`() {
    let test = TestProject(["queries/q.yaml": "persisted: a/b\nvariables: { v: \"[String\" }"])
    #expect(test.project.diagnostics.items.map(\.code.name) == ["graphql-syntax"])
    #expect(test.project.diagnostics.items.first?.span?.start.line == 2)
  }
}
