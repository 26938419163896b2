/// Writes a document in one fixed layout, without comments.
struct Printer {
  private var lines: [String] = []
  private var indent = ""

  static func print(_ document: GraphQLDocument) -> String {
    var printer = Printer()
    for operation in document.operations { printer.write(operation) }
    for fragment in document.fragments { printer.write(fragment) }
    return printer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ operation: OperationDefinition) {
    var head = operation.kind.rawValue
    if let name = operation.name { head += " " + name }
    if !operation.variables.isEmpty {
      head += (operation.name == nil ? " (" : "(") + operation.variables.map(text).joined(separator: ", ") + ")"
    }
    separate()
    write(head + text(operation.directives), operation.selections)
  }

  private mutating func write(_ fragment: FragmentDefinition) {
    separate()
    write("fragment \(fragment.name) on \(fragment.typeCondition)\(text(fragment.directives))", fragment.selections)
  }

  private mutating func write(_ selection: Selection) {
    switch selection {
    case .field(let field):
      let alias = field.alias.map { $0 + ": " } ?? ""
      write(alias + field.name + text(field.arguments) + text(field.directives), field.selections)
    case .fragmentSpread(let spread):
      write("...\(spread.name)\(text(spread.directives))", [])
    case .inlineFragment(let fragment):
      let condition = fragment.typeCondition.map { " on " + $0 } ?? ""
      write("...\(condition)\(text(fragment.directives))", fragment.selections)
    }
  }

  private mutating func write(_ head: String, _ selections: [Selection]) {
    guard !selections.isEmpty else {
      lines.append(indent + head)
      return
    }
    lines.append(indent + head + " {")
    indent += "  "
    for selection in selections { write(selection) }
    indent.removeLast(2)
    lines.append(indent + "}")
  }

  private mutating func separate() {
    if !lines.isEmpty { lines.append("") }
  }

  private func text(_ variable: VariableDefinition) -> String {
    let value = variable.defaultValue.map { " = \($0)" } ?? ""
    return "$\(variable.name): \(variable.type)\(value)\(text(variable.directives))"
  }

  private func text(_ arguments: [Argument]) -> String {
    arguments.isEmpty ? "" : "(" + arguments.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + ")"
  }

  private func text(_ directives: [Directive]) -> String {
    directives.map { " @\($0.name)\(text($0.arguments))" }.joined()
  }
}

extension GraphQLDocument {
  /// The document in one fixed layout without comments: two documents that differ only in looks have the same.
  public var normalForm: String { Printer.print(self) }
}
