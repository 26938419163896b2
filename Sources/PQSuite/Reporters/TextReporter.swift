internal import PQCore
package import PQRun

/// What failed and why, for people, and the totals.
package struct TextReporter: Reporter {
  package static let name: String = "text"
  package static let summary: String = "what failed, with expected and actual, for people; the default"

  package init(options: ReportOptions) {}

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    switch event {
    case .started, .progressed: break
    case .finished(let result): record(result, to: &output)
    case .ended(let report):
      let totals = report.totals
      output.write(
        "\(totals.passed) passed, \(totals.failed) failed, \(totals.errored) errors, \(totals.skipped) skipped; "
          + "\(totals.checks) checks\n"
      )
    }
  }

  private func record(_ result: CaseResult, to output: inout some TextOutputStream) {
    switch result.status {
    case .passed: output.write("pass \(result.identity)\n")
    case .flaky: output.write("flaky \(result.identity)\n")
    case .skipped(let reason): output.write("skip \(result.identity): \(reason)\n")
    case .failed, .errored:
      output.write("fail \(result.identity)\n")
      for problem in result.problems { output.write("  \(problem.message)\n") }
      for check in result.failedChecks {
        for finding in check.outcome.findings { output.write("  \(check.title): \(finding.message)\n") }
      }
    }
  }
}
