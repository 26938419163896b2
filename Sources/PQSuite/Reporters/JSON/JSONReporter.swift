package import PQRun

/// One JSON document: the summary, then a result for each case.
package struct JSONReporter: Reporter {
  package static let name: String = "json"
  package static let summary: String = "one JSON document with a summary and a result for each case"

  private var results = ""

  package init(options: ReportOptions) {}

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    switch event {
    case .started, .progressed: break
    case .finished(let result):
      var writer = MemberWriter()
      writer.object { CaseWriter().write(result, to: &$0) }
      results += (results.isEmpty ? "\n" : ",\n") + writer.text
    case .ended(let report):
      var writer = MemberWriter()
      writer.object { SummaryWriter.write(report, to: &$0) }
      output.write("{\"pqrun\":1,\"summary\":\(writer.text),\"results\":[")
      output.write(results)
      output.write("\n]}\n")
    }
  }
}
