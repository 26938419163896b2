import PQCore
import PQGraphQL

/// Turns JSON into values of declared types: how lists and input objects stand in an address.
struct JSONCoercer {
  let schema: AEMSchema

  func value(of json: JSONValue, type: TypeReference) throws(UnfitValue) -> GraphQLValue {
    switch (type, json) {
    case (.nonNull, .null):
      throw .null(for: "List element", type: type)
    case (.nonNull(let inner), _):
      return try value(of: json, type: inner)
    case (_, .null):
      return .null
    case (.list(let item), .array(let items)):
      var values: [GraphQLValue] = []
      for json in items { values.append(try value(of: json, type: item)) }
      return .list(values)
    case (.list(let item), _):
      return .list([try value(of: json, type: item)])
    case (.named(let name), _):
      return try named(json, name: name)
    }
  }

  private func named(_ json: JSONValue, name: String) throws(UnfitValue) -> GraphQLValue {
    switch schema.type(name) {
    case .enumeration(let words):
      guard case .string(let word) = json else { throw .unknownWord(json.text(), of: name) }
      guard words.contains(word) else { throw .unknownWord(word, of: name) }
      return .enumeration(word)
    case .input(let fields):
      return try object(json, fields: fields, name: name)
    case .scalar, .object, .union, nil:
      return try scalar(json, name: name)
    }
  }

  private func object(_ json: JSONValue, fields: [SchemaInput], name: String) throws(UnfitValue) -> GraphQLValue {
    guard case .object(let members) = json else { throw .notAnObject(found: json.kindName) }
    var values: [GraphQLValue.Field] = []
    for member in members {
      guard let field = fields.first(where: { $0.name == member.name }) else {
        throw .unknownField(member.name, of: name)
      }
      if member.value == .null, field.type.isNonNull { throw .null(for: "Field '\(field.name)'", type: field.type) }
      values.append(.init(field.name, try value(of: member.value, type: field.type)))
    }
    for field in fields where field.type.isNonNull && !values.contains(where: { $0.name == field.name }) {
      throw .null(for: "Field '\(field.name)'", type: field.type)
    }
    return .object(values)
  }

  private func scalar(_ json: JSONValue, name: String) throws(UnfitValue) -> GraphQLValue {
    switch (name, json) {
    case ("Int", .number(let literal)) where Int32(literal) != nil: .int(literal)
    case ("Float", .number(let literal)): .float(literal)
    case ("Boolean", .bool(let value)): .boolean(value)
    case ("ID", .number(let literal)): .string(literal)
    case ("Int", _), ("Float", _), ("Boolean", _): throw .wrongScalar(name, found: json.kindName)
    case (_, .string(let text)): .string(text)
    default: throw .wrongScalar(name, found: json.kindName)
    }
  }
}

extension JSONValue {
  fileprivate var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "Boolean"
    case .number: "Number"
    case .string: "String"
    case .array: "List"
    case .object: "Map"
    }
  }
}
