import PQCore
import PQModel

/// Sends a request again when the network failed or the server asks for patience.
///
/// Only a GET or a HEAD is repeated, only after a network failure or one of 408, 429, 502, 503 and 504, and only as
/// often as the query or the environment says. Waits double from 200 milliseconds, with jitter; a `Retry-After` in
/// seconds or as a date is honoured (RFC 9110, section 10.2.3); no wait is longer than the policy's bound.
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
  /// - Throws: What the last attempt threw; a diagnostic has the earlier attempts in its notes.
  public func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
    let policy = context.query?.retry ?? context.environment.retry
    let isRead = request.method == .get || request.method == .head
    var attemptsLeft = isRead ? max(1, policy.attempts) : 1
    var earlier: [Exchange.Attempt] = []
    while true {
      attemptsLeft -= 1
      let attempt: Exchange.Attempt
      do {
        var response = try await next(request)
        guard attemptsLeft > 0, RetryInterceptor.statuses.contains(response.status) else {
          response.exchange.earlierAttempts = earlier
          return response
        }
        attempt = self.attempt(after: response, count: earlier.count, policy, now: context.surroundings.now)
      } catch var diagnostic as Diagnostic where diagnostic.failure == .noAnswer {
        guard attemptsLeft > 0 else {
          diagnostic.notes += Exchange.Attempt.notes(on: earlier)
          throw diagnostic
        }
        attempt = Exchange.Attempt(reason: diagnostic.message, wait: backoff(after: earlier.count, policy))
      }
      earlier.append(attempt)
      try await sleep(attempt.wait)
    }
  }

  private func attempt(
    after response: Response,
    count: Int,
    _ policy: Environment.RetryPolicy,
    now: () -> Int
  ) -> Exchange.Attempt {
    guard let asked = RetryAfter(response, now: now) else {
      return Exchange.Attempt(reason: "HTTP \(response.status)", wait: backoff(after: count, policy))
    }
    return Exchange.Attempt(
      reason: "HTTP \(response.status), Retry-After \(asked.wait.components.seconds) s",
      wait: min(asked.wait, policy.maximumDelay)
    )
  }

  private func backoff(after count: Int, _ policy: Environment.RetryPolicy) -> Duration {
    min(RetryInterceptor.firstDelay * (1 << min(count, 16)), policy.maximumDelay) * jitter()
  }
}
