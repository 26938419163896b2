import PQCore

extension CaseResult: CustomStringConvertible {
  /// The case, and in a line each what kept it from passing.
  public var description: String {
    let problems = problems.map(\.message)
    let findings = failedChecks.flatMap { check in
      check.outcome.findings.map { "'\(check.title)' does not hold: \($0)" }
    }
    return ([identity.description] + (problems + findings).map { "  \($0)" }).joined(separator: "\n")
  }
}

extension CheckOutcome.Finding: CustomStringConvertible {
  /// What does not hold, with what was expected and found, and where.
  public var description: String {
    let parts = [expected.map { "expected \($0)" }, actual.map { "found \($0)" }, place.map { "at \($0)" }]
    return ([message] + parts.compactMap(\.self)).joined(separator: ", ")
  }
}
