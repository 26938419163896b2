import PQGraphQL

/// Checks that a value written in a document fits a type of the schema.
struct LiteralChecker {
  let schema: AEMSchema

  /// Explains why a value does not fit.
  ///
  /// - Parameters:
  ///   - value: The value as written.
  ///   - type: The type it should have.
  ///   - place: The argument's name, and the way into it.
  /// - Returns: The reason in graphql-java's words, or nil when it fits.
  func reason(_ value: GraphQLValue, against type: TypeReference, place: String) -> String? {
    switch (type, value) {
    case (_, .variable):
      return nil
    case (.nonNull, .null):
      return "argument '\(place)' with value '\(value.syntaxTree)' must not be null"
    case (.nonNull(let inner), _):
      return reason(value, against: inner, place: place)
    case (_, .null):
      return nil
    case (.list(let item), .list(let items)):
      return items.enumerated().lazy
        .compactMap { reason($1, against: item, place: "\(place)[\($0)]") }.first
    case (.list(let item), _):
      return reason(value, against: item, place: place)
    case (.named(let name), _):
      return reason(value, againstNamed: name, place: place)
    }
  }

  private func reason(_ value: GraphQLValue, againstNamed name: String, place: String) -> String? {
    let start = "argument '\(place)' with value '\(value.syntaxTree)'"
    switch schema.type(name) {
    case .enumeration(let words):
      if case .enumeration(let word) = value, words.contains(word) { return nil }
      let fault =
        if case .enumeration = value {
          "Literal value not in allowable values for enum '\(name)' - '\(value.syntaxTree)'"
        } else {
          "Expected an AST type of 'EnumValue' but it was a '\(value.syntaxKind)'"
        }
      return "\(start) is not a valid '\(name)' - \(fault)"
    case .input(let fields):
      guard case .object(let given) = value else { return "\(start) must be an object type" }
      return objectReason(given, fields: fields, name: name, place: place, start: start)
    case .scalar, .object, .union, nil:
      return scalarFault(name, value: value).map { "\(start) is not a valid '\(name)' - \($0)" }
    }
  }

  private func objectReason(
    _ given: [GraphQLValue.Field],
    fields: [SchemaInput],
    name: String,
    place: String,
    start: String
  ) -> String? {
    let missing = fields.filter { field in
      field.type.isNonNull && !given.contains { $0.name == field.name }
    }
    if !missing.isEmpty {
      return "\(start) is missing required fields '[\(missing.map(\.name).joined(separator: ", "))]'"
    }
    for field in given {
      guard let known = fields.first(where: { $0.name == field.name }) else {
        return "\(start) contains a field not in '\(name)': '\(field.name)'"
      }
      if let reason = reason(field.value, against: known.type, place: "\(place).\(field.name)") { return reason }
    }
    return nil
  }

  private func scalarFault(_ scalar: String, value: GraphQLValue) -> String? {
    let expected: String
    switch (scalar, value) {
    case ("Int", .int(let literal)):
      return Int32(literal) == nil ? "Expected value to be in the Integer range, but it was '\(literal)'" : nil
    case ("Float", .int), ("Float", .float), ("Boolean", .boolean), ("ID", .int): return nil
    case ("Int", _): expected = "IntValue"
    case ("Float", _): expected = "FloatValue"
    case ("Boolean", _): expected = "BooleanValue"
    case (_, .string): return nil
    default: expected = "StringValue"
    }
    return "Expected an AST type of '\(expected)' but it was a '\(value.syntaxKind)'"
  }
}

extension GraphQLValue {
  fileprivate var syntaxKind: String {
    switch self {
    case .variable: "VariableReference"
    case .int: "IntValue"
    case .float: "FloatValue"
    case .string: "StringValue"
    case .boolean: "BooleanValue"
    case .null: "NullValue"
    case .enumeration: "EnumValue"
    case .list: "ArrayValue"
    case .object: "ObjectValue"
    }
  }

  /// The value as graphql-java shows a node of its syntax tree.
  fileprivate var syntaxTree: String {
    let content =
      switch self {
      case .variable(let name), .enumeration(let name): "name='\(name)'"
      case .int(let literal), .float(let literal): "value=\(literal)"
      case .string(let text): "value='\(text)'"
      case .boolean(let value): "value=\(value)"
      case .null: ""
      case .list(let items): "values=[\(items.map(\.syntaxTree).joined(separator: ", "))]"
      case .object(let fields): "objectFields=[\(fields.map(Self.syntaxTree).joined(separator: ", "))]"
      }
    return "\(syntaxKind){\(content)}"
  }

  private static func syntaxTree(of field: Field) -> String {
    "ObjectField{name='\(field.name)', value=\(field.value.syntaxTree)}"
  }
}
