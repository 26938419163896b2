import PQCore
import PQFiles

/// Runs one command line from its words to its exit status.
struct Launcher {
  private let process: ProcessContext

  init(process: ProcessContext) {
    self.process = process
  }

  /// Runs a command line as the system hands it over.
  ///
  /// - Parameter words: The bytes of the words after the program's name.
  /// - Returns: The exit status.
  func run(bytes words: [[UInt8]]) async -> ExitStatus {
    let texts = words.map { String(decoding: $0, as: UTF8.self) }
    let damaged = words.indices.filter { String(validating: words[$0], as: UTF8.self) == nil }
    let problems =
      damaged.map { Diagnostic.damagedArgument(texts[$0], number: $0 + 1) }
      + process.damagedVariables.filter { $0.hasPrefix("PQRUN_") }.map(Diagnostic.damagedVariable)
    guard problems.isEmpty else {
      let arguments = ArgumentParser(commands: CommandTable.specifications).parse(texts)
      return ProblemWriter(arguments: arguments, process: process).report(DiagnosticList(problems))
    }
    return await run(texts)
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
        return try await runCommand(arguments, isEmpty: words.isEmpty)
      }
      return .success
    } catch {
      return ProblemWriter(arguments: arguments, process: process).report(error)
    }
  }

  private func runCommand(_ arguments: ParsedArguments, isEmpty: Bool) async throws -> ExitStatus {
    guard let command = arguments.command, let runner = CommandTable.runner(named: command.name) else {
      guard isEmpty else { throw Diagnostic.noCommand() }
      try process.error.write(help.overview())
      return .usage
    }
    let log = ProblemLog()
    let writer = ProblemWriter(arguments: arguments, process: process)
    do {
      try await runner.run(in: CommandContext(arguments: arguments, process: process, log: log))
      let status = writer.report(DiagnosticList(log.items), beside: log.failures)
      return log.signalStatus ?? status
    } catch {
      let status = writer.report(error, after: log.items, beside: log.failures)
      return log.signalStatus ?? status
    }
  }

  private func printHelp(_ arguments: ParsedArguments) throws(OutputFailure) {
    try process.output.write(arguments.command.map(help.page(of:)) ?? help.overview())
  }

  private func complete(_ words: [String]) -> ExitStatus {
    let arguments = ArgumentParser(commands: CommandTable.specifications).parse(Array(words.dropLast()))
    let context = CommandContext(arguments: arguments, process: process)
    let names = CompletionNames(path: process.variables["PATH"] ?? "") {
      try? context.loadProject(checking: .environments)
    }
    let completer = Completer(commands: CommandTable.specifications, names: names)
    let lines = completer.candidates(for: words).map { $0.line + "\n" }
    try? process.output.write(lines.joined())
    return .success
  }

  private var help: HelpWriter {
    HelpWriter(commands: CommandTable.specifications, width: process.terminal.width)
  }
}

extension Diagnostic {
  fileprivate static func damagedArgument(_ text: String, number: Int) -> Diagnostic {
    .error(
      .operands,
      "argument \(number), '\(text)', is not UTF-8",
      hint: "write it in UTF-8; a file in another encoding is converted with 'iconv -t UTF-8'",
      failure: .usage
    )
  }

  fileprivate static func damagedVariable(_ name: String) -> Diagnostic {
    .error(
      .optionValue,
      "environment variable '\(name)' is not UTF-8",
      hint: "set it to text in UTF-8, or unset it",
      failure: .usage
    )
  }

  fileprivate static func noCommand() -> Diagnostic {
    .error(
      .operands,
      "neither a command nor a query is named",
      hint: "'pqrun --help' lists the commands, 'pqrun list queries' the queries",
      failure: .usage
    )
  }
}
