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
    var visited = [request.url]
    while RedirectInterceptor.statuses.contains(response.status), let location = response.headers["Location"],
      !LoginAddress.isLogin(location)
    {
      let address = WebAddress(request.url).resolving(location)
      guard address.origin == WebAddress(request.url).origin else { return response }
      guard !visited.contains(address.text) else { throw Diagnostic.redirectLoop(address.text) }
      guard visited.count <= RedirectInterceptor.limit else {
        throw Diagnostic.tooManyRedirects(address.text, limit: RedirectInterceptor.limit)
      }
      visited.append(address.text)
      request.url = address.text
      response = try await next(request)
    }
    return response
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
  fileprivate static func redirectLoop(_ address: String) -> Diagnostic {
    .error(
      .redirectLoop,
      "the server redirects in a circle, back to \(address)",
      hint: "look at the server's redirects, or set redirects: never to see the first one",
      failure: .badAnswer
    )
  }

  fileprivate static func tooManyRedirects(_ address: String, limit: Int) -> Diagnostic {
    .error(
      .redirectLoop,
      "the server redirects more than \(limit) times, last to \(address)",
      hint: "look at the server's redirects, or set redirects: never to see the first one",
      failure: .badAnswer
    )
  }
}
