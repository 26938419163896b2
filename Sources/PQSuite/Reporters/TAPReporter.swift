internal import PQCore
package import PQRun

/// Test Anything Protocol, version 14, with a diagnostic block under each case that did not pass or has a warning.
package struct TAPReporter: Reporter {
  package static let name: String = "tap"
  package static let summary: String = "Test Anything Protocol 14, line by line while the run goes on"

  private var count = 0

  private static let mostFaults = 20
  private static let longestText = 2_000

  package init(options: ReportOptions) {}

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    switch event {
    case .started: output.write("TAP version 14\n")
    case .progressed: break
    case .finished(let result):
      count += 1
      output.write(point(of: result) + "\n")
      for line in block(of: result) { output.write("  \(line)\n") }
    case .ended(let report):
      // A harness takes a run that bailed out for a failed one; a plan would say that all is there.
      if let words = report.interruptionWords {
        output.write("Bail out! \(Self.line(words))\n")
      } else {
        output.write(count == 0 ? "1..0 # no case was selected\n" : "1..\(count)\n")
      }
    }
  }

  private func point(of result: CaseResult) -> String {
    let name = Self.escaped(result.identity.description)
    return switch result.status {
    case .passed, .flaky: "ok \(count) - \(name)"
    case .failed, .errored: "not ok \(count) - \(name)"
    case .skipped(let reason): "ok \(count) - \(name) # SKIP \(Self.escaped(reason))"
    }
  }

  private func block(of result: CaseResult) -> [String] {
    let lines = result.isFailure ? failureLines(of: result) : warningLines(of: result)
    return lines.isEmpty ? [] : ["---"] + lines + ["..."]
  }

  private func failureLines(of result: CaseResult) -> [String] {
    let faults = result.faults
    guard let first = faults.first else { return [] }
    var lines = Self.lines(of: first, severity: "fail")
    lines.append("duration_ms: \(DecimalDuration.milliseconds(result.duration))")
    if let request = result.exchange?.curlLine { lines.append("request: \(Self.quoted(request))") }
    lines += Self.list("others", of: faults.dropFirst(), severity: "fail")
    if faults.count > Self.mostFaults + 1 { lines.append("left_out: \(faults.count - Self.mostFaults - 1)") }
    return lines + Self.list("warnings", of: result.remarks[...], severity: "comment")
  }

  private func warningLines(of result: CaseResult) -> [String] {
    guard let first = result.remarks.first else {
      let message = Self.quoted("it did not pass at the first attempt")
      return result.status == .flaky ? ["message: \(message)", "severity: comment"] : []
    }
    return Self.lines(of: first, severity: "comment")
      + Self.list("warnings", of: result.remarks.dropFirst(), severity: "comment")
  }

  private static func list(_ name: String, of faults: ArraySlice<CaseFault>, severity: String) -> [String] {
    guard !faults.isEmpty else { return [] }
    return ["\(name):"]
      + faults.prefix(mostFaults).flatMap { fault in
        lines(of: fault, severity: severity).enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
      }
  }

  private static func lines(of fault: CaseFault, severity: String) -> [String] {
    var lines = ["message: \(quoted(fault.headline))", "severity: \(severity)", "type: \(quoted(fault.kind))"]
    if let span = fault.span {
      let start = span.start
      lines += [
        "at:", "  file: \(quoted(span.source.name))", "  line: \(start.line)", "  column: \(start.column)",
      ]
    }
    let values = [("got", fault.actual), ("expect", fault.expected), ("path", fault.place?.description)]
      .compactMap { name, value in value.map { "  \(name): \(quoted($0))" } }
    if !values.isEmpty { lines += ["data:"] + values }
    if !fault.details.isEmpty {
      lines += ["details:"] + fault.details.prefix(mostFaults).map { "  - \(quoted($0))" }
    }
    if let hint = fault.hint { lines.append("hint: \(quoted(hint))") }
    return lines
  }

  /// A text as a double-quoted scalar of YAML, which is a string of JSON without the two characters that YAML forbids.
  private static func quoted(_ text: String) -> String {
    let shown = TerminalText.sanitise(text.shortened(to: longestText), whitespace: .kept)
    let allowed = String.UnicodeScalarView(shown.unicodeScalars.map { $0.value | 1 == 0xFFFF ? "\u{FFFD}" : $0 })
    return JSONValue.string(String(allowed)).text()
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in line(text) {
      if character == "\\" || character == "#" { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  private static func line(_ text: String) -> String {
    TerminalText.sanitise(text.shortened(to: longestText))
  }
}
