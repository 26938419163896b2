extension Node {
  /// Reads any value as JSON has it: plain scalars by YAML 1.2's core schema, and what is quoted as text.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The value.
  /// - Throws: A diagnostic for infinity and for what is not a number, which JSON cannot write.
  package func readJSON(_ name: String) throws(Diagnostic) -> JSONValue {
    // The reader of files has bounded the depth of nodes.
    switch content {
    case .scalar(let scalar):
      guard scalar.isPlain else { return .string(scalar.text) }
      switch CoreSchema.resolve(scalar.text) {
      case .null: return .null
      case .boolean(let value): return .bool(value)
      case .number(let literal): return .number(literal)
      case .text: return .string(scalar.text)
      case .notFinite: throw .wrongKind(self, name, expected: "a value that JSON can write")
      }
    case .sequence(let nodes):
      var values: [JSONValue] = []
      for node in nodes { values.append(try node.readJSON(name)) }
      return .array(values)
    case .mapping(let entries):
      var members: [JSONValue.Member] = []
      for entry in entries { members.append(JSONValue.Member(entry.name, try entry.value.readJSON(name))) }
      return .object(members)
    }
  }

  /// Reads a number, with its digits as written.
  ///
  /// - Parameter name: The key it belongs to, for messages.
  /// - Returns: The number.
  /// - Throws: A diagnostic for anything else.
  package func readNumber(_ name: String) throws(Diagnostic) -> JSONNumber {
    guard let text, case .number(let literal) = CoreSchema.resolve(text), let number = JSONNumber(literal) else {
      throw .wrongKind(self, name, expected: "a number")
    }
    return number
  }
}
