import PQCore
import Testing

@testable import PQFiles

@Suite struct FieldSchemaTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: Field.Kind
    var schema: String

    var testDescription: String { "\(kind)" }
  }

  @Test(arguments: [
    Case(kind: .text, schema: #""type":["string","number","boolean"]"#),
    Case(kind: .secret, schema: #""type":["string","number","boolean"]"#),
    Case(kind: .boolean, schema: #""type":["boolean","string"],"pattern":"^(true|false)$|\\$\\{""#),
    Case(kind: .integer, schema: #""type":["integer","string"],"pattern":"^[+-]?[0-9]+$|\\$\\{""#),
    Case(
      kind: .number,
      schema: #""type":["number","string"],"pattern":"^[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$|\\$\\{""#
    ),
    Case(kind: .duration, schema: #""type":"string","pattern":"^[0-9]+(\\.[0-9]*)?(ms|s|m|h)$|\\$\\{""#),
    Case(
      kind: .size,
      schema: #""type":["integer","string"],"pattern":"^[0-9]+(\\.[0-9]*)?([kKmMgG][iI]?)?[bB]?$|\\$\\{""#
    ),
    Case(kind: .pattern("^a|b$", words: "a or b"), schema: #""type":"string","pattern":"^a|b$|\\$\\{""#),
    Case(
      kind: .choice(["auto", "1.1"]),
      schema: #""anyOf":[{"enum":["auto","1.1",1.1]},{"type":"string","pattern":"\\$\\{"}]"#
    ),
    Case(kind: .list(.reference("check")), schema: ##""type":"array","items":{"$ref":"#/$defs/check"}"##),
    Case(
      kind: .dictionary(.text),
      schema: #""type":"object","additionalProperties":{"type":["string","number","boolean"]}"#
    ),
    Case(
      kind: .mapping([Field("b-c", .any, isRequired: true, description: "B.")]),
      schema: #""type":"object","properties":{"b-c":{"title":"B c","description":"B."}},"#
        + #""additionalProperties":false,"required":["b-c"]"#
    ),
    Case(
      kind: .either([.reference("x"), .list(.any)]),
      schema: ##""anyOf":[{"$ref":"#/$defs/x"},{"type":"array","items":{}}]"##
    ),
  ])
  func `each kind of value has its schema`(_ item: Case) {
    let text = FieldSchema.schema(of: Field("a", item.kind, description: "A.")).text()
    #expect(text == #"{"title":"A","description":"A.",\#(item.schema)}"#)
  }

  @Test func `defaults and examples are values, not text`() {
    let field = Field("on", .boolean, defaultText: "false", description: "O.", examples: ["true", "\"${env:ON}\""])
    let text = FieldSchema.schema(of: field).text()
    #expect(text.hasSuffix(#""default":false,"examples":[true,"${env:ON}"]}"#))
  }
}
