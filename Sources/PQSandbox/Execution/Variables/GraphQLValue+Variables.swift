import PQGraphQL

extension GraphQLValue {
  /// The value with every variable replaced; nil when it is a variable that has no value.
  func substituted(_ variables: [String: GraphQLValue]) -> GraphQLValue? {
    switch self {
    case .variable(let name):
      variables[name]
    case .list(let items):
      .list(items.map { $0.substituted(variables) ?? .null })
    case .object(let fields):
      .object(fields.compactMap { field in field.value.substituted(variables).map { Field(field.name, $0) } })
    case .int, .float, .string, .boolean, .null, .enumeration:
      self
    }
  }

  /// The value of a field of an input object; nil when it is absent or null.
  subscript(name: String) -> GraphQLValue? {
    guard case .object(let fields) = self, let value = fields.last(where: { $0.name == name })?.value else {
      return nil
    }
    return value == .null ? nil : value
  }

  var text: String? {
    switch self {
    case .string(let text), .enumeration(let text): text
    case .variable, .int, .float, .boolean, .null, .list, .object: nil
    }
  }

  var integer: Int? {
    if case .int(let literal) = self { Int(literal) } else { nil }
  }

  var number: Double? {
    switch self {
    case .int(let literal), .float(let literal): Double(literal)
    case .variable, .string, .boolean, .null, .enumeration, .list, .object: nil
    }
  }

  var isTrue: Bool { self == .boolean(true) }

  /// The items of a list; a value that is no list counts as its only item.
  var items: [GraphQLValue] {
    switch self {
    case .list(let items): items
    case .null: []
    case .variable, .int, .float, .string, .boolean, .enumeration, .object: [self]
    }
  }
}
