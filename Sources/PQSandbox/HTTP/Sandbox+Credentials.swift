public import PQCore

extension Sandbox {
  /// What an author system accepts.
  public struct Credentials: Sendable, Hashable {
    /// The user's name.
    public var username: String

    /// The user's password.
    public var password: Secret

    /// A token that is accepted in place of both.
    public var token: Secret?

    /// Makes credentials; by default those of a local AEM.
    ///
    /// - Parameters:
    ///   - username: The user's name.
    ///   - password: The user's password.
    ///   - token: A token that is accepted in place of both.
    public init(username: String = "admin", password: Secret = Secret("admin"), token: Secret? = nil) {
      self.username = username
      self.password = password
      self.token = token
    }

    /// Whether the value of an `Authorization` header opens the system.
    ///
    /// - Parameter authorization: The value.
    /// - Returns: Whether it does.
    package func accept(_ authorization: String) -> Bool {
      let parts = authorization.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard parts.count == 2 else { return false }
      let given = parts[1].utf8
      switch parts[0].lowercased() {
      case "basic":
        return acceptedPairs.contains { Base64.encode($0).utf8.elementsEqual(given) }
      case "bearer":
        return token.map { $0.reveal().utf8.elementsEqual(given) } ?? false
      default:
        return false
      }
    }

    /// Whether a user name and a password open the system.
    ///
    /// - Parameters:
    ///   - username: The user's name.
    ///   - password: The password.
    /// - Returns: Whether they do.
    func accept(username: String, password: String) -> Bool {
      username.utf8.elementsEqual(self.username.utf8) && password.utf8.elementsEqual(self.password.reveal().utf8)
    }

    // Sling reads the pair as ISO-8859-1 and most clients write UTF-8: a password in either is right.
    private var acceptedPairs: [[UInt8]] {
      let pair = "\(username):\(password.reveal())"
      let latin = pair.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
      let isLatin = latin.count == pair.unicodeScalars.count
      return [Array(pair.utf8)] + (isLatin ? [latin] : [])
    }
  }
}
