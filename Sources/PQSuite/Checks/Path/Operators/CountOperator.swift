internal import PQCore
internal import PQRun

/// How many values are found.
struct CountOperator: PathOperator {
  static let field = Field(
    "count",
    CountRule.kind,
    description: "How many matches there are; for a path to one place, how many elements the list there has.",
    examples: CountRule.examples
  )

  private let rule: CountRule

  init(_ node: Node) throws(Diagnostic) {
    rule = try CountRule(node, "count")
  }

  let judgesAbsence = true

  var expectation: String { rule.words }

  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    let count = matches.memberCount
    guard !rule.allows(count) else { return }
    findings.add {
      CheckOutcome.Finding(
        "the count is another one",
        expected: rule.words,
        actual: String(count),
        at: matches.isOnePlace ? matches.nodes.first.map { AnswerPlace(of: $0) } : nil
      )
    }
  }
}
