public import PQCore

/// An argument of a field or a directive.
public struct Argument: Sendable, Hashable {
  /// The name.
  public let name: String

  /// The value.
  public let value: GraphQLValue

  /// The whole argument.
  public let span: SourceSpan
}

/// A directive such as `@include(if: $withImage)`.
public struct Directive: Sendable, Hashable {
  /// The name, without `@`.
  public let name: String

  /// Its arguments as written.
  public let arguments: [Argument]

  /// The whole directive.
  public let span: SourceSpan
}
