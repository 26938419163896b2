package import PQRun

/// A JSON object a line: the start, each case as it ends, and the summary.
package struct JSONLinesReporter: Reporter {
  package static let name: String = "jsonl"
  package static let summary: String = "a JSON object a line: the start, each case while the run goes on, the summary"

  package init(options: ReportOptions) {}

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    if case .progressed = event { return }
    var writer = MemberWriter()
    writer.object { writer in
      writer.number("pqrun", 1)
      Self.write(event, to: &writer)
    }
    output.write(writer.text + "\n")
  }

  private static func write(_ event: RunEvent, to writer: inout MemberWriter) {
    switch event {
    case .progressed: break
    case .started(let header):
      writer.string("event", "started")
      writer.strings("environments", header.environments)
      writer.string("started", "\(TimestampText(header.startTime))Z")
      writer.number("planned", header.caseCount)
    case .finished(let result):
      writer.string("event", "case")
      CaseWriter().write(result, to: &writer)
    case .ended(let report):
      writer.string("event", "ended")
      writer.object("summary", report) { SummaryWriter.write($0, to: &$1) }
    }
  }
}
