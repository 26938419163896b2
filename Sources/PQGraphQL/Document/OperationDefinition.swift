public import PQCore

/// A query, mutation or subscription.
public struct OperationDefinition: Sendable, Hashable {
  /// What it does.
  public let kind: Kind

  /// Its name, if it has one.
  public let name: String?

  /// The variables it declares, in order.
  public let variables: [VariableDefinition]

  /// The directives on it.
  public let directives: [Directive]

  /// What is selected of the root.
  public let selections: [Selection]

  /// The whole operation.
  public let span: SourceSpan

  /// What an operation does.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It reads.
    case query
    /// It writes, then reads.
    case mutation
    /// It reads whenever something happens.
    case subscription
  }
}

/// Selections with a name, to be used in several places.
public struct FragmentDefinition: Sendable, Hashable {
  /// The name.
  public let name: String

  /// The type its selections are for.
  public let typeCondition: String

  /// The directives on it.
  public let directives: [Directive]

  /// What is selected.
  public let selections: [Selection]

  /// The whole definition.
  public let span: SourceSpan
}
