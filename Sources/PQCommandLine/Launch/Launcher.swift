import PQCore

/// Runs one command line from its words to its exit status.
struct Launcher {
  private let process: ProcessContext

  init(process: ProcessContext) {
    self.process = process
  }

  /// Runs a command line.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: The exit status.
  func run(_ words: [String]) async -> ExitStatus {
    if words.first == "__complete" {
      return complete(Array(words.dropFirst()))
    }
    let arguments = ArgumentParser(commands: CommandTable.specifications, variables: process.variables).parse(words)
    do {
      if arguments.has(.help) {
        try printHelp(arguments)
      } else if arguments.has(.version) {
        try process.output.write(arguments.has(.json) ? VersionText.json : VersionText.line)
      } else {
        try arguments.problems.throwIfErrors()
        return try await runCommand(arguments)
      }
      return .success
    } catch {
      return ProblemWriter(arguments: arguments, process: process).report(error)
    }
  }

  private func runCommand(_ arguments: ParsedArguments) async throws -> ExitStatus {
    guard let command = arguments.command, let runner = CommandTable.runner(named: command.name) else {
      try process.error.write(help.overview())
      return .usage
    }
    try await runner.run(in: CommandContext(arguments: arguments, process: process))
    return .success
  }

  private func printHelp(_ arguments: ParsedArguments) throws(OutputFailure) {
    try process.output.write(arguments.command.map(help.page(of:)) ?? help.overview())
  }

  private func complete(_ words: [String]) -> ExitStatus {
    let arguments = ArgumentParser(commands: CommandTable.specifications).parse(Array(words.dropLast()))
    let context = CommandContext(arguments: arguments, process: process)
    let names = CompletionNames(loading: { try? context.loadProject() })
    let completer = Completer(commands: CommandTable.specifications, names: names)
    let lines = completer.candidates(for: words).map { $0.line + "\n" }
    try? process.output.write(lines.joined())
    return .success
  }

  private var help: HelpWriter {
    HelpWriter(commands: CommandTable.specifications, width: process.terminal.width)
  }
}
