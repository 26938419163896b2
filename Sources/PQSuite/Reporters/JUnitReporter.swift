internal import PQCore
package import PQRun

/// JUnit XML in the shape that both public schemas take, Ant's and that of Jenkins xUnit.
package struct JUnitReporter: Reporter {
  package static let name: String = "junit"
  package static let summary: String = "JUnit XML for Jenkins, GitLab, Azure Pipelines and others"
  package static let words: [ReportWord] = [
    ReportWord("extended", "adds the file and the line of each case, and puts its warnings below it")
  ]

  private let isExtended: Bool
  private let pathPrefix: String
  private let failureText: FailureText
  private var header = RunHeader(environments: [], caseCount: 0, startTime: 0)
  private var suites: [Suite] = []
  private var seen: Set<[String]> = []
  private var roomForTexts = JUnitReporter.mostTextBytes

  // GitLab refuses files of 30 MB.
  private static let mostTextBytes = 16_000_000

  private struct Suite {
    let name: String
    var cases = ""
    var warnings: [String] = []
    var shownWarnings: Set<String> = []
    var totals = RunTotals()
    var duration = Duration.zero
  }

  package init(options: ReportOptions) {
    isExtended = options.words.contains("extended")
    pathPrefix = options.pathPrefix
    failureText = FailureText(layout: TextLayout(width: 120), redact: options.redact)
  }

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    switch event {
    case .started(let header): self.header = header
    case .progressed: break
    case .finished(let result): add(result)
    case .ended(let report):
      header = report.header
      addInterruption(of: report)
      write(errors: report.interruptionWords ?? "", to: &output)
    }
  }

  private mutating func add(_ result: CaseResult) {
    let index = suiteIndex(result.identity.environment)
    suites[index].totals.add(result)
    suites[index].duration += result.duration
    var content = content(of: result)
    if isExtended { content += warnings(of: result) } else { addWarnings(of: result, toSuite: index) }
    let start = "\(openTag(of: result, time: result.duration))"
    suites[index].cases += content.isEmpty ? "\(start)/>\n" : "\(start)>\(content)</testcase>\n"
  }

  private mutating func suiteIndex(_ name: String) -> Int {
    if let index = suites.lastIndex(where: { $0.name == name }) { return index }
    suites.append(Suite(name: name))
    return suites.count - 1
  }

  /// A run that was cut short must not look like a whole one.
  private mutating func addInterruption(of report: RunReport) {
    guard let words = report.interruptionWords, report.interruption != .firstFailure else { return }
    let index = suites.isEmpty ? suiteIndex(report.header.environments.first ?? "run") : suites.count - 1
    let message = XMLText.line(words)
    suites[index].totals.errored += 1
    suites[index].cases += """
          <testcase name="the whole run" classname="pqrun" time="0.000">\
      <error message="\(message)" type="interrupted">\(message)</error></testcase>

      """
  }
}

// MARK: - Cases

extension JUnitReporter {
  private mutating func openTag(of result: CaseResult, time: Duration) -> String {
    let file = result.span?.source.name
    let className = file.map(Self.className) ?? "queries"
    // Services take two cases of the same name and class for one.
    let name = header.environments.count > 1 ? result.identity.description : result.identity.title
    var unique = name
    var count = 1
    while !seen.insert([className, unique]).inserted {
      count += 1
      unique = "\(name) #\(count)"
    }
    var tag = "    <testcase name=\"\(XMLText.line(unique))\" classname=\"\(XMLText.line(className))\""
    tag += " time=\"\(DecimalDuration.seconds(time))\""
    if isExtended, let span = result.span {
      tag += " file=\"\(XMLText.line(pathPrefix + span.source.name))\" line=\"\(span.start.line)\""
    }
    return tag
  }

  /// The path without its ending and with dots, as services split it: `queries.adventures`.
  private static func className(ofFile path: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let end = path[start...].lastIndex(of: ".").map { $0 > start ? $0 : path.endIndex } ?? path.endIndex
    return path[..<end].split(separator: "/").joined(separator: ".")
  }

  private mutating func content(of result: CaseResult) -> String {
    switch result.status {
    case .passed: return ""
    case .flaky:
      guard isExtended else { return "" }
      let message = result.warnings.first?.message ?? "it did not pass at the first attempt"
      return "<flakyFailure message=\"\(XMLText.line(message))\" type=\"flaky\"/>"
    case .skipped(let reason): return "<skipped message=\"\(XMLText.line(reason))\"/>"
    case .failed: return element("failure", of: result)
    case .errored: return element("error", of: result)
    }
  }

  private mutating func warnings(of result: CaseResult) -> String {
    guard !result.warnings.isEmpty else { return "" }
    let text = result.warnings.flatMap(failureText.lines).joined(separator: "\n")
    return "<system-out>\(fitting(XMLText.escape(text)))</system-out>"
  }

  /// Ant's schema has no text in a case but that of its failure, so that warnings stand at the end of the suite; one that
  /// comes with many cases stands there once.
  private mutating func addWarnings(of result: CaseResult, toSuite index: Int) {
    for warning in result.warnings {
      let text = failureText.lines(of: warning).joined(separator: "\n")
      guard suites[index].shownWarnings.insert(text).inserted else { continue }
      let name = TerminalText.sanitise(result.identity.description)
      suites[index].warnings.append(fitting(XMLText.escape("\(name): \(text)")))
    }
  }

  /// A text, or the word that it is left out where there is no more room.
  private mutating func fitting(_ text: String) -> String {
    let text = text.utf8.count > roomForTexts ? "left out: the report would be too large" : text
    roomForTexts -= text.utf8.count
    return text
  }

  private mutating func element(_ name: String, of result: CaseResult) -> String {
    let faults = result.faults
    let rest = faults.count > 1 ? " (and \(faults.count - 1) more)" : ""
    let message = XMLText.line(TerminalText.sanitise((faults.first?.headline ?? "it did not pass").shortened(to: 500)))
    let text = fitting(XMLText.escape(failureText.lines(of: result).joined(separator: "\n")))
    let type = XMLText.line(faults.first?.kind ?? "unknown")
    return "<\(name) message=\"\(message)\(rest)\" type=\"\(type)\">\(text)</\(name)>"
  }
}

// MARK: - Document

extension JUnitReporter {
  private func write(errors: String, to output: inout some TextOutputStream) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
    for (index, suite) in suites.enumerated() {
      let totals = suite.totals
      let numbers = [
        ("tests", totals.cases), ("failures", totals.failed), ("errors", totals.errored), ("skipped", totals.skipped),
      ]
      let counts = numbers.map { "\($0)=\"\($1)\"" }.joined(separator: " ")
      let name = XMLText.line(suite.name)
      output.write(
        """
          <testsuite name="\(name)" id="\(index)" package="queries" timestamp="\(TimestampText(header.startTime))" \
        hostname="localhost" \(counts) time="\(DecimalDuration.seconds(suite.duration))">
            <properties><property name="env" value="\(name)"/></properties>

        """
      )
      output.write(suite.cases)
      let warnings = suite.warnings.joined(separator: "\n")
      output.write("    " + (warnings.isEmpty ? "<system-out/>" : "<system-out>\(warnings)</system-out>") + "\n")
      output.write("    <system-err>\(XMLText.line(errors))</system-err>\n  </testsuite>\n")
    }
    output.write("</testsuites>\n")
  }
}
