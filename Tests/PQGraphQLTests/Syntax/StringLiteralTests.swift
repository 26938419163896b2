import PQCore
import Testing

@testable import PQGraphQL

@Suite struct StringLiteralTests {
  private static func value(_ literal: String) throws -> GraphQLValue? {
    let document = try GraphQLDocument(parsing: SourceText(name: "test", text: "{ a(b: \(literal)) }"))
    guard case .field(let field)? = document.operations.first?.selections.first else { return nil }
    return field.arguments.first?.value
  }

  @Test(arguments: [
    (#""""#, ""),
    (#""a\"b\\c\/d\b\f\n\r\t""#, "a\"b\\c/d\u{8}\u{C}\n\r\t"),
    (#""\u00e9 \u{1F3C4} \uD83C\uDFC4 Zoë""#, "é 🏄 🏄 Zoë"),
    ("\"\"\"\"\"\"", ""),
    ("\"\"\"\n    one\n      two\n\n    three\n  \"\"\"", "one\n  two\n\nthree"),
    ("\"\"\"a\r\n  b\r  c\"\"\"", "a\nb\nc"),
    ("\"\"\"say \\\"\"\" \\n\"\"\"", "say \"\"\" \\n"),
  ])
  func `a literal stands for a text`(literal: String, text: String) throws {
    #expect(try Self.value(literal) == .string(text))
  }

  @Test(arguments: [
    (#""a\x""#, #"\x"#), (#""\u12""#, #"\u12"#), (#""\uD83C""#, #"\uD83C"#), (#""\uDFC4 ""#, #"\uDFC4"#),
    (#""\u{110000}""#, #"\u{110"#), (#""\u+123""#, #"\u+123"#),
  ])
  func `an unknown escape is refused at its place`(literal: String, place: String) {
    let problem = #expect(throws: Diagnostic.self) { try Self.value(literal) }
    #expect(problem?.span?.text == place)
  }
}
