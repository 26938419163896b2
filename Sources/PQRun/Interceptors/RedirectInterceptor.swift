package import PQCore
import PQModel

/// Follows redirects within scheme, host and port, where the environment says so.
///
/// A redirect that leads elsewhere is not followed and stays the answer, so that credentials never cross an origin.
/// `Location` is used as written (RFC 9110, section 10.2.2; resolved by RFC 3986, section 5.2).
public struct RedirectInterceptor: Interceptor {
  private static let statuses: Set<Int> = [301, 302, 303, 307, 308]
  private static let limit = 10

  /// Makes the interceptor.
  public init() {}

  /// Passes a request on, and follows where the answer leads.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  ///   - next: Passes a request on.
  /// - Returns: The first answer that leads nowhere, or elsewhere.
  /// - Throws: What `next` throws, or a diagnostic for a loop and for too many hops.
  public func intercept(_ request: Request, context: RunContext, next: Next) async throws -> Response {
    var response = try await next(request)
    guard context.environment.redirects == .sameOrigin, request.method == .get || request.method == .head else {
      return response
    }
    var request = request
    var redirects: [Exchange.Redirect] = []
    while let address = RedirectInterceptor.address(after: response, to: request) {
      redirects.append(Exchange.Redirect(status: response.status, address: request.url))
      guard !redirects.contains(where: { $0.address == address.text }) else {
        throw Diagnostic.redirectLoop(address.text, after: redirects)
      }
      guard redirects.count <= RedirectInterceptor.limit else {
        throw Diagnostic.tooManyRedirects(address.text, after: redirects, limit: RedirectInterceptor.limit)
      }
      request.url = address.text
      response = try await next(request)
    }
    response.exchange.redirects = redirects
    return response
  }

  /// Where an answer leads, if that is to be followed: within the origin, and not to a log-in.
  private static func address(after response: Response, to request: Request) -> WebAddress? {
    guard statuses.contains(response.status), let location = response.headers["Location"] else { return nil }
    let start = WebAddress(request.url)
    let address = start.resolving(location)
    return address.origin == start.origin && !LoginAddress.isLogin(address.text, from: start) ? address : nil
  }
}

extension Diagnostic.Code {
  package static let redirectLoop = Diagnostic.Code(
    "redirect-loop",
    explanation: "Redirects were followed and led back to an address that was asked before, or on and on.",
    example: "redirects: same-origin with a server that redirects /a to /b and /b to /a"
  )
}

extension Diagnostic {
  fileprivate static func redirectLoop(_ address: String, after redirects: [Exchange.Redirect]) -> Diagnostic {
    .error(
      .redirectLoop,
      "the server redirects in a circle, back to \(address)",
      notes: notes(on: redirects),
      hint: "look at the server's redirects, or set redirects: never to see the first one",
      failure: .badAnswer
    )
  }

  fileprivate static func tooManyRedirects(
    _ address: String,
    after redirects: [Exchange.Redirect],
    limit: Int
  ) -> Diagnostic {
    .error(
      .redirectLoop,
      "the server redirects more than \(limit) times, last to \(address)",
      notes: notes(on: redirects),
      hint: "look at the server's redirects, or set redirects: never to see the first one",
      failure: .badAnswer
    )
  }

  private static func notes(on redirects: [Exchange.Redirect]) -> [Note] {
    redirects.map { Note("HTTP \($0.status) from \($0.address)") }
  }
}
