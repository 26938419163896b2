internal import PQCore
internal import PQRun

/// A list of checks, read once for all cases that have it.
struct PlannedChecks: Sendable {
  /// The checks that could be read.
  private(set) var checks: [PlannedCheck] = []

  /// What is wrong with the others.
  private(set) var problems = DiagnosticList()

  /// The kind of answer that one of the checks is made for, or nil when all are made for good ones.
  private(set) var expectedVerdict: Verdict.Kind?

  init(_ nodes: [Node], registry: Registry) {
    for node in nodes {
      expectedVerdict = expectedVerdict ?? registry.expectedVerdict(of: node)
      let check = problems.gather { () throws(DiagnosticList) in try PlannedCheck(node, registry: registry) }
      if let check { checks.append(check) }
    }
  }
}
