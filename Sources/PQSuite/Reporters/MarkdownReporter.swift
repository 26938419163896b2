internal import PQCore
package import PQRun

/// A summary in Markdown: the totals, what did not pass, and the slowest cases; GitHub shows it beside a step.
package struct MarkdownReporter: Reporter {
  package static let name: String = "markdown"
  package static let summary: String = "a summary in Markdown, of less than 1 MiB"

  private var totals: [(environment: String, totals: RunTotals)] = []
  private var failures: [String] = []
  private var leftOut = 0
  private var room = MarkdownReporter.mostBytes
  private var slowest: [(identity: CaseIdentity, duration: Duration)] = []

  // GitHub refuses a summary of more than 1 MiB; what is written besides the rows takes little.
  private static let mostBytes = 900_000
  private static let mostSlowest = 5
  private static let longestText = 500

  package init(options: ReportOptions) {}

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    switch event {
    case .started, .progressed: break
    case .finished(let result): add(result)
    case .ended(let report): write(report, to: &output)
    }
  }

  private mutating func add(_ result: CaseResult) {
    let environment = result.identity.environment
    if totals.last?.environment != environment, !totals.contains(where: { $0.environment == environment }) {
      totals.append((environment, RunTotals()))
    }
    if let index = totals.lastIndex(where: { $0.environment == environment }) { totals[index].totals.add(result) }
    addSlow(result)
    guard result.isFailure || result.status == .flaky else { return }
    let row = row(of: result)
    guard row.utf8.count <= room else {
      leftOut += 1
      return
    }
    room -= row.utf8.count
    failures.append(row)
  }

  private mutating func addSlow(_ result: CaseResult) {
    let duration = result.durations.max() ?? .zero
    guard duration > .zero, slowest.count < Self.mostSlowest || duration > slowest[slowest.count - 1].duration else {
      return
    }
    let index = slowest.firstIndex { $0.duration < duration } ?? slowest.count
    slowest.insert((result.identity, duration), at: index)
    slowest = Array(slowest.prefix(Self.mostSlowest))
  }

  private func row(of result: CaseResult) -> String {
    let faults = result.faults
    let place = (faults.first?.span ?? result.span).map { Self.code($0.description) } ?? ""
    return "| \(result.status.mark) | \(Self.text(result.identity.description)) | \(reason(of: result, faults)) | "
      + "\(place) |\n"
  }

  private func reason(of result: CaseResult, _ faults: [CaseFault]) -> String {
    let warnings = result.remarks.flatMap { [$0.message] + $0.firstDetails }.map(Self.text)
    guard let fault = faults.first else {
      let parts = warnings.isEmpty ? ["it did not pass at the first attempt"] : warnings
      return parts.joined(separator: "<br>")
    }
    var parts = [Self.text(fault.headline)]
    if let expected = fault.expected { parts.append("expected " + Self.code(expected)) }
    if let actual = fault.actual { parts.append("actual " + Self.code(actual)) }
    if let place = fault.place { parts.append("at " + Self.code(place.description)) }
    if let hint = fault.hint { parts.append("hint: " + Self.text(hint)) }
    if faults.count > 1 { parts.append("and \(faults.count - 1) more") }
    return (parts + warnings).joined(separator: "<br>")
  }

  private func write(_ report: RunReport, to output: inout some TextOutputStream) {
    let isGood = report.totals.isGreen && report.interruption == nil
    output.write("## pqrun: \(isGood ? "all is well" : "something did not pass")\n\n")
    if let words = report.interruptionWords { output.write("**\(Self.text(words))**\n\n") }
    output.write("\(report.totals.words); \(report.totals.checks) checks in \(DurationText(report.duration)).\n\n")
    writeTotals(to: &output)
    if !failures.isEmpty || leftOut > 0 {
      output.write("\n### What did not pass\n\n| | case | reason | place |\n|---|---|---|---|\n")
      for row in failures { output.write(row) }
      if leftOut > 0 { output.write("\nand \(leftOut) more\n") }
    }
    guard !slowest.isEmpty else { return }
    output.write("\n### The slowest cases\n\n| case | time |\n|---|---:|\n")
    for (identity, duration) in slowest {
      output.write("| \(Self.text(identity.description)) | \(DurationText(duration)) |\n")
    }
  }

  private func writeTotals(to output: inout some TextOutputStream) {
    output.write("| environment | passed | flaky | failed | errors | skipped |\n|---|---:|---:|---:|---:|---:|\n")
    for (environment, totals) in totals {
      let numbers = [totals.passed, totals.flaky, totals.failed, totals.errored, totals.skipped]
      output.write("| \(Self.text(environment)) | \(numbers.map(String.init).joined(separator: " | ")) |\n")
    }
  }

  /// Text in which nothing is Markdown or HTML.
  private static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in TerminalText.sanitise(text.shortened(to: longestText)).unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "@", "$", ":":
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func code(_ text: String) -> String { "<code>\(self.text(text))</code>" }
}

extension CaseResult.Status {
  /// A sign that is seen at a glance.
  fileprivate var mark: String {
    switch self {
    case .failed: "❌"
    case .errored: "💥"
    case .flaky: "⚠️"
    case .passed: "✅"
    case .skipped: "⏭️"
    }
  }
}
