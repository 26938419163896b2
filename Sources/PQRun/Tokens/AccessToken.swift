public import PQCore

/// Credentials that were asked for and end some time: a bearer token, or the value of a session's cookie.
public struct AccessToken: Sendable, Hashable {
  /// The token.
  public var token: Secret

  /// When it ends, in seconds since the beginning of 1970, or nil when nobody says.
  public var expiry: Int?

  /// The token that gets the next one, if there is one.
  public var refreshToken: Secret?

  /// Makes a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - expiry: When it ends, in seconds since the beginning of 1970, or nil when nobody says.
  ///   - refreshToken: The token that gets the next one.
  public init(_ token: Secret, expiry: Int? = nil, refreshToken: Secret? = nil) {
    self.token = token
    self.expiry = expiry
    self.refreshToken = refreshToken
  }

  /// Whether it can still be sent: it is renewed a minute before it ends.
  ///
  /// - Parameter now: The time in seconds since the beginning of 1970.
  /// - Returns: Whether it can.
  public func isFresh(at now: Int) -> Bool {
    guard let expiry else { return true }
    return expiry - AccessToken.margin > now
  }

  private static let margin = 60
}
