import PQCore
import PQFiles
import PQModel
import PQRun
import PQSandbox

/// What a command line asks to run: a query, an environment and values, before they are held against each other.
struct CallRequest {
  let query: Query
  let values: VariableValues
  private(set) var environment: Environment

  private let isFresh: Bool

  /// What is doubtful about the query and the environment.
  let warnings: DiagnosticList

  /// Finds the query and the environment and gathers the values.
  ///
  /// - Parameters:
  ///   - context: The command line; its first operand is the query's name.
  ///   - project: The project.
  ///   - known: The environment, when it is chosen already.
  /// - Throws: Every problem of the query, or else of the environment and the values.
  init(_ context: CommandContext, in project: Project, asking known: Environment? = nil) throws(DiagnosticList) {
    let query = try Self.query(of: context, in: project)
    var problems = DiagnosticList()
    let environment = problems.gather { () throws(DiagnosticList) in
      guard let known else { return try Self.environment(of: context, in: project) }
      return known
    }
    let values = problems.gather { () throws(DiagnosticList) in
      try VariableGatherer(context).gather(for: query.variables)
    }
    let attempts = problems.collect { () throws(Diagnostic) in try context.attempts(of: project) }
    guard let environment, let values, let attempts else { throw problems }
    self.query = query.sent(atMost: attempts)
    self.environment = environment.asked(atMost: attempts)
    self.values = values
    isFresh = context.arguments.has(.fresh)
    let declarations = project.queries.filter { $0.name == query.name }.flatMap(\.diagnostics.items)
    warnings = DiagnosticList(
      declarations + project.environments.filter { $0.name == environment.name }.flatMap(\.diagnostics.items)
    )
  }

  /// Holds the values against the query.
  ///
  /// - Returns: The call.
  /// - Throws: Every problem with a value.
  func call() throws(DiagnosticList) -> Call {
    try call(in: environment)
  }

  /// Holds the values against the query in another environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The call.
  /// - Throws: Every problem with a value.
  func call(in environment: Environment) throws(DiagnosticList) -> Call {
    let call = try Call(query, with: values, in: environment)
    return isFresh ? call.fresh() : call
  }

  /// Starts the embedded sandbox when the environment stands for it.
  ///
  /// - Returns: The sandbox, to be kept until the answer has come, or nil.
  /// - Throws: A diagnostic when it cannot be started.
  mutating func startSandbox() throws(Diagnostic) -> RunningSandbox? {
    try EmbeddedSandbox.start(for: &environment)
  }
}

extension CallRequest {
  private static func query(of context: CommandContext, in project: Project) throws(DiagnosticList) -> Query {
    let name = context.arguments.operands.first ?? ""
    let names = project.queries.map(\.name)
    if context.arguments.isBare, !names.contains(name) {
      throw DiagnosticList([.unknownWord(name, queries: names)] + project.unreadableFiles.items)
    }
    var query = try project.query(named: name)
    if context.arguments.has(.timeout) { query.timeout = nil }
    return query
  }

  private static func environment(
    of context: CommandContext,
    in project: Project
  ) throws(DiagnosticList) -> Environment {
    var problems = DiagnosticList()
    let option = problems.collect { () throws(Diagnostic) in try context.setting(.environment, of: project) }
    let timeout = problems.collect { () throws(Diagnostic) in try context.setting(.timeout, of: project) }
    try problems.throwIfErrors()
    var environment = try EnvironmentChoice(option ?? nil, of: project).environment()
    environment.connection = try ConnectionChanges(context, timeout: timeout ?? nil).applied(to: environment.connection)
    return environment
  }
}

extension Diagnostic {
  fileprivate static func unknownWord(_ name: String, queries: [String]) -> Diagnostic {
    let commands = CommandTable.specifications.map(\.name)
    return .error(
      .unknownCommand,
      "there is no command and no query '\(name)'",
      hint: NearestName.hint(name, in: queries + commands)
        ?? "'pqrun list queries' shows the queries, 'pqrun --help' the commands",
      failure: .usage
    )
  }
}
