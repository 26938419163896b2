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
  /// - Throws: Every problem of the query, or else of the environment and the values.
  init(_ context: CommandContext, in project: Project) throws(DiagnosticList) {
    var query = try Self.query(of: context, in: project)
    var problems = DiagnosticList()
    let environment = problems.gather { () throws(DiagnosticList) in
      try Self.environment(of: context, in: project)
    }
    let values = problems.gather { () throws(DiagnosticList) in
      try VariableGatherer(context).gather(for: query)
    }
    let attempts = problems.collect { () throws(Diagnostic) in try Self.attempts(of: context, in: project) }
    guard let environment, let values, let attempts else { throw problems }
    if let attempts {
      let policy = query.retry ?? environment.retry
      query.retry = Environment.RetryPolicy(attempts: attempts, maximumDelay: policy.maximumDelay)
    }
    self.query = query
    self.environment = environment
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
    var problems = DiagnosticList()
    let timeout = problems.collect { () throws(Diagnostic) in try Self.timeout(of: context, in: project) }
    try problems.throwIfErrors()
    let isGiven = context.arguments.has(.timeout)
    if let timeout = timeout ?? nil, isGiven || query.timeout == nil { query.timeout = timeout }
    return query
  }

  private static func environment(
    of context: CommandContext,
    in project: Project
  ) throws(DiagnosticList) -> Environment {
    var problems = DiagnosticList()
    let option = problems.collect { () throws(Diagnostic) in try context.setting(.environment, of: project) }
    try problems.throwIfErrors()
    return try EnvironmentChoice(option ?? nil, of: project).environment()
  }

  private static func attempts(of context: CommandContext, in project: Project) throws(Diagnostic) -> Int? {
    guard let option = try context.setting(.retry, of: project) else { return nil }
    guard let count = Int(option.text), (1...100).contains(count) else { throw .invalidCount(option) }
    return count
  }

  private static func timeout(of context: CommandContext, in project: Project) throws(Diagnostic) -> Duration? {
    guard let option = try context.setting(.timeout, of: project) else { return nil }
    guard let duration = UnitText.duration(option.text) else { throw .invalidTimeout(option) }
    return duration
  }
}

extension DiagnosticList {
  /// Runs work that throws several problems, and collects them.
  fileprivate mutating func gather<Value>(_ work: () throws(DiagnosticList) -> Value) -> Value? {
    do {
      return try work()
    } catch {
      append(contentsOf: error)
      return nil
    }
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

  fileprivate static func invalidCount(_ option: GivenOption) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is not a count of attempts",
      notes: [Note("given by \(option.origin)")],
      hint: "write a whole number from 1 to 100",
      failure: .usage
    )
  }

  fileprivate static func invalidTimeout(_ option: GivenOption) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is not a duration",
      notes: [Note("given by \(option.origin)")],
      hint: "write a number with a unit, such as 500ms, 5s or 2m",
      failure: .usage
    )
  }
}
