/// Sends one request and gives the whole answer: the only place that touches a network.
///
/// Write one when a program has an HTTP stack of its own, or to answer without a network:
///
/// ```swift
/// struct CannedTransport: Transport {
///   func send(_ request: Request, context: RunContext) async throws -> Response {
///     Response(status: 200, body: Array(#"{"data":{}}"#.utf8), url: request.url)
///   }
/// }
/// ```
///
/// A transport sends `request.url` as it is, adds no credentials, follows no redirect, keeps no cookie, and throws
/// when no whole answer came. It takes bounds from `request.connection` and ends when its task is cancelled.
public protocol Transport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request, sent byte for byte.
  ///   - context: The call it belongs to.
  /// - Returns: The whole answer, whatever its status.
  /// - Throws: A `Diagnostic` of class `.noAnswer` when no whole answer came; any other error is wrapped in one.
  func send(_ request: Request, context: RunContext) async throws -> Response
}
