internal import PQCore
internal import PQRun

/// A value equals another.
struct EqualsOperator: TextOperator {
  static let field = Field(
    "equals",
    .any,
    description: "The value, of any kind: numbers by value, text byte by byte, objects whatever the order of members.",
    examples: ["Bali Surf Camp", "5000", "[ski, snow]", "{ width: 800 }"]
  )
  static let complaint = "the value is another one"

  private let expected: ExpectedValue

  init(_ node: Node) throws(Diagnostic) {
    expected = try ExpectedValue(node, Self.field.name)
  }

  var expectation: String { expected.words }

  func holds(for value: JSON, in subject: CheckSubject) -> Bool { expected.equals(value) }

  func details(on value: JSON) -> [String] { expected.details(on: value) }

  func holds(for text: String) -> Bool { expected.text.map { $0.utf8.elementsEqual(text.utf8) } ?? false }
}
