/// Every command, in the order of the help.
enum CommandTable {
  static let runners: [any CommandRunner.Type] = [
    CompletionCommand.self,
    HelpCommand.self,
  ]

  static let specifications: [CommandSpecification] = runners.map { $0.specification }

  /// The runner of a command.
  static func runner(named name: String) -> (any CommandRunner.Type)? {
    runners.first { $0.specification.name == name }
  }
}
