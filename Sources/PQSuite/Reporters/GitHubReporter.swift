internal import PQCore
package import PQRun

/// Annotations of GitHub Actions, the worst first, as many as GitHub shows.
package struct GitHubReporter: Reporter {
  package static let name: String = "github"
  package static let summary: String = "annotations and a step summary for GitHub Actions; by itself where it runs"

  private let pathPrefix: String
  private var failed = Annotations()
  private var errored = Annotations()
  private var warnings = Annotations()

  // GitHub shows ten of a kind for a step and drops the rest without a word.
  private static let mostShown = 10

  package init(options: ReportOptions) {
    pathPrefix = options.pathPrefix
  }

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    switch event {
    case .started, .progressed: break
    case .finished(let result): add(result)
    case .ended(let report): write(report, to: &output)
    }
  }

  private mutating func add(_ result: CaseResult) {
    switch result.status {
    case .passed, .flaky, .skipped: break
    case .failed: failed.add(annotations(of: result))
    case .errored: errored.add(annotations(of: result))
    }
    warnings.add(
      result.remarks.map { warning in
        Annotation(
          title: result.identity.description,
          message: [warning.message] + warning.firstDetails
            + [warning.hint.map { "hint: \($0)" }].compactMap(\.self),
          place: place(warning.span)
        )
      }
    )
  }

  /// One for each problem and each failed check: a check may find many things, of which the first stands for all.
  private func annotations(of result: CaseResult) -> [Annotation] {
    var annotations: [Annotation] = []
    var rest = result.faults[...]
    while let fault = rest.popFirst() {
      let others = fault.check == nil ? [] : rest.prefix { $0.check == fault.check && $0.span == fault.span }
      rest = rest.dropFirst(others.count)
      annotations.append(annotation(fault, and: others.count, of: result))
    }
    return annotations
  }

  private func annotation(_ fault: CaseFault, and others: Int, of result: CaseResult) -> Annotation {
    let values = [("expected", fault.expected), ("actual", fault.actual), ("at", fault.place?.description)]
      .compactMap { name, value in value.map { "\(name): \($0)" } }
    let rest = [
      others > 0 ? "and \(others) more finding\(others == 1 ? "" : "s")" : nil,
      fault.hint.map { "hint: \($0)" },
      result.exchange.map { "request: \($0.url)" },
    ]
    return Annotation(
      title: result.identity.description,
      message: [fault.headline] + values + rest.compactMap(\.self),
      place: place(fault.span)
    )
  }

  private func place(_ span: SourceSpan?) -> [(name: String, value: String)] {
    guard let span else { return [] }
    let (start, end) = (span.start, span.end)
    let file = TerminalText.sanitise(pathPrefix + span.source.name)
    // Columns mean something within one line only.
    let columns: [(name: String, value: String)] =
      start.line == end.line ? [("col", String(start.column)), ("endColumn", String(end.column))] : []
    return [("file", file), ("line", String(start.line)), ("endLine", String(end.line))] + columns
  }

  private func write(_ report: RunReport, to output: inout some TextOutputStream) {
    let errors = failed.shown.prefix(Self.mostShown) + errored.shown
    for annotation in errors.prefix(Self.mostShown) { output.write(annotation.command("error") + "\n") }
    for annotation in warnings.shown { output.write(annotation.command("warning") + "\n") }
    let left = failed.count + errored.count + warnings.count - min(errors.count, Self.mostShown) - warnings.shown.count
    if left > 0 { output.write("\(WorkflowCommand("notice", message: "and \(left) more"))\n") }
    if let words = report.interruptionWords {
      output.write("\(WorkflowCommand("notice", message: TerminalText.sanitise(words)))\n")
    }
  }
}

extension GitHubReporter {
  private struct Annotation {
    let title: String
    let message: [String]
    let place: [(name: String, value: String)]

    private static let longestLine = 1_000

    func command(_ name: String) -> String {
      let lines = message.map { TerminalText.sanitise($0.shortened(to: Self.longestLine)) }
      let properties = place + [("title", TerminalText.sanitise(title))]
      return WorkflowCommand(name, properties: properties, message: lines.joined(separator: "\n")).description
    }
  }

  /// As many annotations as may be shown, and the number of all.
  private struct Annotations {
    private(set) var shown: [Annotation] = []
    private(set) var count = 0

    mutating func add(_ annotations: [Annotation]) {
      count += annotations.count
      shown += annotations.prefix(GitHubReporter.mostShown - shown.count)
    }
  }
}
