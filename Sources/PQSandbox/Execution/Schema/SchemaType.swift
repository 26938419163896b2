import PQGraphQL

/// A type of the schema.
enum SchemaType: Sendable, Hashable {
  case scalar
  case enumeration([String])
  case input([SchemaInput])
  case object([SchemaField])
  case union([String])

  /// Whether values of it have fields to select.
  var isComposite: Bool {
    switch self {
    case .object, .union: true
    case .scalar, .enumeration, .input: false
    }
  }

  /// Whether a variable can be of it.
  var isInput: Bool {
    switch self {
    case .scalar, .enumeration, .input: true
    case .object, .union: false
    }
  }
}

/// A field of an object type.
struct SchemaField: Sendable, Hashable {
  let name: String
  let type: TypeReference
  let arguments: [SchemaInput]

  init(_ name: String, _ type: TypeReference, arguments: [SchemaInput] = []) {
    self.name = name
    self.type = type
    self.arguments = arguments
  }
}

/// An argument of a field, or a field of an input object.
struct SchemaInput: Sendable, Hashable {
  let name: String
  let type: TypeReference

  init(_ name: String, _ type: TypeReference) {
    self.name = name
    self.type = type
  }
}

extension TypeReference {
  static let string = TypeReference.named("String")
  static let int = TypeReference.named("Int")
  static let float = TypeReference.named("Float")
  static let boolean = TypeReference.named("Boolean")
  static let id = TypeReference.named("ID")
}
