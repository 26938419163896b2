import PQCore
import Testing

@testable import PQGraphQL

@Suite struct GraphQLDocumentTests {
  private static func parse(_ text: String) throws -> GraphQLDocument {
    try GraphQLDocument(parsing: SourceText(name: "test.graphql", text: text))
  }

  @Test func `variables have a type, a default and a place`() throws {
    let document = try Self.parse(
      "query q($slug: String!, $width: Int=1200 @x, $list: [Float!] = [1, 2.50], $o: F = {a: {b: OR}}) { a }"
    )
    let variables = try #require(document.operations.first).variables
    #expect(variables.map(\.name) == ["slug", "width", "list", "o"])
    #expect(variables.map(\.type.description) == ["String!", "Int", "[Float!]", "F"])
    #expect(variables.map(\.defaultText) == [nil, "1200", "[1, 2.50]", "{a: {b: OR}}"])
    #expect(
      variables.map(\.defaultValue) == [
        nil, .int("1200"), .list([.int("1"), .float("2.50")]),
        .object([.init("a", .object([.init("b", .enumeration("OR"))]))]),
      ]
    )
    #expect(variables.map(\.isRequired) == [true, false, false, false])
    #expect(variables[1].span.text == "$width: Int=1200 @x")
    #expect(variables[1].typeSpan.text == "Int")
    #expect(variables[1].span.start == SourcePosition(line: 1, column: 25))
  }

  @Test func `selections nest, with aliases, fragments and directives`() throws {
    let document = try Self.parse(
      """
      # a comment
      { first: adventureList(limit: 1) { items { ...parts @skip(if: true) ... on AdventureModel { slug } ... { b } } } }
      fragment parts on AdventureModel { title }
      """
    )
    guard case .field(let root)? = document.operations.first?.selections.first,
      case .field(let items)? = root.selections.first
    else {
      Issue.record("no field")
      return
    }
    #expect(root.responseName == "first")
    #expect(root.name == "adventureList")
    #expect(root.span.start == SourcePosition(line: 2, column: 3))
    #expect(root.arguments.first?.span.text == "limit: 1")
    #expect(items.selections.count == 3)
    #expect(document.fragments.map(\.name) == ["parts"])
  }

  @Test(arguments: [
    ("", "", "query"),
    ("query", "", "'{'"),
    ("{ a", "{", "'}'"),
    ("{ }", "{ }", "put something in"),
    ("{ a(b: ) }", ")", "a value"),
    ("{ a() }", "()", "put something in"),
    ("{ a(b 1) }", "1", "':'"),
    ("{ a: }", "}", "a field"),
    ("query ($a: String { b }", "{", "'$'"),
    ("query ($a String) { b }", "String", "':'"),
    ("query ($a: [String) { b }", ")", "']'"),
    ("query ($a: Int = $b) { b }", "$", "itself"),
    ("qurey { a }", "qurey", "'query'"),
    ("type A { b: C }", "type", "schema"),
    ("fragment on on A { b }", "on", "name"),
    ("fragment a A { b }", "A", "'on'"),
    ("{ a } }", "}", "'query' or 'fragment'"),
    ("{ a @ }", "}", "name"),
    ("{ a(b: {c 1}) }", "1", "':'"),
    ("{ a(b: [1, 2) }", ")", "a value"),
    ("{ ...on }", "}", "a type"),
  ])
  func `a wrong document is refused at its place, with a next step`(text: String, place: String, hint: String) {
    let problem = #expect(throws: Diagnostic.self) { try Self.parse(text) }
    #expect(problem?.code == .graphQLSyntax)
    #expect(problem?.span?.text == place)
    #expect(problem?.hint?.contains(hint) == true, "\(problem?.hint ?? "no hint")")
  }

  @Test(arguments: [
    String(repeating: "{a", count: 5000),
    "{ a(b: " + String(repeating: "[", count: 5000),
    "{ a(b: " + String(repeating: "{c:", count: 5000),
    "query ($a: " + String(repeating: "[", count: 5000),
    "{ " + String(repeating: "a ", count: 15_000) + "}",
    "{ a } #" + String(repeating: "x", count: 1 << 20),
  ])
  func `a document beyond the limits is refused`(text: String) {
    let problem = #expect(throws: Diagnostic.self) { try Self.parse(text) }
    #expect(problem?.code == .graphQLTooLarge)
  }

  @Test func `every cut of a document is read or refused`() throws {
    let text = """
      query q($a: [Int!]! = [1], $b: F @d(x: "\\u00e9")) @d { x: a(b: {c: $a, d: "é\\n", e: \"\"\"f\"\"\"}) { ...f ... on T { g } } }
      fragment f on T { h(i: -1.5e3) }
      """
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      _ = try? GraphQLDocument(parsing: SourceText(name: "cut", bytes: Array(bytes[..<end])))
      var changed = bytes
      changed[end] = 0xFF
      _ = try? GraphQLDocument(parsing: SourceText(name: "changed", bytes: changed))
    }
    #expect(try Self.parse(text).fragments.count == 1)
  }
}
