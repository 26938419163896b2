public import PQCore
import PQGraphQL

/// Holds a given value against a variable's type and rules.
///
/// The declared type decides how text is read, never its look: `no` for a String is the text `no`, and `003` stays
/// `003`. Scalars follow GraphQL, section 3.5: an Int fits 32 bits, a Float is finite and keeps its digits.
public struct ValueReader: Sendable {
  /// Makes a reader.
  public init() {}

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - given: The value as it was given.
  ///   - variable: The variable it is for.
  /// - Returns: The value to be written into the URL.
  /// - Throws: A diagnostic that names the variable, its type, the value, and where the value came from.
  public func read(_ given: GivenValue, for variable: Variable) throws(Diagnostic) -> VariableValue {
    let subject = Subject(variable: variable, given: given)
    let value: VariableValue
    switch given.content {
    case .node(let node):
      if node.origin == .unresolved { return .text(node.text ?? "") }
      value = try read(node, as: variable.type, subject)
    case .text(let text):
      value = try read(text, as: variable.type, subject)
    case .json(let json):
      value = try read(json, as: variable.type, subject)
    }
    try RuleChecker(subject: subject).check(value)
    return value
  }

  /// Reads a value that no variable declares: JSON and plain words of a file say themselves what they are.
  ///
  /// - Parameter given: The value as it was given.
  /// - Returns: The value.
  package func readUntyped(_ given: GivenValue) -> VariableValue {
    let subject = Subject(variable: Variable("value", .named("JSON")), given: given)
    switch given.content {
    case .node(let node): return (try? readUntyped(node, subject)) ?? .text(node.text ?? "")
    case .text(let text): return .text(text)
    case .json(let json): return readUntyped(json)
    }
  }

  // MARK: - Nodes of a file

  private func read(
    _ node: Node,
    as type: TypeReference,
    _ subject: Subject
  ) throws(Diagnostic) -> VariableValue {
    if node.isNull { return try readNull(as: type, subject.at(node)) }
    switch type.nullable {
    case .nonNull:
      return try read(node, as: type.nullable, subject)
    case .list(let element):
      guard let nodes = node.elements else { return .list([try read(node, as: element, subject)]) }
      var values: [VariableValue] = []
      for node in nodes { values.append(try read(node, as: element, subject)) }
      return .list(values)
    case .named(let name):
      switch node.content {
      case .scalar(let scalar):
        guard name == "JSON" || name == "Json" else {
          return try ScalarReader(subject: subject.at(node)).read(scalar.text, as: name)
        }
        return try readUntyped(node, subject)
      case .mapping, .sequence:
        guard ScalarReader.mayBeInputObject(name) || name == "JSON" || name == "Json" else {
          throw .wrongShape(subject.at(node), seen: node.kind)
        }
        return try readUntyped(node, subject)
      }
    }
  }

  private func readUntyped(_ node: Node, _ subject: Subject) throws(Diagnostic) -> VariableValue {
    switch node.content {
    case .scalar(let scalar):
      guard scalar.isPlain else { return .text(scalar.text) }
      switch CoreSchema.resolve(scalar.text) {
      case .null: return .null
      case .text: return .text(scalar.text)
      case .boolean(let value): return .literal(value ? "true" : "false")
      case .number(let literal): return .literal(literal)
      case .notFinite: throw .notFinite(subject.at(node), scalar.text)
      }
    case .sequence(let nodes):
      var values: [VariableValue] = []
      for node in nodes { values.append(try readUntyped(node, subject)) }
      return .list(values)
    case .mapping(let entries):
      var fields: [VariableValue.Field] = []
      for entry in entries {
        fields.append(VariableValue.Field(entry.name, try readUntyped(entry.value, subject)))
      }
      return .object(fields)
    }
  }

  // MARK: - Bare text

  private func read(
    _ text: String,
    as type: TypeReference,
    _ subject: Subject
  ) throws(Diagnostic) -> VariableValue {
    switch type.nullable {
    case .nonNull:
      return try read(text, as: type.nullable, subject)
    case .list(let element):
      guard text.first(where: { !$0.isWhitespace }) == "[" else {
        return .list([try read(text, as: element, subject)])
      }
      return try read(parse(text, subject), as: type, subject)
    case .named("JSON"), .named("Json"):
      return try readUntyped(parse(text, subject))
    case .named(let name):
      let isObject = ScalarReader.mayBeInputObject(name) && text.first(where: { !$0.isWhitespace }) == "{"
      guard isObject else { return try ScalarReader(subject: subject).read(text, as: name) }
      return try read(parse(text, subject), as: type, subject)
    }
  }

  private func parse(_ text: String, _ subject: Subject) throws(Diagnostic) -> JSONValue {
    do {
      let name = "the value of \(subject.variable.name)"
      return JSONValue(try JSONDocument(parsing: Array(text.utf8), named: name, failure: .invalidInput).root)
    } catch {
      throw .notJSON(subject, error)
    }
  }

  // MARK: - JSON

  private func read(
    _ json: JSONValue,
    as type: TypeReference,
    _ subject: Subject
  ) throws(Diagnostic) -> VariableValue {
    if json == .null { return try readNull(as: type, subject) }
    switch type.nullable {
    case .nonNull:
      return try read(json, as: type.nullable, subject)
    case .list(let element):
      guard case .array(let elements) = json else { return .list([try read(json, as: element, subject)]) }
      var values: [VariableValue] = []
      for json in elements { values.append(try read(json, as: element, subject)) }
      return .list(values)
    case .named("JSON"), .named("Json"):
      return readUntyped(json)
    case .named(let name):
      switch json {
      case .null: return .null
      case .string(let text): return try ScalarReader(subject: subject).read(quoted: text, as: name)
      case .number(let literal): return try ScalarReader(subject: subject).read(literal, as: name)
      case .bool(let value): return try ScalarReader(subject: subject).read(value ? "true" : "false", as: name)
      case .array: throw .wrongShape(subject, seen: "a list")
      case .object:
        guard ScalarReader.mayBeInputObject(name) else { throw .wrongShape(subject, seen: "an object") }
        return readUntyped(json)
      }
    }
  }

  private func readUntyped(_ json: JSONValue) -> VariableValue {
    switch json {
    case .null: .null
    case .bool(let value): .literal(value ? "true" : "false")
    case .number(let literal): .literal(literal)
    case .string(let text): .text(text)
    case .array(let elements): .list(elements.map(readUntyped))
    case .object(let members): .object(members.map { VariableValue.Field($0.name, readUntyped($0.value)) })
    }
  }

  private func readNull(as type: TypeReference, _ subject: Subject) throws(Diagnostic) -> VariableValue {
    guard !type.isNonNull else { throw .nullForNonNull(subject) }
    return .null
  }
}

extension Diagnostic {
  fileprivate static func wrongShape(_ subject: ValueReader.Subject, seen: String) -> Diagnostic {
    subject.error(
      .variableType,
      "variable '\(subject.variable.name)' takes \(subject.variable.type), not \(seen)",
      hint: "give one value of type \(subject.variable.type.innermostName)"
    )
  }

  fileprivate static func nullForNonNull(_ subject: ValueReader.Subject) -> Diagnostic {
    subject.error(
      .variableType,
      "variable '\(subject.variable.name)' is \(subject.variable.type) and takes no null",
      hint: "give a value, or declare the type without '!'"
    )
  }

  fileprivate static func notJSON(_ subject: ValueReader.Subject, _ cause: Diagnostic) -> Diagnostic {
    var diagnostic = subject.error(
      .variableType,
      "variable '\(subject.variable.name)' takes \(subject.variable.type) as JSON, and \(subject.shownText) is not JSON",
      hint: "write JSON, such as [\"a\",\"b\"] or {\"key\":\"value\"}, in single quotes for the shell"
    )
    if !subject.variable.isSecret { diagnostic.notes.append(Note("caused by: \(cause.message)")) }
    return diagnostic
  }

  fileprivate static func notFinite(_ subject: ValueReader.Subject, _ text: String) -> Diagnostic {
    subject.error(
      .variableType,
      "variable '\(subject.variable.name)' holds '\(text)', which JSON cannot write",
      hint: "give a finite number, or quote the text"
    )
  }
}
