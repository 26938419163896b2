internal import PQCore
internal import PQRun

/// Whether anything is found, `null` among it.
struct ExistsOperator: PathOperator {
  static let field = Field(
    "exists",
    .boolean,
    description: "Whether the path finds anything; null is something.",
    examples: ["false"]
  )

  private let isExpected: Bool

  init(_ node: Node) throws(Diagnostic) {
    isExpected = try node.readBoolean("exists")
  }

  let judgesAbsence = true

  var expectation: String { isExpected ? "a value" : "nothing" }

  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    guard isExpected else {
      for value in matches.nodes {
        findings.add {
          CheckOutcome.Finding(
            "the path finds something",
            expected: expectation,
            actual: value.shown,
            at: AnswerPlace(of: value)
          )
        }
      }
      return
    }
    guard matches.nodes.isEmpty else { return }
    findings.add {
      CheckOutcome.Finding(
        "the path finds nothing",
        expected: expectation,
        actual: "nothing",
        details: matches.deadEnd.map { [$0] } ?? []
      )
    }
  }
}
