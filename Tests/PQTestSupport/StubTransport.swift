public import PQRun

/// A transport that answers from a closure, without a network.
public struct StubTransport: Transport {
  private let answer: @Sendable (Request) async throws -> Response

  /// Makes a transport.
  ///
  /// - Parameter answer: Gives the answer to a request.
  public init(_ answer: @escaping @Sendable (Request) async throws -> Response) {
    self.answer = answer
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Returns: What the closure gives.
  /// - Throws: What the closure throws.
  public func send(_ request: Request, context: RunContext) async throws -> Response {
    try await answer(request)
  }
}
