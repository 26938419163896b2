/// Every command, in the order of the help.
enum CommandTable {
  static let runners: [any CommandRunner.Type] = [
    RunCommand.self,
    TestCommand.self,
    DiffCommand.self,
    URLCommand.self,
    ListCommand.self,
    ShowCommand.self,
    CheckCommand.self,
    SandboxCommand.self,
    InitCommand.self,
    SchemaCommand.self,
    ExplainCommand.self,
    CompletionCommand.self,
    HelpCommand.self,
  ]

  static let specifications: [CommandSpecification] = runners.map { $0.specification }

  /// The runner of a command.
  static func runner(named name: String) -> (any CommandRunner.Type)? {
    runners.first { $0.specification.name == name }
  }
}
