import PQCore
import Testing

@testable import PQGraphQL

@Suite struct TypeReferenceTests {
  @Test(arguments: [
    ("String", TypeReference.named("String")),
    ("Int!", .nonNull(.named("Int"))),
    (" [ String! ]! ", .nonNull(.list(.nonNull(.named("String"))))),
    ("[[ID]]", .list(.list(.named("ID")))),
  ])
  func `a type is read from its notation`(text: String, type: TypeReference) throws {
    #expect(try TypeReference.parse(text) == type)
    #expect(try TypeReference.parse(type.description) == type)
  }

  @Test(arguments: [
    ("type: [String", "[String", "["),
    ("type: \"String!!\"", "String!!", "!"),
    ("type: Str ing", "Str ing", "ing"),
    ("type: ''", "", ""),
    ("type: 5", "5", "5"),
    ("type: \"Str\\u0069ng?\"", "String?", "\"Str\\u0069ng?\""),
  ])
  func `a wrong type is refused at its place`(line: String, text: String, place: String) {
    let source = SourceText(name: "query.yaml", text: line)
    let span = SourceSpan(source: source, range: 6..<line.utf8.count)
    let problem = #expect(throws: Diagnostic.self) { try TypeReference.parse(text, at: span) }
    #expect(problem?.span?.source.name == "query.yaml")
    #expect(problem?.span?.text == place)
  }

  @Test func `a type without a place is refused without one`() {
    let problem = #expect(throws: Diagnostic.self) { try TypeReference.parse("[") }
    #expect(problem?.span == nil)
  }
}
