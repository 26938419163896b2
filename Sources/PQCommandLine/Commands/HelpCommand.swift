import PQCore

/// `pqrun help [COMMAND]`.
enum HelpCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "help",
    summary: "show help about pqrun or one of its commands",
    operands: [.optional(ValueSpecification("COMMAND", from: .commands), help: "the command to explain")]
  )

  static func run(in context: CommandContext) async throws {
    let commands = CommandTable.specifications
    let writer = HelpWriter(commands: commands, width: context.process.terminal.width)
    guard let name = context.arguments.operands.first else {
      try context.print(writer.overview())
      return
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw Diagnostic.unknownCommand(name, among: commands.map(\.name))
    }
    try context.print(writer.page(of: command))
  }
}

extension Diagnostic.Code {
  static let unknownCommand = Diagnostic.Code(
    "unknown-command",
    explanation: """
      The command line names a command that does not exist. 'pqrun --help' lists the commands. The word 'run' may be \
      left out before the name of a query, so a mistyped command is looked for among the queries as well.
      """,
    example: "pqrun help sandbux"
  )
}

extension Diagnostic {
  fileprivate static func unknownCommand(_ name: String, among names: [String]) -> Diagnostic {
    .error(
      .unknownCommand,
      "there is no command '\(name)'",
      hint: NearestName.hint(name, in: names) ?? "'pqrun --help' lists the commands",
      failure: .usage
    )
  }
}
