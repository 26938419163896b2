internal import PQCore
public import PQModel
public import PQRun

/// Makes the cases of a smoke test of queries and environments.
public struct SuitePlanner: Sendable {
  private let registry: Registry

  /// Makes a planner.
  ///
  /// - Parameter registry: Has the checks by name.
  public init(registry: Registry) {
    self.registry = registry
  }

  /// Plans the cases of one query in one environment.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - environment: The environment.
  ///   - values: Values that win over those of the cases.
  /// - Returns: The cases in written order; one that cannot be run has its reason or its problems.
  public func cases(of query: Query, in environment: Environment, with values: VariableValues = [:]) -> [SuiteCase] {
    guard query.cases.isEmpty else {
      return query.cases.map { plan($0, of: query, in: environment, with: values) }
    }
    var planned = SuiteCase(
      CaseIdentity(environment: environment.name, query: query.name),
      query: query,
      environment: environment,
      values: values,
      skipReason: limit(of: query, in: environment) ?? query.skipReason,
      span: query.span
    )
    bind(query.checks, to: &planned)
    if planned.skipReason == nil { planned.skipReason = missingValue(of: query, in: environment, with: values) }
    return [planned]
  }

  private func plan(
    _ testCase: Query.Case,
    of query: Query,
    in environment: Environment,
    with values: VariableValues
  ) -> SuiteCase {
    var planned = SuiteCase(
      CaseIdentity(environment: environment.name, query: query.name, name: testCase.name),
      query: query,
      environment: environment,
      values: testCase.variables.merging(values),
      expectedVerdict: testCase.expectedVerdict.flatMap(Verdict.Kind.init(rawValue:)) ?? .ok,
      skipReason: limit(of: query, in: environment) ?? query.skipReason ?? testCase.skipReason,
      span: testCase.span
    )
    bind(query.checks + testCase.checks, to: &planned)
    return planned
  }

  private func bind(_ nodes: [Node], to planned: inout SuiteCase) {
    for node in nodes {
      do {
        planned.checks.append(try PlannedCheck(node, registry: registry))
      } catch {
        planned.problems.append(contentsOf: error)
      }
    }
  }

  private func limit(of query: Query, in environment: Environment) -> String? {
    guard let allowed = query.environments, !allowed.contains(environment.name) else { return nil }
    return "runs in \(allowed.joined(separator: ", ")) only"
  }

  private func missingValue(
    of query: Query,
    in environment: Environment,
    with values: VariableValues
  ) -> String? {
    let missing = query.variables.first { variable in
      variable.isRequired && variable.defaultValue == nil && values[variable.name] == nil
        && environment.variables[variable.name] == nil
    }
    return missing.map { "has no case, and '\($0.name)' needs a value" }
  }
}
