import PQCore
import PQModel
import PQRun

/// Says on standard error what goes over the wire: `-v` request and status, `-vv` header fields, `-vvv` bodies.
struct WireLog: Interceptor {
  private let detail: Int
  private let output: any OutputSink

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - detail: How often `-v` was given.
  ///   - output: Where to write to; it hides secrets.
  init(detail: Int, output: any OutputSink) {
    self.detail = detail
    self.output = output
  }

  func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
    guard detail > 0 else { return try await next(request) }
    let isConfidential = request.isConfidential
    say(
      ">",
      "\(request.method.rawValue) \(request.url)",
      headers: request.headers,
      body: shown(request.body ?? [], isConfidential)
    )
    let response = try await next(request)
    let exchange = response.exchange
    let words = [exchange.version, String(response.status), exchange.remoteAddress.map { "from \($0)" }]
    let size = "\(response.body.count) bytes in \(MillisecondText(exchange.total))"
    say(
      "<",
      (words.compactMap(\.self) + [size]).joined(separator: ", "),
      headers: response.headers,
      body: shown(response.body, isConfidential)
    )
    if let age = AnswerAgeText(response.caching) { try? output.write("* \(age)\n") }
    return response
  }

  // An answer may hold credentials that nobody knows yet, so that no redaction would find them.
  private func shown(_ body: [UInt8], _ isConfidential: Bool) -> [UInt8] {
    isConfidential && !body.isEmpty ? Array("<\(body.count) bytes with credentials>".utf8) : body
  }

  private func say(_ mark: String, _ line: String, headers: HeaderFields, body: [UInt8]) {
    var lines = [line]
    if detail >= 2 { lines += headers.fields.map(\.description) }
    if detail >= 3, !body.isEmpty {
      lines.append("")
      lines += String(decoding: body, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init
      )
    }
    let text = lines.map { "\(mark) \(TerminalText.sanitise($0))".trimmingTrailingSpaces() + "\n" }.joined()
    try? output.write(text)
  }
}
