import PQCore
import PQGraphQL

/// Turns the texts of an address into values of the types that an operation declares.
struct VariableCoercer {
  let schema: AEMSchema

  /// Turns texts into values.
  ///
  /// Texts for variables that are not declared are passed over, as AEM does.
  ///
  /// - Parameters:
  ///   - texts: The texts by name; of two for one name the last counts.
  ///   - definitions: The declared variables.
  /// - Returns: The values of the variables that have one.
  /// - Throws: The first variable whose value is missing or does not fit.
  func coerce(
    _ texts: [(name: String, text: String)],
    for definitions: [VariableDefinition]
  ) throws(InvalidVariable) -> [String: GraphQLValue] {
    let given = Dictionary(texts.map { ($0.name, $0.text) }) { _, last in last }
    var values: [String: GraphQLValue] = [:]
    for definition in definitions {
      do throws(UnfitValue) {
        if let text = given[definition.name] {
          values[definition.name] = try value(of: text, for: definition)
        } else if let value = definition.defaultValue {
          values[definition.name] = value
        } else if definition.type.isNonNull {
          throw .null(for: "Variable '\(definition.name)'", type: definition.type)
        }
      } catch {
        throw InvalidVariable(definition: definition, reason: error.reason)
      }
    }
    return values
  }

  private func value(of text: String, for definition: VariableDefinition) throws(UnfitValue) -> GraphQLValue {
    let value = try value(of: text, type: definition.type.nullable)
    if value == .null, definition.type.isNonNull {
      throw .null(for: "Variable '\(definition.name)'", type: definition.type)
    }
    return value
  }

  private func value(of text: String, type: TypeReference) throws(UnfitValue) -> GraphQLValue {
    guard case .named(let name) = type, let known = schema.type(name) else {
      return try structured(text, type: type)
    }
    switch known {
    case .scalar:
      return try scalar(text, name: name)
    case .enumeration(let words):
      if text == "null" { return .null }
      guard words.contains(text) else { throw .unknownWord(text, of: name) }
      return .enumeration(text)
    case .input, .object, .union:
      return try structured(text, type: type)
    }
  }

  private func scalar(_ text: String, name: String) throws(UnfitValue) -> GraphQLValue {
    if name == "String" || name == "ID" { return .string(text) }
    if text == "null" { return .null }
    switch name {
    case "Int":
      guard let number = Int32(text) else { throw .wrongScalar(name, found: "String") }
      return .int("\(number)")
    case "Float":
      guard let number = Double(text), number.isFinite else { throw .wrongScalar(name, found: "String") }
      return .float(text)
    case "Boolean":
      guard text == "true" || text == "false" else { throw .wrongScalar(name, found: "String") }
      return .boolean(text == "true")
    default:
      return .string(text)
    }
  }

  private func structured(_ text: String, type: TypeReference) throws(UnfitValue) -> GraphQLValue {
    let isOneItem = !text.hasPrefix("[") && text != "null"
    if case .list(let item) = type, isOneItem {
      return .list([try value(of: text, type: item.nullable)])
    }
    guard let document = try? JSONDocument(parsing: Array(text.utf8), named: "variable") else {
      throw .notJSON(type)
    }
    return try JSONCoercer(schema: schema).value(of: JSONValue(document.root), type: type)
  }
}
