internal import PQCore
internal import PQRun

/// Whether no two values are equal.
struct UniqueOperator: PathOperator {
  static let field = Field(
    "unique",
    .boolean,
    description: "Whether no two matches, or elements of the list at the one place, are equal.",
    examples: ["true"]
  )

  private let isExpected: Bool

  init(_ node: Node) throws(Diagnostic) {
    isExpected = try node.readBoolean("unique")
  }

  var expectation: String { isExpected ? "no value twice" : "some value twice" }

  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    let members = matches.members
    var first: [JSON: Int] = [:]
    first.reserveCapacity(members.count)
    var repeated: [(again: JSON, first: JSON)] = []
    for (index, member) in members.enumerated() {
      if let known = first[member] {
        repeated.append((member, members[known]))
      } else {
        first[member] = index
      }
    }
    guard isExpected else {
      if repeated.isEmpty { findings.add { CheckOutcome.Finding("no value comes twice", expected: expectation) } }
      return
    }
    for (again, first) in repeated {
      findings.add {
        CheckOutcome.Finding(
          "the value comes twice",
          expected: expectation,
          actual: again.shown,
          at: AnswerPlace(of: again),
          details: ["first at \(AnswerPlace(of: first))"]
        )
      }
    }
  }
}
