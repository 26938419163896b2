internal import PQCore
internal import PQRun

/// A text ends with another.
struct EndsWithOperator: TextOperator {
  static let field = Field(
    "ends-with",
    .text,
    description: "What the text ends with.",
    examples: [".jpg"]
  )
  static let complaint = "the value does not end with it"

  private let affix: String

  init(_ node: Node) throws(Diagnostic) {
    affix = try node.readWrittenText(Self.field.name)
  }

  var expectation: String { "a text that ends with '\(affix)'" }

  func holds(for text: String) -> Bool { text.utf8.reversed().starts(with: affix.utf8.reversed()) }
}
