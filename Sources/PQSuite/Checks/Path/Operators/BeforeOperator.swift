internal import PQCore
internal import PQRun

/// A date lies before a moment.
struct BeforeOperator: ValueOperator {
  static let field = Field(
    "before",
    MomentRule.kind,
    description: "The moment that a date lies before: a date, a date with a time, or now with a distance.",
    examples: MomentRule.examples
  )
  static let complaint = "the value is no earlier date"

  private let rule: MomentRule

  init(_ node: Node) throws(Diagnostic) {
    rule = try MomentRule(node, Self.field.name)
  }

  var expectation: String { "a date before \(rule.text)" }

  func holds(for value: JSON, in subject: CheckSubject) -> Bool {
    guard let instant = value.string.flatMap({ Instant($0) }) else { return false }
    return instant < rule.moment(subject)
  }
}
