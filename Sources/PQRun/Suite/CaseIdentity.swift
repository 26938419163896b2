/// What tells a case of a smoke test from every other.
public struct CaseIdentity: Sendable, Hashable {
  /// The environment's name.
  public var environment: String

  /// The query's name.
  public var query: String

  /// The case's name, with that of its row; nil for a query without cases.
  public var name: String?

  /// Makes an identity.
  ///
  /// - Parameters:
  ///   - environment: The environment's name.
  ///   - query: The query's name.
  ///   - name: The case's name, with that of its row.
  public init(environment: String, query: String, name: String? = nil) {
    self.environment = environment
    self.query = query
    self.name = name
  }

  /// The query, and the case in brackets: `adventure-by-slug [bali]`.
  public var title: String {
    guard let name else { return query }
    return "\(query) [\(name)]"
  }
}

extension CaseIdentity: CustomStringConvertible {
  /// The title with the environment.
  public var description: String { "\(title) in \(environment)" }
}
