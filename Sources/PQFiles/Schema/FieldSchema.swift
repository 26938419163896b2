internal import PQCore

/// The JSON Schema of fields and of what their values may be.
enum FieldSchema: Sendable {
  // Text from outside may stand for any scalar; what it is shows only when it is read.
  private static let interpolation = "\\$\\{"

  /// The members of the schema of a mapping.
  ///
  /// - Parameters:
  ///   - fields: The keys it may have.
  ///   - others: Names of keys it may have with any value.
  ///   - takesExtensions: Whether keys that start with `x-` may stand in it.
  /// - Returns: The members.
  static func object(_ fields: [Field], others: [String] = [], takesExtensions: Bool = false) -> [JSONValue.Member] {
    let required = fields.filter(\.isRequired).map(\.name)
    let properties = others.map { JSONValue.Member($0, .bool(true)) } + fields.map { .init($0.name, schema(of: $0)) }
    var members: [JSONValue.Member] = [
      .init("type", .string("object")), .init("properties", .object(properties)),
    ]
    if takesExtensions { members.append(.init("patternProperties", .object([.init("^x-", .bool(true))]))) }
    members.append(.init("additionalProperties", .bool(false)))
    if !required.isEmpty { members.append(.init("required", .strings(required))) }
    return members
  }

  /// The schema of a key's value, with its documentation.
  static func schema(of field: Field) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("title", .string(title(of: field.name))),
      .init("description", .string(field.description)),
    ]
    members += constraints(of: field.kind)
    if let value = field.defaultText.flatMap({ FieldValue($0, as: field.kind).json }) {
      members.append(.init("default", value))
    }
    let examples = field.examples.compactMap { FieldValue($0, as: field.kind).json }
    if !examples.isEmpty { members.append(.init("examples", .array(examples))) }
    return .object(members)
  }

  /// A reference to a definition.
  static func reference(to name: String) -> JSONValue {
    .object([.init("$ref", .string("#/$defs/\(name)"))])
  }

  /// The words of a key: `base-path` gives `Base path`.
  static func title(of name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
  }

  // Tables nest a few levels; they are written by hand.
  private static func constraints(of kind: Field.Kind) -> [JSONValue.Member] {
    switch kind {
    case .text, .secret, .environmentName: [.init("type", .strings(["string", "number", "boolean"]))]
    case .boolean: scalar(["boolean", "string"], "^(true|false)$")
    case .integer: scalar(["integer", "string"], "^[+-]?[0-9]+$")
    case .number: scalar(["number", "string"], "^[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$")
    case .duration: scalar(["string"], "^[0-9]+(\\.[0-9]*)?(ms|s|m|h)$")
    case .size: scalar(["integer", "string"], "^[0-9]+(\\.[0-9]*)?([kKmMgG][iI]?)?[bB]?$")
    case .pattern(let pattern, words: _): scalar(["string"], pattern)
    case .choice(let words): [.init("anyOf", .array([choice(words), .object(scalar(["string"], nil))]))]
    case .any: []
    case .list(let element): [.init("type", .string("array")), .init("items", .object(constraints(of: element)))]
    case .mapping(let fields): object(fields)
    case .dictionary(let value):
      [.init("type", .string("object")), .init("additionalProperties", .object(constraints(of: value)))]
    case .either(let kinds): [.init("anyOf", .array(kinds.map { .object(constraints(of: $0)) }))]
    case .reference(let name): [.init("$ref", .string("#/$defs/\(name)"))]
    }
  }

  private static func scalar(_ types: [String], _ pattern: String?) -> [JSONValue.Member] {
    let type: JSONValue = types.count == 1 ? .string(types[0]) : .strings(types)
    let patterns = [pattern, interpolation].compactMap { $0 }.joined(separator: "|")
    return [.init("type", type), .init("pattern", .string(patterns))]
  }

  // A word such as `1.1` is a number to an editor when it has no quotes.
  private static func choice(_ words: [String]) -> JSONValue {
    let numbers = words.compactMap { word -> JSONValue? in
      if case .number(let literal)? = FieldValue(word, as: .any).json { .number(literal) } else { nil }
    }
    return .object([.init("enum", .array(words.map { .string($0) } + numbers))])
  }
}

extension JSONValue {
  /// A list of texts.
  static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}
