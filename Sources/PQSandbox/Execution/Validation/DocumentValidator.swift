import PQCore
import PQGraphQL

/// Checks a whole document against the schema.
struct DocumentValidator {
  let schema: AEMSchema

  /// Finds every contradiction.
  ///
  /// - Parameter document: The document.
  /// - Returns: The problems: those of each definition in the order of the text, then those of variables and fragments.
  func problems(of document: GraphQLDocument) -> [ValidationProblem] {
    let fragments = Dictionary(document.fragments.map { ($0.name, $0) }) { first, _ in first }
    let checkedFragments = Dictionary(
      document.fragments.map { ($0.name, check($0, fragments: fragments)) }
    ) { first, _ in first }

    var problems: [ValidationProblem] = []
    var usedFragments: Set<String> = []
    for operation in document.operations {
      var validator = SelectionValidator(schema: schema, fragments: fragments)
      problems += variableProblems(of: operation)
      validator.validate(operation.directives)
      validator.validate(operation.selections, on: AEMSchema.queryType)
      problems += validator.problems
      let reachable = reachable(from: validator.spreads, in: checkedFragments)
      usedFragments.formUnion(reachable)
      let uses = validator.uses + reachable.flatMap { checkedFragments[$0]?.uses ?? [] }
      problems += useProblems(of: operation, uses: uses)
    }
    let cyclic = cyclic(checkedFragments)
    for fragment in document.fragments {
      problems += checkedFragments[fragment.name]?.problems ?? []
      problems += typeProblems(of: fragment)
      if cyclic.contains(fragment.name) {
        problems.append(.cycle(fragment))
      }
      if !usedFragments.contains(fragment.name) {
        problems.append(.unused(fragment))
      }
    }
    return problems
  }

  private func check(
    _ fragment: FragmentDefinition,
    fragments: [String: FragmentDefinition]
  ) -> SelectionValidator {
    var validator = SelectionValidator(schema: schema, fragments: fragments, path: [fragment.name])
    validator.validate(fragment.directives)
    if schema.type(fragment.typeCondition)?.isComposite == true {
      validator.validate(fragment.selections, on: fragment.typeCondition)
    }
    return validator
  }

  private func typeProblems(of fragment: FragmentDefinition) -> [ValidationProblem] {
    switch schema.type(fragment.typeCondition) {
    case nil: [.unknownType(of: fragment)]
    case .object, .union: []
    case .scalar, .enumeration, .input: [.nonCompositeType(of: fragment)]
    }
  }

  private func variableProblems(of operation: OperationDefinition) -> [ValidationProblem] {
    var problems: [ValidationProblem] = []
    var names: Set<String> = []
    for variable in operation.variables {
      if !names.insert(variable.name).inserted { problems.append(.duplicate(variable)) }
      switch schema.type(variable.type.innermostName) {
      case nil: problems.append(.unknownType(of: variable))
      case .object, .union: problems.append(.nonInputType(of: variable))
      case .scalar, .enumeration, .input:
        let value = variable.defaultValue ?? .null
        let checker = LiteralChecker(schema: schema)
        if let reason = checker.reason(value, against: variable.type.nullable, place: variable.name) {
          problems.append(.wrongDefault(of: variable, reason: reason))
        }
      }
    }
    return problems
  }

  private func useProblems(of operation: OperationDefinition, uses: [VariableUse]) -> [ValidationProblem] {
    let variables = Dictionary(operation.variables.map { ($0.name, $0) }) { first, _ in first }
    let used = Set(uses.map(\.name))
    let wrong = uses.compactMap { use -> ValidationProblem? in
      guard let variable = variables[use.name] else { return .undefined(use) }
      return use.accepts(variable) ? nil : .mismatch(use, variable)
    }
    return wrong + operation.variables.filter { !used.contains($0.name) }.map(ValidationProblem.unused)
  }

  /// The fragments that selections lead to, each once.
  private func reachable(
    from spreads: [Selection.FragmentSpread],
    in fragments: [String: SelectionValidator]
  ) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var waiting = spreads.map(\.name)
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let fragment = fragments[name] else { continue }
      found.append(name)
      waiting += fragment.spreads.map(\.name)
    }
    return found
  }

  /// The fragments that spread themselves, or lead to one that does.
  private func cyclic(_ fragments: [String: SelectionValidator]) -> Set<String> {
    var users: [String: [String]] = [:]
    var openSpreads: [String: Int] = [:]
    for (name, fragment) in fragments {
      let spreads = Set(fragment.spreads.map(\.name)).filter { fragments[$0] != nil }
      openSpreads[name] = spreads.count
      for spread in spreads { users[spread, default: []].append(name) }
    }
    var finished = openSpreads.filter { $0.value == 0 }.map(\.key)
    while let name = finished.popLast() {
      openSpreads[name] = nil
      for user in users[name] ?? [] {
        let left = (openSpreads[user] ?? 0) - 1
        openSpreads[user] = left
        if left == 0 { finished.append(user) }
      }
    }
    return Set(openSpreads.keys)
  }
}

extension ValidationProblem {
  fileprivate static func undefined(_ use: VariableUse) -> ValidationProblem {
    .init(kind: .undefinedVariable, path: use.path, reason: "Undefined variable '\(use.name)'", span: use.span)
  }

  fileprivate static func mismatch(_ use: VariableUse, _ variable: VariableDefinition) -> ValidationProblem {
    .init(
      kind: .variableTypeMismatch,
      path: use.path,
      reason: "Variable type '\(variable.type)' does not match expected type '\(use.expected)'",
      span: use.span
    )
  }

  fileprivate static func unused(_ variable: VariableDefinition) -> ValidationProblem {
    .init(kind: .unusedVariable, path: [], reason: "Unused variable '\(variable.name)'", span: variable.span)
  }

  fileprivate static func duplicate(_ variable: VariableDefinition) -> ValidationProblem {
    let reason = "There can be only one variable named '\(variable.name)'"
    return .init(kind: .duplicateVariableName, path: [], reason: reason, span: variable.span)
  }

  fileprivate static func unknownType(of variable: VariableDefinition) -> ValidationProblem {
    let reason = "Unknown type '\(variable.type.innermostName)'"
    return .init(kind: .unknownType, path: [], reason: reason, span: variable.typeSpan)
  }

  fileprivate static func nonInputType(of variable: VariableDefinition) -> ValidationProblem {
    let reason = "Input variable '\(variable.name)' type '\(variable.type.innermostName)' is not an input type"
    return .init(kind: .nonInputTypeOnVariable, path: [], reason: reason, span: variable.span)
  }

  fileprivate static func wrongDefault(of variable: VariableDefinition, reason: String) -> ValidationProblem {
    .init(kind: .wrongType, path: [], reason: reason, span: variable.span)
  }

  fileprivate static func unknownType(of fragment: FragmentDefinition) -> ValidationProblem {
    let reason = "Unknown type '\(fragment.typeCondition)'"
    return .init(kind: .unknownType, path: [fragment.name], reason: reason, span: fragment.span)
  }

  fileprivate static func nonCompositeType(of fragment: FragmentDefinition) -> ValidationProblem {
    let reason = "Fragment type condition is invalid, must be on Object/Interface/Union"
    return .init(kind: .fragmentTypeConditionInvalid, path: [fragment.name], reason: reason, span: fragment.span)
  }

  fileprivate static func cycle(_ fragment: FragmentDefinition) -> ValidationProblem {
    .init(kind: .fragmentCycle, path: [fragment.name], reason: "Fragment cycles not allowed", span: fragment.span)
  }

  fileprivate static func unused(_ fragment: FragmentDefinition) -> ValidationProblem {
    .init(kind: .unusedFragment, path: [], reason: "Unused fragment '\(fragment.name)'", span: fragment.span)
  }
}
