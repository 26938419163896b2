internal import PQCore
internal import PQRun

/// Operators that must hold of each value on its own.
struct EachOperator: PathCondition {
  private let inner: PathConditions

  init(_ inner: PathConditions) {
    self.inner = inner
  }

  var expectation: String { "each \(inner.expectation)" }

  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    let members = matches.members
    guard !members.isEmpty || matches.mayBeEmpty else {
      findings.add {
        CheckOutcome.Finding(
          "the list has no elements",
          expected: expectation,
          actual: "[]",
          at: matches.nodes.first.map { AnswerPlace(of: $0) }
        )
      }
      return
    }
    for member in members { inner.check(PathMatches(at: member), of: subject, into: &findings) }
  }
}
