internal import PQCore
internal import PQModel
internal import PQRun

/// A regular expression is found in a text.
struct MatchesOperator: TextOperator {
  static let field = Field(
    "matches",
    .text,
    description: "A regular expression that is found in the text; ^ and $ bind it to the whole.",
    examples: ["\"^[a-z0-9-]+$\""]
  )
  static let complaint = "the value does not match"

  private let pattern: Variable.Pattern

  init(_ node: Node) throws(Diagnostic) {
    try self.init(node, sharing: nil)
  }

  init(_ node: Node, sharing expressions: ExpressionPool?) throws(Diagnostic) {
    pattern = Variable.Pattern(try node.readWrittenText(Self.field.name), span: node.span, sharing: expressions)
    try pattern.check()
  }

  var expectation: String { "a text that matches \(pattern.text)" }

  func holds(for text: String) -> Bool {
    (try? pattern.isFound(in: text)) ?? false
  }
}
