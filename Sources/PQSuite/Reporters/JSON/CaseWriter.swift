internal import PQCore
internal import PQRun

/// Writes the members of a case in JSON.
struct CaseWriter {
  /// The most bytes of a picture to write as a data address, or nil for no pictures.
  var mostPictureBytes: Int?

  /// Whether a failed case has its request as a command and the first lines of the body.
  var showsRequests = true

  /// Writes the members; the object around them is the caller's.
  func write(_ result: CaseResult, to writer: inout MemberWriter) {
    writer.string("status", result.status.word)
    writer.string("environment", result.identity.environment)
    writer.string("query", result.identity.query)
    writer.string("case", result.identity.name)
    writer.string("title", result.identity.title)
    if case .skipped(let reason) = result.status { writer.string("reason", reason) }
    write(result.span, to: &writer)
    writer.strings("tags", result.tags)
    writer.milliseconds("start", result.start)
    writer.milliseconds("duration", result.duration)
    writer.milliseconds("runs", result.durations)
    writer.string("verdict", result.verdict?.kind.rawValue)
    writer.object("request", result.exchange) { writeRequest($0, to: &$1) }
    writer.object("answer", result.exchange.flatMap { $0.status == nil ? nil : $0 }) { writeAnswer($0, to: &$1) }
    writer.objects("checks", result.checks) { write($0, to: &$1) }
    writer.objects("problems", result.problems) { write($0, to: &$1) }
    writer.objects("warnings", result.warnings) { write($0, to: &$1) }
  }

  private func write(_ span: SourceSpan?, to writer: inout MemberWriter) {
    let start = span?.start
    writer.string("file", span?.source.name)
    writer.number("line", start?.line)
    writer.number("column", start?.column)
  }

  private func writeRequest(_ account: ExchangeAccount, to writer: inout MemberWriter) {
    writer.string("url", account.url)
    if showsRequests, let curl = account.curlLine { writer.string("curl", curl) }
  }

  private func writeAnswer(_ account: ExchangeAccount, to writer: inout MemberWriter) {
    writer.number("status", account.status)
    writer.string("contentType", account.contentType)
    writer.number("bytes", account.bodySize)
    if showsRequests, let excerpt = account.excerpt { writer.string("excerpt", excerpt) }
    guard let exchange = account.exchange else { return }
    writer.string("protocol", exchange.version)
    writer.bool("reusedConnection", exchange.reusedConnection)
    writer.number("attempts", exchange.earlierAttempts.count + 1)
    writer.object("phases", exchange) { exchange, writer in
      writer.milliseconds("nameLookup", exchange.nameLookup)
      writer.milliseconds("connected", exchange.connected)
      writer.milliseconds("secured", exchange.secured)
      writer.milliseconds("firstByte", exchange.firstByte)
      writer.milliseconds("total", exchange.total)
    }
  }

  private func write(_ check: CheckResult, to writer: inout MemberWriter) {
    writer.string("check", check.keyword)
    writer.string("title", check.title)
    writer.bool("passed", check.outcome.passed)
    write(check.span, to: &writer)
    writer.objects("findings", check.outcome.findings) { write($0, to: &$1) }
    writer.strings("notes", check.outcome.notes)
  }

  private func write(_ finding: CheckOutcome.Finding, to writer: inout MemberWriter) {
    writer.string("message", finding.message)
    writer.string("expected", finding.expected)
    writer.string("actual", finding.actual)
    writer.string("path", finding.place?.location.normalizedPath)
    writer.string("fragment", finding.place?.fragment)
    writer.strings("details", finding.details)
    if let picture = finding.picture, let most = mostPictureBytes, picture.bytes.count <= most {
      writer.string("picture", "data:\(picture.mediaType);base64,\(Base64.encode(picture.bytes))")
    }
  }

  private func write(_ problem: Diagnostic, to writer: inout MemberWriter) {
    writer.string("code", problem.code.name)
    writer.string("message", problem.message)
    writer.string("label", problem.label)
    write(problem.span, to: &writer)
    writer.strings("notes", problem.notes.map(\.message))
    writer.string("hint", problem.hint)
  }
}

extension CaseResult.Status {
  /// The status as reports for programs have it.
  var word: String {
    switch self {
    case .passed: "passed"
    case .flaky: "flaky"
    case .failed: "failed"
    case .errored: "errored"
    case .skipped: "skipped"
    }
  }
}
