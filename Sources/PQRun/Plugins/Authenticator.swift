public import PQCore

/// Adds credentials to a request: the plug-in behind one `type:` of an environment's `auth`.
///
/// ```swift
/// struct KeyAuthenticator: Authenticator {
///   static let scheme = "key"
///   static let fields = [Field("key", .secret, isRequired: true, description: "The key to send.")]
///   let key: Secret
///
///   init(from decoder: inout NodeDecoder) throws(Diagnostic) {
///     key = try decoder.required("key") { node throws(Diagnostic) in try node.readSecret("key") }
///   }
///
///   var secrets: [Secret] { [key] }
///
///   func authorize(_ request: inout Request, context: RunContext) async throws {
///     request.headers.set(try HeaderField("X-Key", key.reveal(), isSensitive: true))
///   }
/// }
/// ```
public protocol Authenticator: Sendable {
  /// The word after `type:`.
  static var scheme: String { get }

  /// The keys of the `auth` mapping beside `type`.
  static var fields: [Field] { get }

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  /// - Throws: A diagnostic when a setting is absent or wrong.
  init(from decoder: inout NodeDecoder) throws(Diagnostic)

  /// The texts that must never be shown.
  var secrets: [Secret] { get }

  /// Adds credentials to a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The call it belongs to.
  /// - Throws: A `Diagnostic` when there are no credentials to add; any other error is wrapped in one.
  func authorize(_ request: inout Request, context: RunContext) async throws
}
