internal import PQCore
internal import PQRun

/// One reason why a case did not pass, a problem or what a check found; or a warning about one that may have passed.
struct CaseFault: Sendable {
  /// The kind: the code of a problem, or `check.` and the check's keyword.
  var kind: String

  /// What is wrong, in one line.
  var message: String

  /// The check as it is written, or nil for a problem.
  var check: String?

  /// Where it is declared.
  var span: SourceSpan?

  /// What was expected.
  var expected: String?

  /// What was found.
  var actual: String?

  /// Where in the answer it was found.
  var place: AnswerPlace?

  /// More lines, such as a difference or notes.
  var details: [String] = []

  /// The next step.
  var hint: String?

  /// The details that fit into a row or an annotation.
  var firstDetails: ArraySlice<String> { details.prefix(20) }

  /// The message with the check it belongs to.
  var headline: String {
    check.map { "'\($0)' does not hold: \(message)" } ?? message
  }
}

extension CaseResult {
  /// Why it did not pass, problems first.
  var faults: [CaseFault] {
    let problems = problems.map(fault)
    let findings = failedChecks.flatMap { check in
      check.outcome.findings.map { finding in
        CaseFault(
          kind: "check.\(check.keyword)",
          message: finding.message,
          check: check.title,
          span: check.span ?? span,
          expected: finding.expected,
          actual: finding.actual,
          place: finding.place,
          details: finding.details
        )
      }
    }
    return problems + findings
  }

  /// Its warnings; that of an answer that came late has each attempt before it in its details.
  var remarks: [CaseFault] { warnings.map(fault) }

  private func fault(_ problem: Diagnostic) -> CaseFault {
    CaseFault(
      kind: problem.code.name,
      message: problem.message,
      span: problem.span ?? span,
      details: [problem.label].compactMap(\.self) + problem.notes.map(\.message),
      hint: problem.hint
    )
  }

  /// Whether it counts as one that did not pass.
  var isFailure: Bool { status == .failed || status == .errored }
}
