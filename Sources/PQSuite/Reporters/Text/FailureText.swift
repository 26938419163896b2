package import PQCore
internal import PQRun

/// Why a case did not pass, as lines for people: the place in the file, expected and actual, the place in the answer,
/// what came, and the request to try again.
struct FailureText {
  private let layout: TextLayout
  private let renderer: DiagnosticRenderer

  private static let mostFindings = 20
  private static let mostDetails = 60
  private static let mostBodyLines = 8
  private static let longestValue = 1_000

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - layout: The width and the style.
  ///   - redact: Hides the secrets in lines of the project's files.
  init(layout: TextLayout, redact: @escaping @Sendable (String) -> String) {
    self.layout = layout
    renderer = DiagnosticRenderer(layout: layout, redact: redact)
  }

  /// The lines of a case, without line breaks.
  func lines(of result: CaseResult) -> [String] {
    let problems = result.problems.flatMap { lines(of: $0, in: result) }
    let checks = result.failedChecks.flatMap { lines(of: $0, in: result) }
    return problems + checks + lines(of: result.exchange, verdict: result.verdict)
  }

  /// The lines of a warning, without line breaks.
  func lines(of warning: Diagnostic) -> [String] { rendered(warning) }

  private func lines(of problem: Diagnostic, in result: CaseResult) -> [String] {
    var problem = problem
    if problem.span == nil { problem.span = result.span }
    return rendered(problem)
  }

  private func lines(of check: CheckResult, in result: CaseResult) -> [String] {
    let findings = check.outcome.findings
    let only = findings.count == 1 ? findings.first : nil
    let message = only?.message ?? "\(findings.count) findings"
    let head = rendered(
      .error(.checkFailed, "'\(check.title)' does not hold: \(message)", at: check.span ?? result.span)
    )
    guard only == nil else { return head + findings.flatMap(lines) }
    let shown = findings.prefix(Self.mostFindings).flatMap { finding in
      ["- " + safe(finding.message)] + lines(of: finding).map { "  " + $0 }
    }
    let rest = findings.count - Self.mostFindings
    return head + shown + (rest > 0 ? ["- and \(rest) more"] : [])
  }

  private func lines(of finding: CheckOutcome.Finding) -> [String] {
    let details = finding.details.prefix(Self.mostDetails).map(styledDetail)
    let rest = finding.details.count - Self.mostDetails
    return row("expected", finding.expected) + row("actual", finding.actual)
      + row("at", finding.place?.description) + details + (rest > 0 ? ["and \(rest) more lines"] : [])
  }

  private func lines(of exchange: ExchangeAccount?, verdict: Verdict?) -> [String] {
    guard let exchange else { return [] }
    let kind = verdict.map { " (\($0.kind.rawValue))" } ?? ""
    return row("answer", exchange.answerWords.map { $0 + kind })
      + row("body", exchange.excerpt.flatMap(bodyExcerpt))
      + row("request", exchange.curlLine)
  }

  private func bodyExcerpt(_ text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
    guard !lines.isEmpty else { return nil }
    return lines.prefix(Self.mostBodyLines).joined(separator: "\n") + (lines.count > Self.mostBodyLines ? "\n…" : "")
  }

  /// A value beside its name; more lines of it stand below each other.
  private func row(_ name: String, _ text: String?) -> [String] {
    guard let text else { return [] }
    let values = text.shortened(to: Self.longestValue).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    return values.enumerated().map { index, value in
      let label = DisplayWidth.pad(index == 0 ? "\(name):" : "", to: 10)
      return (TextStyle.cyan.apply(to: label, in: layout) + safe(String(value))).trimmingTrailingSpaces()
    }
  }

  private func styledDetail(_ line: String) -> String {
    let text = safe(line.shortened(to: Self.longestValue))
    if line.hasPrefix("+") { return TextStyle.green.apply(to: text, in: layout) }
    if line.hasPrefix("-") { return TextStyle.red.apply(to: text, in: layout) }
    return text
  }

  private func rendered(_ problem: Diagnostic) -> [String] {
    renderer.render(problem).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func safe(_ text: String) -> String {
    TerminalText.sanitise(text).trimmingTrailingSpaces()
  }
}

extension Diagnostic.Code {
  package static let checkFailed = Diagnostic.Code(
    "check-failed",
    explanation: """
      A check of a smoke test does not hold. The message repeats the check and says what was found; below it stand \
      what was expected, the place in the answer, what came, and the request as a curl command to try again.
      """,
    example: "pqrun test --env publish"
  )
}
