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
  /// A case with rows or a matrix is planned as one, which ``SuiteRunner/expand(_:)`` makes several of.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - environment: The environment.
  ///   - values: Values that win over those of the cases.
  /// - Returns: The cases in written order; one that cannot be run has its reason or its problems.
  public func cases(of query: Query, in environment: Environment, with values: VariableValues = [:]) -> [SuiteCase] {
    let shared = PlannedChecks(query.checks, registry: registry)
    guard query.cases.isEmpty else {
      return query.cases.map { plan($0, of: query, in: environment, with: values, sharing: shared) }
    }
    var planned = SuiteCase(
      CaseIdentity(environment: environment.name, query: query.name),
      query: query,
      environment: environment,
      overrides: values,
      checks: shared.checks,
      expectedVerdict: usualVerdict(of: query, with: shared),
      skipReason: limit(of: query, in: environment) ?? query.skipReason,
      problems: shared.problems,
      span: query.span
    )
    add(query.wait, to: &planned)
    if planned.skipReason == nil { planned.skipReason = missingValue(of: query, in: environment, with: values) }
    return [planned]
  }

  private func plan(
    _ testCase: Query.Case,
    of query: Query,
    in environment: Environment,
    with values: VariableValues,
    sharing shared: PlannedChecks
  ) -> SuiteCase {
    let own = PlannedChecks(testCase.checks, registry: registry)
    let usual = usualVerdict(of: query, with: shared)
    let expected = verdict(testCase.expectedVerdict) ?? own.expectedVerdict ?? usual
    var problems = shared.problems
    problems.append(contentsOf: own.problems)
    var planned = SuiteCase(
      CaseIdentity(environment: environment.name, query: query.name, name: testCase.name),
      query: query,
      environment: environment,
      tags: testCase.tags,
      values: testCase.variables,
      derivedVariables: testCase.derivedVariables.filter { values[$0.name] == nil },
      overrides: values,
      // The checks of the query are made for its usual answer, and say nothing of another one.
      checks: expected == usual ? shared.checks + own.checks : own.checks,
      captures: testCase.captures,
      expectedVerdict: expected,
      skipReason: limit(of: query, in: environment) ?? query.skipReason ?? testCase.skipReason,
      problems: problems,
      span: testCase.span
    )
    if testCase.rows != nil || !testCase.matrix.isEmpty {
      planned.expansion = SuiteCase.Expansion(rows: testCase.rows, matrix: testCase.matrix)
    }
    add(testCase.wait ?? query.wait, to: &planned)
    return planned
  }

  private func add(_ wait: Query.Wait?, to planned: inout SuiteCase) {
    do {
      planned.wait = try wait.map { wait throws(DiagnosticList) in try PlannedWait(wait, registry: registry) }
      let checks = planned.checks + (planned.wait?.checks ?? [])
      planned.usedNames = Set(checks.flatMap(\.names).filter { !planned.declares($0) })
      for variable in planned.derivedVariables {
        planned.usedNames.formUnion(try ValueTemplate(variable).names)
      }
    } catch {
      planned.problems.append(contentsOf: error)
    }
  }

  private func usualVerdict(of query: Query, with checks: PlannedChecks) -> Verdict.Kind {
    verdict(query.expectedVerdict) ?? checks.expectedVerdict ?? .ok
  }

  private func verdict(_ name: String?) -> Verdict.Kind? {
    name.flatMap(Verdict.Kind.init(rawValue:))
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
