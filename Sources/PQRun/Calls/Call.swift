public import PQCore
public import PQModel

/// A query bound to its values in one environment: all that a request is made of.
public struct Call: Sendable {
  /// The query.
  public let query: Query

  /// The environment.
  public let environment: Environment

  /// The variables with their values, in declared order; absent optional ones are null.
  public let variables: [BoundVariable]

  /// What keeps caches from answering, or nil when they may.
  public var cacheBuster: CacheBuster?

  /// Binds values to the variables of a query.
  ///
  /// A value given wins over the environment's, and that over the variable's default.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - values: The values given.
  ///   - environment: The environment.
  /// - Throws: Every problem with a value: unknown names, missing values, wrong types, broken rules.
  public init(
    _ query: Query,
    with values: VariableValues = [:],
    in environment: Environment
  ) throws(DiagnosticList) {
    var diagnostics = DiagnosticList()
    if let allowed = query.environments, !allowed.contains(environment.name) {
      diagnostics.append(.wrongEnvironment(query, environment))
    }
    let names = query.variables.map(\.name)
    for entry in values.entries where !names.contains(where: { $0.utf8.elementsEqual(entry.name.utf8) }) {
      diagnostics.append(.unknownVariable(entry, of: query))
    }
    var bound: [BoundVariable] = []
    for variable in query.variables {
      let given = values[variable.name] ?? environment.variables[variable.name] ?? variable.defaultValue
      guard let given else {
        if variable.isRequired { diagnostics.append(.missingVariable(variable, of: query)) }
        bound.append(BoundVariable(variable, .null))
        continue
      }
      if let value = diagnostics.collect({ () throws(Diagnostic) in try ValueReader().read(given, for: variable) }) {
        bound.append(BoundVariable(variable, value, given: given))
      }
    }
    try diagnostics.throwIfErrors()
    self.query = query
    self.environment = environment
    variables = bound
  }
}

extension Diagnostic.Code {
  package static let unknownVariable = Diagnostic.Code(
    "unknown-variable",
    explanation: """
      A value was given for a variable that the query does not declare. AEM ignores such values without a word, so \
      that a misspelt name silently changes the answer; here it is an error.
      """,
    example: "pqrun adventure-by-slug --env author --var slg=bali-surf-camp"
  )

  package static let missingVariable = Diagnostic.Code(
    "missing-variable",
    explanation: """
      A variable whose type ends in '!' has no value and no default. AEM would answer HTTP 200 with an error inside.
      """,
    example: "pqrun adventure-by-slug --env author"
  )

  package static let wrongEnvironment = Diagnostic.Code(
    "wrong-environment",
    explanation: "A query lists the environments it may run in, and the one that was named is not among them.",
    example: "pqrun adventure-drafts --env publish"
  )
}

extension Diagnostic {
  fileprivate static func unknownVariable(_ entry: VariableValues.Entry, of query: Query) -> Diagnostic {
    let names = query.variables.map(\.name)
    let known = names.isEmpty ? "it has no variables" : "its variables are \(names.joined(separator: ", "))"
    return .error(
      .unknownVariable,
      "query '\(query.name)' has no variable '\(entry.name)'",
      at: entry.value.span,
      notes: entry.value.origin.map { [Note("given by \($0)")] } ?? [],
      hint: NearestName.hint(entry.name, in: names) ?? known,
      failure: .usage
    )
  }

  fileprivate static func missingVariable(_ variable: Variable, of query: Query) -> Diagnostic {
    let example: String? =
      switch variable.isSecret ? nil : variable.example?.content {
      case .node(let node): node.text
      case .text(let text): text
      case .json(let json): json.text(.compact)
      case nil: nil
      }
    return .error(
      .missingVariable,
      "query '\(query.name)' needs a value for '\(variable.name)' (\(variable.type))",
      at: variable.span,
      hint: "add --var \(variable.name)=\(example ?? "VALUE")",
      failure: .usage
    )
  }

  fileprivate static func wrongEnvironment(_ query: Query, _ environment: Environment) -> Diagnostic {
    .error(
      .wrongEnvironment,
      "query '\(query.name)' may not run in environment '\(environment.name)'",
      at: query.span,
      hint: "it may run in \((query.environments ?? []).joined(separator: ", "))",
      failure: .usage
    )
  }
}
