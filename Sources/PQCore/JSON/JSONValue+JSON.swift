extension JSONValue {
  /// Copies a view into a document as a tree of its own.
  ///
  /// - Parameter json: The view; its depth was bounded when the document was read.
  public init(_ json: JSON) {
    switch json.kind {
    case .null: self = .null
    case .bool: self = .bool(json.bool ?? false)
    case .number: self = .number(json.numberLiteral ?? "0")
    case .string: self = .string(json.string ?? "")
    case .array: self = .array(json.elements?.map { JSONValue($0) } ?? [])
    case .object: self = .object(json.members?.map { Member($0.name, JSONValue($0.value)) } ?? [])
    }
  }
}
