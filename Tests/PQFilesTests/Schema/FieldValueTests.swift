import PQCore
import Testing

@testable import PQFiles

@Suite struct FieldValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var kind: Field.Kind
    var json: String?

    var testDescription: String { "\(text) as \(kind)" }
  }

  @Test(arguments: [
    Case(text: "false", kind: .boolean, json: "false"),
    Case(text: "3", kind: .either([.integer, .duration]), json: "3"),
    Case(text: "-1.50", kind: .number, json: "-1.50"),
    Case(text: "30s", kind: .either([.duration, .integer]), json: #""30s""#),
    Case(text: "003", kind: .any, json: #""003""#),
    Case(text: "\"1.1\"", kind: .any, json: #""1.1""#),
    Case(text: "1", kind: .choice(["1"]), json: #""1""#),
    Case(text: "no", kind: .text, json: #""no""#),
    Case(text: "\"\"", kind: .text, json: #""""#),
    Case(text: "[a, 1]", kind: .list(.text), json: #"["a","1"]"#),
    Case(text: "{ a: 1, b: x }", kind: .dictionary(.any), json: #"{"a":1,"b":"x"}"#),
    Case(
      text: "{ n: 1, t: 1 }",
      kind: .either([.integer, .mapping([Field("n", .integer, description: ""), Field("t", .text, description: "")])]),
      json: #"{"n":1,"t":"1"}"#
    ),
    Case(text: "String! = [", kind: .text, json: #""String! = [""#),
    Case(text: "[a", kind: .list(.text), json: nil),
  ])
  func `a value is read as its kind says`(_ item: Case) {
    #expect(FieldValue(item.text, as: item.kind).json?.text() == item.json)
  }
}
