internal import PQCore
internal import PQRun

/// A text begins with another.
struct StartsWithOperator: TextOperator {
  static let field = Field(
    "starts-with",
    .text,
    description: "What the text begins with.",
    examples: ["/content/dam/"]
  )
  static let complaint = "the value does not begin with it"

  private let affix: String

  init(_ node: Node) throws(Diagnostic) {
    affix = try node.readWrittenText(Self.field.name)
  }

  var expectation: String { "a text that begins with '\(affix)'" }

  func holds(for text: String) -> Bool { text.utf8.starts(with: affix.utf8) }
}
