public import PQCore
public import PQModel
public import PQRun

/// A case of a smoke test as it is planned: a query with its values in an environment, and what is expected.
public struct SuiteCase: Sendable {
  /// Which case it is.
  public var identity: CaseIdentity

  /// The query.
  public var query: Query

  /// The environment.
  public var environment: Environment

  /// Words it is selected by: those of its query, and its own.
  public var tags: [String]

  /// The values of the query's variables.
  public var values: VariableValues

  /// Values that are no variables of the query, which checks and derived variables use.
  public var namedValues: VariableValues

  /// Variables whose values are made of other values of the case.
  public var derivedVariables: [Query.DerivedVariable]

  /// Values that win over all others.
  public var overrides: VariableValues

  /// Its checks: those of the query, then its own.
  public var checks: [PlannedCheck]

  /// Values of its answer that later cases may use.
  public var captures: [Query.NamedPath]

  /// How long its call is repeated, or nil to call once.
  public var wait: PlannedWait?

  /// The kind of answer that lets the case pass.
  public var expectedVerdict: Verdict.Kind

  /// Why it is not run, or nil when it is.
  public var skipReason: String?

  /// What is wrong with it; with errors among them nothing is sent.
  public var problems: DiagnosticList

  /// Where it is declared.
  public var span: SourceSpan?

  /// The rows and the matrix that make several cases of it, or nil when it stands for itself.
  public var expansion: Expansion?

  /// The case that it was made of by rows or a matrix, or nil.
  var parent: CaseIdentity?

  /// The names that its derived variables use, and those that its checks use and no variable of the query has.
  var usedNames: Set<String> = []

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - identity: Which case it is.
  ///   - query: The query.
  ///   - environment: The environment.
  ///   - tags: Words it is selected by beside those of its query.
  ///   - values: The values of the query's variables.
  ///   - namedValues: Values that are no variables of the query, which checks and derived variables use.
  ///   - derivedVariables: Variables whose values are made of other values of the case.
  ///   - overrides: Values that win over all others.
  ///   - checks: Its checks.
  ///   - captures: Values of its answer that later cases may use.
  ///   - wait: How long its call is repeated.
  ///   - expectedVerdict: The kind of answer that lets the case pass.
  ///   - skipReason: Why it is not run.
  ///   - problems: What is wrong with it.
  ///   - span: Where it is declared.
  ///   - expansion: The rows and the matrix that make several cases of it.
  public init(
    _ identity: CaseIdentity,
    query: Query,
    environment: Environment,
    tags: [String] = [],
    values: VariableValues = [:],
    namedValues: VariableValues = [:],
    derivedVariables: [Query.DerivedVariable] = [],
    overrides: VariableValues = [:],
    checks: [PlannedCheck] = [],
    captures: [Query.NamedPath] = [],
    wait: PlannedWait? = nil,
    expectedVerdict: Verdict.Kind = .ok,
    skipReason: String? = nil,
    problems: DiagnosticList = DiagnosticList(),
    span: SourceSpan? = nil,
    expansion: Expansion? = nil
  ) {
    self.identity = identity
    self.query = query
    self.environment = environment
    self.tags = query.tags + tags
    self.values = values
    self.namedValues = namedValues
    self.derivedVariables = derivedVariables
    self.overrides = overrides
    self.checks = checks
    self.captures = captures
    self.wait = wait
    self.expectedVerdict = expectedVerdict
    self.skipReason = skipReason
    self.problems = problems
    self.span = span
    self.expansion = expansion
  }

  /// What makes several cases of one.
  public struct Expansion: Sendable, Hashable {
    /// Where the rows come from, or nil.
    public var rows: Query.Rows?

    /// Values of which every combination gives a case.
    public var matrix: [Query.Axis]

    /// Makes an expansion.
    ///
    /// - Parameters:
    ///   - rows: Where the rows come from.
    ///   - matrix: Values of which every combination gives a case.
    public init(rows: Query.Rows? = nil, matrix: [Query.Axis] = []) {
      self.rows = rows
      self.matrix = matrix
    }
  }
}

extension SuiteCase {
  /// Whether its query declares a variable.
  func declares(_ name: String) -> Bool {
    query.variables.contains { $0.name == name }
  }

  /// The value that a name has in the case itself.
  func own(_ name: String) -> GivenValue? {
    namedValues[name] ?? overrides[name] ?? values[name]
  }

  /// The value that a name has when no case captures one.
  func standard(_ name: String) -> GivenValue? {
    guard let variable = query.variables.first(where: { $0.name == name }) else { return nil }
    return environment.variables[name] ?? variable.defaultValue
  }

  /// The names whose values an earlier case must have captured.
  var neededNames: [String] {
    guard !usedNames.isEmpty else { return [] }
    return usedNames.filter { own($0) == nil }.sorted()
  }
}
