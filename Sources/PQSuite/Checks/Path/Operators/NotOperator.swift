internal import PQCore
internal import PQRun

/// Operators that must not hold all together.
///
/// Those that look at values must not hold of any value; with one among them that looks at all values at once, they
/// must not hold of the whole.
struct NotOperator: PathCondition {
  private let inner: PathConditions

  init(_ inner: PathConditions) {
    self.inner = inner
  }

  var judgesAbsence: Bool { inner.judgesAbsence }

  var expectation: String { "not \(inner.expectation)" }

  func check(_ matches: PathMatches, of subject: CheckSubject, into findings: inout FindingCollector) {
    guard inner.areOfValues else {
      guard inner.hold(for: matches, of: subject) else { return }
      findings.add { CheckOutcome.Finding("what must not hold does", expected: expectation) }
      return
    }
    for value in matches.nodes where inner.hold(for: PathMatches(at: value), of: subject) {
      findings.add {
        CheckOutcome.Finding(
          "the value is what it must not be",
          expected: expectation,
          actual: value.shown,
          at: AnswerPlace(of: value)
        )
      }
    }
  }
}
