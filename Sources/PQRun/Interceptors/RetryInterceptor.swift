import PQCore
import PQModel

/// Sends a request again when the network failed or the server asks for patience.
///
/// Only a GET or a HEAD is repeated, only after a network failure or one of 408, 429, 502, 503 and 504, and only as
/// often as the query or the environment says. Waits double from 200 milliseconds, with jitter; a `Retry-After` in
/// seconds is honoured (RFC 9110, section 10.2.3); no wait is longer than the policy's bound.
public struct RetryInterceptor: Interceptor {
  private static let statuses: Set<Int> = [408, 429, 502, 503, 504]
  private static let firstDelay = Duration.milliseconds(200)

  private let sleep: @Sendable (Duration) async throws -> Void
  private let jitter: @Sendable () -> Double

  /// Makes the interceptor.
  ///
  /// - Parameters:
  ///   - jitter: Gives the share of a wait that is waited, from 0.5 to 1.
  ///   - sleep: Waits.
  public init(
    jitter: @escaping @Sendable () -> Double = { .random(in: 0.5...1) },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.jitter = jitter
    self.sleep = sleep
  }

  /// Passes a request on, again and again if need be.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  ///   - next: Passes the request on.
  /// - Returns: The last answer, with the earlier attempts in its account of the exchange.
  /// - Throws: What the last attempt threw.
  public func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
    let policy = context.query?.retry ?? context.environment.retry
    let attempts = request.method == .get || request.method == .head ? max(1, policy.attempts) : 1
    var earlier: [Exchange.Attempt] = []
    while true {
      let isLast = earlier.count + 1 >= attempts
      let reason: String
      var wait = backoff(after: earlier.count, policy)
      do {
        var response = try await next(request)
        guard !isLast, RetryInterceptor.statuses.contains(response.status) else {
          response.exchange.earlierAttempts = earlier
          return response
        }
        reason = "HTTP \(response.status)"
        if let seconds = response.headers["Retry-After"].flatMap({ Int($0) }), seconds >= 0 {
          wait = min(.seconds(seconds), policy.maximumDelay)
        }
      } catch let diagnostic as Diagnostic where diagnostic.failure == .noAnswer && !isLast {
        reason = diagnostic.message
      }
      earlier.append(Exchange.Attempt(reason: reason, wait: wait))
      try await sleep(wait)
    }
  }

  private func backoff(after count: Int, _ policy: Environment.RetryPolicy) -> Duration {
    min(RetryInterceptor.firstDelay * (1 << min(count, 16)), policy.maximumDelay) * jitter()
  }
}
