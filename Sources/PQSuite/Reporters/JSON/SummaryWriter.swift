internal import PQRun

/// Writes the members of a summary in JSON: what a run found as a whole.
enum SummaryWriter {
  /// Writes the members; the object around them is the caller's.
  static func write(_ report: RunReport, to writer: inout MemberWriter) {
    let totals = report.totals
    writer.bool("success", totals.isGreen && report.interruption == nil)
    writer.strings("environments", report.header.environments)
    writer.string("started", "\(TimestampText(report.header.startTime))Z")
    writer.milliseconds("duration", report.duration)
    writer.number("planned", report.header.caseCount)
    writer.number("cases", totals.cases)
    writer.number("passed", totals.passed)
    writer.number("flaky", totals.flaky)
    writer.number("failed", totals.failed)
    writer.number("errored", totals.errored)
    writer.number("skipped", totals.skipped)
    writer.number("checks", totals.checks)
    writer.string("interruption", report.interruption?.word)
  }
}

extension RunReport.Interruption {
  /// The reason as reports for programs have it.
  fileprivate var word: String {
    switch self {
    case .cancelled: "cancelled"
    case .firstFailure: "first-failure"
    case .timeout: "timeout"
    }
  }
}
