import PQCore
import PQGraphQL

/// A place where a document uses a variable.
struct VariableUse: Sendable, Hashable {
  let name: String
  let expected: TypeReference
  let path: [String]
  let span: SourceSpan

  /// Whether a variable may stand here (GraphQL, section 5.8.5).
  func accepts(_ definition: VariableDefinition) -> Bool {
    let hasDefault = definition.defaultValue.map { $0 != .null } ?? false
    let type = hasDefault ? TypeReference.nonNull(definition.type.nullable) : definition.type
    return Self.fits(type, expected)
  }

  private static func fits(_ type: TypeReference, _ expected: TypeReference) -> Bool {
    switch (type, expected) {
    case (.nonNull(let inner), .nonNull(let outer)): fits(inner, outer)
    case (_, .nonNull): false
    case (.nonNull(let inner), _): fits(inner, expected)
    case (.list(let inner), .list(let outer)): fits(inner, outer)
    case (.named(let name), .named(let other)): name == other
    case (.named, .list), (.list, .named): false
    }
  }
}
