import PQCore
import PQFiles
import PQModel
import PQSandbox

/// The environments that a smoke test runs in, in the order they are named.
struct SuiteEnvironments: Sendable {
  private(set) var all: [Environment]
  private let project: Project
  private var changes: ConnectionChanges?
  private var attempts: Int?

  /// Finds the environments of `--env`: names of environments and groups, separated by commas.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - project: The project.
  /// - Throws: The problems of all of them, or that there is none of a name.
  init(_ context: CommandContext, in project: Project) throws(DiagnosticList) {
    self.project = project
    var problems = DiagnosticList()
    let option = problems.collect { () throws(Diagnostic) in try context.setting(.environment, of: project) }
    try problems.throwIfErrors()
    let choice = EnvironmentChoice(option ?? nil, of: project)
    guard let option = option ?? nil else {
      all = [try choice.environment()]
      return
    }
    all = []
    // A list without names is a name that nothing has.
    for name in option.names.isEmpty ? [option.text] : option.names {
      let found = problems.gather { () throws(DiagnosticList) in try project.environments(named: name) }
      all += (found ?? []).filter { environment in !all.contains { $0.name == environment.name } }
    }
    try problems.throwIfErrors()
  }

  /// Connects and tries again as the command line says, instead of as the environments have it.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - bound: The bound of a whole exchange, or nil for that of the project's defaults or the environment.
  ///   - attempts: How often a call is sent at the most, those of row queries and of comparisons among them, or nil for
  ///     what the files say.
  /// - Throws: Every problem with a value.
  mutating func connect(
    as context: CommandContext,
    timeout bound: GivenOption? = nil,
    attempts: Int?
  ) throws(DiagnosticList) {
    let usual = project.defaults["timeout"].map { GivenOption(text: $0.text, origin: "'defaults' of the project") }
    changes = try ConnectionChanges(context, timeout: bound ?? usual)
    self.attempts = attempts
    all = all.map(asGiven)
  }

  /// Starts a sandbox for each environment that stands for one.
  ///
  /// - Returns: The sandboxes, which end when they are released.
  /// - Throws: A diagnostic when one cannot be started.
  mutating func startSandboxes() throws(Diagnostic) -> [RunningSandbox] {
    var sandboxes: [RunningSandbox] = []
    for index in all.indices {
      if let sandbox = try EmbeddedSandbox.start(for: &all[index]) { sandboxes.append(sandbox) }
    }
    return sandboxes
  }

  /// Finds an environment by its name: one of the run, or another of the project.
  ///
  /// - Parameter name: The name.
  /// - Returns: The environment.
  /// - Throws: The environment's problems, or that there is none of that name.
  func environment(named name: String) throws(DiagnosticList) -> Environment {
    if let found = all.first(where: { $0.name == name }) { return found }
    return asGiven(try project.environment(named: name))
  }

  private func asGiven(_ environment: Environment) -> Environment {
    var environment = environment.asked(atMost: attempts)
    if let changes { environment.connection = changes.applied(to: environment.connection) }
    return environment
  }
}
