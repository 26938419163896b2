/// A GraphQL type as a variable declares it (GraphQL, section 3.12 and 2.11): a name, a list, or either with `!`.
public indirect enum TypeReference: Sendable, Hashable {
  /// A type by its name.
  case named(String)
  /// A list of a type.
  case list(TypeReference)
  /// A type that takes no null.
  case nonNull(TypeReference)

  /// Whether null and absence are refused.
  public var isNonNull: Bool {
    if case .nonNull = self { true } else { false }
  }

  /// The type without its outermost `!`.
  public var nullable: TypeReference {
    if case .nonNull(let inner) = self { inner } else { self }
  }

  /// The name inside all lists and `!`.
  public var innermostName: String {
    switch self {
    case .named(let name): name
    case .list(let inner), .nonNull(let inner): inner.innermostName
    }
  }
}

extension TypeReference: CustomStringConvertible {
  /// The type in GraphQL's notation.
  public var description: String {
    switch self {
    case .named(let name): name
    case .list(let inner): "[\(inner)]"
    case .nonNull(let inner): "\(inner)!"
    }
  }
}
