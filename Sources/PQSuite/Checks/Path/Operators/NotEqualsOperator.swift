internal import PQCore
internal import PQRun

/// A value differs from another.
struct NotEqualsOperator: TextOperator {
  static let field = Field(
    "not-equals",
    .any,
    description: "A value that must not come.",
    examples: ["null", "Untitled"]
  )
  static let complaint = "the value is the one that must not come"

  private let unwanted: ExpectedValue

  init(_ node: Node) throws(Diagnostic) {
    unwanted = try ExpectedValue(node, Self.field.name)
  }

  var expectation: String { "not \(unwanted.words)" }

  func holds(for value: JSON, in subject: CheckSubject) -> Bool { !unwanted.equals(value) }

  func holds(for text: String) -> Bool { unwanted.text.map { !$0.utf8.elementsEqual(text.utf8) } ?? true }
}
