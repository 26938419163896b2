public import PQCore

/// Several environments under one name.
public struct EnvironmentGroup: Sendable, Hashable {
  /// The name.
  public var name: String

  /// The environments.
  public var members: [Member]

  /// Where it is declared.
  public var span: SourceSpan

  /// An environment of a group.
  public struct Member: Sendable, Hashable {
    /// The environment's name.
    public var name: String

    /// Where it is named.
    public var span: SourceSpan
  }
}
