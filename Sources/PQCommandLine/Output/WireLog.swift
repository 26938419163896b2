import PQCore
import PQRun

/// Says on standard error what goes over the wire, attempt by attempt and hop by hop.
struct WireLog: Interceptor {
  private let detail: ExchangeText.Detail
  private let output: any OutputSink

  /// Makes a log, or nil when nothing shall be said.
  ///
  /// - Parameters:
  ///   - verbosity: How often `-v` was given.
  ///   - output: Where to write to; it hides secrets.
  init?(verbosity: Int, output: any OutputSink) {
    guard let detail = ExchangeText.Detail(rawValue: min(verbosity, ExchangeText.Detail.bodies.rawValue)) else {
      return nil
    }
    self.detail = detail
    self.output = output
  }

  func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
    let text = ExchangeText(request, detail: detail)
    try? output.write(text.sent)
    do {
      let response = try await next(request)
      try? output.write(text.received(response))
      return response
    } catch {
      try? output.write(text.failed(error))
      throw error
    }
  }
}
