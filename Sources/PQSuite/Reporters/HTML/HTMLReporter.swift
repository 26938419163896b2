internal import PQCore
package import PQRun

/// One page for a browser that needs nothing else: totals, a filter, and each case with its timing, request and faults.
package struct HTMLReporter: Reporter {
  package static let name: String = "html"
  package static let summary: String = "one page for a browser, with a filter, timings, requests and differences"

  private var failures: [String] = []
  private var failureCount = 0
  private var roomForPictures = HTMLReporter.mostPictureBytes

  private static let mostPictureBytes = 4_000_000
  private static let largestPicture = 200_000
  private static let mostListed = 200
  private static let mostRequests = 2_000

  package init(options: ReportOptions) {}

  package mutating func record(_ event: RunEvent, to output: inout some TextOutputStream) {
    switch event {
    case .progressed: break
    case .started(let header): output.write(HTMLPage.beginning(header))
    case .finished(let result): write(result, to: &output)
    case .ended(let report): output.write(HTMLPage.end(of: report, failures: failures))
    }
  }

  private mutating func write(_ result: CaseResult, to output: inout some TextOutputStream) {
    if result.isFailure { failureCount += 1 }
    if result.isFailure, failureCount <= Self.mostListed {
      let message = result.faults.first.map { ": \($0.headline)" } ?? ""
      failures.append(TerminalText.sanitise("\(result.identity)\(message)"))
    }
    let pictures = result.checks.flatMap { $0.outcome.findings.compactMap(\.picture?.bytes.count) }
    let size = pictures.filter { $0 <= Self.largestPicture }.reduce(0, +)
    let showsPictures = size <= roomForPictures
    if showsPictures { roomForPictures -= size }
    // Where everything failed, the requests would be most of the page and tell nothing new.
    let caseWriter = CaseWriter(
      mostPictureBytes: showsPictures ? Self.largestPicture : nil,
      showsRequests: failureCount <= Self.mostRequests
    )
    var writer = MemberWriter(leavesOutEmpty: true)
    writer.object { caseWriter.write(result, to: &$0) }
    output.write(writer.textInHTML + "\n")
  }
}
