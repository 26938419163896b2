internal import PQCore
package import PQRun

/// What failed and why, for people, one line for each query that passed, and the totals.
package struct TextReporter: Reporter {
  package static let name: String = "text"
  package static let summary: String = "what failed, with expected and actual, for people; the default"
  package static let words: [ReportWord] = [ReportWord("cases", "has a line for every case, passed ones too")]

  private let layout: TextLayout
  private let failureText: FailureText
  private let renderer: DiagnosticRenderer
  private let showsCases: Bool
  private var tally: QueryTally?
  private var failures: [String] = []
  private var failureCount = 0
  private var shownWarnings: Set<String> = []
  private var isAfterBlock = false

  private static let mostListed = 20

  package init(options: ReportOptions) {
    layout = options.layout
    failureText = FailureText(layout: layout, redact: options.redact)
    renderer = DiagnosticRenderer(layout: layout, redact: options.redact)
    showsCases = options.words.contains("cases")
  }

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    switch event {
    case .started, .progressed: break
    case .finished(let result):
      if tally?.holds(result.identity) != true {
        endTally(to: &output)
        tally = QueryTally(result.identity)
      }
      record(result, to: &output)
    case .ended(let report):
      endTally(to: &output)
      writeEnd(of: report, to: &output)
    }
  }

  private mutating func record(_ result: CaseResult, to output: inout some TextOutputStream) {
    let time = result.durations.count > 1 ? "\(result.durations.count) runs, " : ""
    let headline = "\(result.identity) (\(time)\(DurationText(result.duration)))"
    switch result.status {
    case .passed where showsCases: write(.pass, headline, to: &output)
    case .passed: tally?.addPassed(result)
    case .flaky: write(.flaky, headline, to: &output)
    case .skipped(let reason) where showsCases: write(.skip, "\(result.identity): \(reason)", to: &output)
    case .skipped(let reason): tally?.addSkipped(result.identity, reason: reason)
    case .failed, .errored:
      let word: StatusWord = result.status == .failed ? .fail : .error
      write(word, headline, to: &output)
      for line in failureText.lines(of: result) { output.write(line.isEmpty ? "\n" : "  \(line)\n") }
      isAfterBlock = true
      failureCount += 1
      if failures.count < Self.mostListed { failures.append(line(word, summary(of: result))) }
    }
    writeRemarks(on: result, to: &output)
  }

  private func summary(of result: CaseResult) -> String {
    let span = result.failedChecks.first?.span ?? result.span
    return "\(result.identity)" + (span.map { ", \($0)" } ?? "")
  }

  /// The warnings and the notes of a case; a text that comes with many cases is shown once.
  private mutating func writeRemarks(on result: CaseResult, to output: inout some TextOutputStream) {
    var remarks = ""
    for warning in result.warnings {
      let text = renderer.render(warning)
      guard shownWarnings.insert(text).inserted else { continue }
      remarks += "\(safe(result.identity.description)): \(text)"
    }
    for check in result.checks {
      for note in check.outcome.notes {
        remarks += safe("\(result.identity): '\(check.title)': \(note)") + "\n"
      }
    }
    guard !remarks.isEmpty else { return }
    if isAfterBlock, !result.isFailure { output.write("\n") }
    isAfterBlock = result.isFailure
    output.write(remarks)
  }

  private mutating func endTally(to output: inout some TextOutputStream) {
    guard let tally else { return }
    if let passed = tally.passedLine { write(.pass, passed, to: &output) }
    for skipped in tally.skippedLines { write(.skip, skipped, to: &output) }
    self.tally = nil
  }

  private func writeEnd(of report: RunReport, to output: inout some TextOutputStream) {
    if failureCount > 1 {
      output.write("\nWhat did not pass:\n")
      for line in failures { output.write("\(line)\n") }
      if failureCount > failures.count { output.write("and \(failureCount - failures.count) more\n") }
    }
    if let words = report.interruptionWords { output.write("\n\(safe(words))\n") }
    let totals = report.totals
    let words = "\(totals.words); \(totals.checks) checks in \(DurationText(report.duration))"
    let style: TextStyle = totals.isGreen && report.interruption == nil ? .green : .red
    output.write("\n" + TextStyle.bold.apply(to: style.apply(to: words, in: layout), in: layout) + "\n")
  }
}

extension TextReporter {
  private enum StatusWord: String {
    case pass = "PASS"
    case flaky = "FLAKY"
    case skip = "SKIP"
    case fail = "FAIL"
    case error = "ERROR"

    var style: TextStyle {
      switch self {
      case .pass: .green
      case .flaky: .yellow
      case .skip: .dim
      case .fail, .error: .red
      }
    }
  }

  private mutating func write(_ word: StatusWord, _ text: String, to output: inout some TextOutputStream) {
    if isAfterBlock { output.write("\n") }
    isAfterBlock = false
    output.write(line(word, text) + "\n")
  }

  private func line(_ word: StatusWord, _ text: String) -> String {
    "\(word.style.apply(to: DisplayWidth.pad(word.rawValue, to: 5), in: layout)) \(safe(text))"
  }

  private func safe(_ text: String) -> String { TerminalText.sanitise(text) }
}
