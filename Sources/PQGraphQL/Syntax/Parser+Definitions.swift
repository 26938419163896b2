import PQCore

extension Parser {
  /// Reads a whole document.
  mutating func parseDefinitions() throws(Diagnostic) -> (
    operations: [OperationDefinition], fragments: [FragmentDefinition]
  ) {
    var operations: [OperationDefinition] = []
    var fragments: [FragmentDefinition] = []
    while current.kind != .end {
      if at(keyword: "fragment") {
        fragments.append(try parseFragment())
      } else {
        operations.append(try parseOperation())
      }
    }
    if operations.isEmpty { throw .noOperation(at: currentSpan) }
    return (operations, fragments)
  }

  private mutating func parseOperation() throws(Diagnostic) -> OperationDefinition {
    let start = current.range.lowerBound
    var kind = OperationDefinition.Kind.query
    var name: String?
    var variables: [VariableDefinition] = []
    var directives: [Directive] = []
    if !at(.leftBrace) {
      guard current.kind == .name, let written = OperationDefinition.Kind(rawValue: currentText) else {
        throw notADefinition()
      }
      kind = written
      try advance()
      if current.kind == .name { name = try expectName("a name", in: "an operation") }
      if at(.leftParenthesis) {
        variables = try list(.leftParenthesis, .rightParenthesis, in: "the list of variables") {
          (parser) throws(Diagnostic) in
          try parser.parseVariable()
        }
      }
      directives = try parseDirectives()
    }
    let selections = try parseSelectionSet(in: "an operation")
    return OperationDefinition(
      kind: kind,
      name: name,
      variables: variables,
      directives: directives,
      selections: selections,
      span: span(from: start)
    )
  }

  private mutating func parseFragment() throws(Diagnostic) -> FragmentDefinition {
    let start = current.range.lowerBound
    try advance()
    if at(keyword: "on") { throw unexpected("the fragment's name", in: "a fragment") }
    let name = try expectName("the fragment's name", in: "a fragment")
    guard at(keyword: "on") else { throw unexpected("'on'", in: "a fragment") }
    try advance()
    let type = try expectName("a type", in: "a fragment")
    let directives = try parseDirectives()
    let selections = try parseSelectionSet(in: "a fragment")
    return FragmentDefinition(
      name: name,
      typeCondition: type,
      directives: directives,
      selections: selections,
      span: span(from: start)
    )
  }

  private mutating func parseVariable() throws(Diagnostic) -> VariableDefinition {
    let start = current.range.lowerBound
    try expect(.dollar, in: "the list of variables")
    let name = try expectName("the variable's name", in: "the list of variables")
    try expect(.colon, in: "a variable")
    let typeStart = current.range.lowerBound
    let type = try parseType()
    let typeSpan = span(from: typeStart)
    var value: GraphQLValue?
    var text: String?
    if try skip(.equals) {
      let valueStart = current.range.lowerBound
      value = try parseValue(isConstant: true)
      text = span(from: valueStart).text
    }
    let directives = try parseDirectives()
    return VariableDefinition(
      name: name,
      type: type,
      defaultValue: value,
      defaultText: text,
      directives: directives,
      span: span(from: start),
      typeSpan: typeSpan
    )
  }

  private func notADefinition() -> Diagnostic {
    let known = OperationDefinition.Kind.allCases.map(\.rawValue) + ["fragment"]
    let isSchema = ["type", "input", "enum", "schema", "union", "interface", "scalar", "extend", "directive"]
      .contains(currentText)
    return .notADefinition(
      currentText,
      at: currentSpan,
      hint: isSchema
        ? "a persisted query holds operations and fragments only, not a schema"
        : NearestName.hint(currentText, in: known) ?? "begin with 'query' or 'fragment'"
    )
  }
}

extension Diagnostic {
  fileprivate static func noOperation(at span: SourceSpan) -> Diagnostic {
    .error(
      .graphQLSyntax,
      "the document has no operation",
      at: span,
      hint: "write one, such as 'query { adventureList { items { title } } }'"
    )
  }

  fileprivate static func notADefinition(_ found: String, at span: SourceSpan, hint: String) -> Diagnostic {
    .error(.graphQLSyntax, "'\(found)' begins neither an operation nor a fragment", at: span, hint: hint)
  }
}
