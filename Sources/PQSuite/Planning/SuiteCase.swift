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

  /// The values of the query's variables.
  public var values: VariableValues

  /// Its checks: those of the query, then its own.
  public var checks: [PlannedCheck]

  /// The kind of answer that lets the case pass.
  public var expectedVerdict: Verdict.Kind

  /// Why it is not run, or nil when it is.
  public var skipReason: String?

  /// What is wrong with it; with errors among them nothing is sent.
  public var problems: DiagnosticList

  /// Where it is declared.
  public var span: SourceSpan?

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - identity: Which case it is.
  ///   - query: The query.
  ///   - environment: The environment.
  ///   - values: The values of the query's variables.
  ///   - checks: Its checks.
  ///   - expectedVerdict: The kind of answer that lets the case pass.
  ///   - skipReason: Why it is not run.
  ///   - problems: What is wrong with it.
  ///   - span: Where it is declared.
  public init(
    _ identity: CaseIdentity,
    query: Query,
    environment: Environment,
    values: VariableValues = [:],
    checks: [PlannedCheck] = [],
    expectedVerdict: Verdict.Kind = .ok,
    skipReason: String? = nil,
    problems: DiagnosticList = DiagnosticList(),
    span: SourceSpan? = nil
  ) {
    self.identity = identity
    self.query = query
    self.environment = environment
    self.values = values
    self.checks = checks
    self.expectedVerdict = expectedVerdict
    self.skipReason = skipReason
    self.problems = problems
    self.span = span
  }

  /// The words it is selected by.
  public var tags: [String] { query.tags }
}
