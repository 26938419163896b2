public import PQCore

/// A variable as an operation declares it, such as `$imageWidth: Int = 1200`.
public struct VariableDefinition: Sendable, Hashable {
  /// The name, without `$`.
  public let name: String

  /// The type.
  public let type: TypeReference

  /// The value it has when none is given.
  public let defaultValue: GraphQLValue?

  /// The default as it is written in the document.
  public let defaultText: String?

  /// The directives on it.
  public let directives: [Directive]

  /// The whole definition.
  public let span: SourceSpan

  /// The type alone.
  public let typeSpan: SourceSpan

  /// Whether every run must give a value: the type takes no null, and there is no default.
  public var isRequired: Bool { type.isNonNull && defaultValue == nil }
}
