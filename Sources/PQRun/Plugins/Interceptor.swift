/// Stands between the client and the transport: changes a request, answers it, tries it again, or looks on.
///
/// Call `next` once to pass the request on, several times to try again, or not at all to answer yourself:
///
/// ```swift
/// struct RequestCounter: Interceptor {
///   func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
///     counter.add(1)
///     return try await next(request)
///   }
/// }
/// ```
public protocol Interceptor: Sendable {
  /// Passes a request on.
  typealias Next = @Sendable (Request) async throws -> Response

  /// Handles one request.
  ///
  /// - Parameters:
  ///   - request: The request as it came from the interceptor before.
  ///   - context: The call it belongs to.
  ///   - next: Passes a request on to the next interceptor, or to the transport after the last one.
  /// - Returns: The answer.
  /// - Throws: Whatever kept an answer from coming.
  func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response
}
