public import PQCore

/// Sends no credentials.
public struct NoAuthenticator: Authenticator {
  /// The word `none`.
  public static let scheme = "none"

  /// No keys beside `type`.
  public static let fields: [Field] = []

  /// Reads the settings, of which there are none.
  ///
  /// - Parameter decoder: The `auth` mapping.
  public init(from decoder: inout NodeDecoder) {}

  /// No secrets.
  public var secrets: [Secret] { [] }

  /// Leaves the request as it is.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  public func authorize(_ request: inout Request, context: RunContext) async {}
}
