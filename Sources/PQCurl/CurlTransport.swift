import PQModel
public import PQRun

/// Sends requests with libcurl: the transport that ships.
///
/// All requests of one transport share its connections. One thread of its own drives them; it starts with the first
/// request and ends with the transport.
public struct CurlTransport: Transport {
  private let engine = Engine()

  /// Makes a transport; nothing is started before the first request.
  public init() {}

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request, sent byte for byte.
  ///   - context: The call it belongs to.
  /// - Returns: The whole answer, whatever its status.
  /// - Throws: A `Diagnostic` of class `.noAnswer` when no whole answer came, `.invalidInput` when the request or its
  ///   options cannot be used, and `.interrupted` when the task was cancelled.
  public func send(_ request: Request, context: RunContext) async throws -> Response {
    var request = request
    if request.connection.proxy == nil {
      let choice = EnvironmentProxy(variable: context.surroundings.variable)
      request.connection.proxy = choice.address(for: Peer(url: request.url))
    }
    context.surroundings.hide(request.connection.secrets)
    return try await engine.send(request)
  }
}
