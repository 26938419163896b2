internal import PQCore
internal import PQRun

/// A value equals one of several.
struct OneOfOperator: TextOperator {
  static let field = Field(
    "one-of",
    .list(.any),
    description: "The values that may come.",
    examples: ["[Camping, Cycling, Surfing]"]
  )
  static let complaint = "the value is none of those that may come"

  private let allowed: [ExpectedValue]

  init(_ node: Node) throws(Diagnostic) {
    guard let elements = node.elements, !elements.isEmpty else {
      throw .wrongKind(node, Self.field.name, expected: "a list of values, such as [a, b]")
    }
    var allowed: [ExpectedValue] = []
    for element in elements { allowed.append(try ExpectedValue(element, Self.field.name)) }
    self.allowed = allowed
  }

  var expectation: String { "one of \(allowed.map(\.words).joined(separator: ", "))" }

  func holds(for value: JSON, in subject: CheckSubject) -> Bool {
    allowed.contains { $0.equals(value) }
  }

  func details(on value: JSON) -> [String] {
    allowed.lazy.map { $0.details(on: value) }.first { !$0.isEmpty } ?? []
  }

  func holds(for text: String) -> Bool { allowed.contains { $0.text?.utf8.elementsEqual(text.utf8) == true } }
}
