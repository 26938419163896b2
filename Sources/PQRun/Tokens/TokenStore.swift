public import PQCore

/// Keeps tokens from one run of the program to the next.
public struct TokenStore: Sendable {
  /// Gives the token kept under a key, or nil.
  public let load: @Sendable (_ key: String) throws(Diagnostic) -> AccessToken?

  /// Keeps a token under a key.
  public let save: @Sendable (_ token: AccessToken, _ key: String) throws(Diagnostic) -> Void

  /// Forgets the token kept under a key.
  public let remove: @Sendable (_ key: String) throws(Diagnostic) -> Void

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - load: Gives the token kept under a key, or nil.
  ///   - save: Keeps a token under a key.
  ///   - remove: Forgets the token kept under a key.
  public init(
    load: @escaping @Sendable (_ key: String) throws(Diagnostic) -> AccessToken?,
    save: @escaping @Sendable (_ token: AccessToken, _ key: String) throws(Diagnostic) -> Void,
    remove: @escaping @Sendable (_ key: String) throws(Diagnostic) -> Void
  ) {
    self.load = load
    self.save = save
    self.remove = remove
  }

  /// A store that keeps nothing.
  public static let none = TokenStore(load: { _ in nil }, save: { _, _ in }, remove: { _ in })
}
