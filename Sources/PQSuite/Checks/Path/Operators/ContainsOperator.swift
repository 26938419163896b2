internal import PQCore
internal import PQRun

/// A text contains another, or a list contains a value.
struct ContainsOperator: TextOperator {
  static let field = Field(
    "contains",
    .any,
    description: "What a text has somewhere in it, or an element that a list has.",
    examples: ["surf", "Cycling"]
  )
  static let complaint = "the value does not contain it"

  private let expected: ExpectedValue

  init(_ node: Node) throws(Diagnostic) {
    guard node.text?.isEmpty != true else { throw .wrongKind(node, Self.field.name, expected: "a text or a value") }
    expected = try ExpectedValue(node, Self.field.name)
  }

  var expectation: String { "it contains \(expected.words)" }

  func holds(for value: JSON, in subject: CheckSubject) -> Bool {
    if let text = value.string { return holds(for: text) }
    return value.elements?.contains { expected.equals($0) } ?? false
  }

  func holds(for text: String) -> Bool { expected.text.map { text.utf8.contains($0.utf8) } ?? false }
}
