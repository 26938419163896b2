import PQCore
import PQModel
import PQRun

/// The values that a command line gives to every query of a smoke test that declares their variables.
struct SuiteVariables {
  private let values: VariableValues

  /// Gathers the values.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - queries: The queries that are tested.
  /// - Throws: Every problem with a value, or that no query declares its variable.
  init(_ context: CommandContext, for queries: [Query]) throws(DiagnosticList) {
    let variables = queries.flatMap(\.variables)
    values = try VariableGatherer(context).gather(for: variables)
    let names = Set(variables.map(\.name))
    var problems = DiagnosticList()
    for entry in values.entries where !names.contains(entry.name) {
      problems.append(.unknownVariable(entry, names: names.sorted()))
    }
    try problems.throwIfErrors()
  }

  /// The values for a query.
  ///
  /// - Parameter query: The query.
  /// - Returns: The values of those variables that it declares.
  func values(for query: Query) -> VariableValues {
    VariableValues(values.entries.filter { entry in query.variables.contains { $0.name == entry.name } })
  }
}

extension Diagnostic {
  fileprivate static func unknownVariable(_ entry: VariableValues.Entry, names: [String]) -> Diagnostic {
    let all = names.isEmpty ? "they declare none" : "their variables are \(names.joined(separator: ", "))"
    return .error(
      .unknownVariable,
      "none of the queries that are tested has a variable '\(entry.name)'",
      at: entry.value.span,
      notes: entry.value.origin.map { [Note("given by \($0)")] } ?? [],
      hint: NearestName.hint(entry.name, in: names) ?? all,
      failure: .usage
    )
  }
}
