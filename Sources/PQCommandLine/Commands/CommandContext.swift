import PQCore

/// What a command knows: its command line, and the process it runs in.
struct CommandContext: Sendable {
  /// The command line.
  let arguments: ParsedArguments

  /// The process, or what a test gives instead.
  let process: ProcessContext

  private let log: ProblemLog

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - process: The process.
  ///   - log: Takes the problems that do not end the command.
  init(arguments: ParsedArguments, process: ProcessContext, log: ProblemLog = ProblemLog()) {
    self.arguments = arguments
    self.process = process
    self.log = log
  }

  /// How text on standard output is laid out.
  var layout: TextLayout {
    TextLayout(
      width: process.terminal.width,
      isStyled: arguments.colorChoice.isOn(variables: process.variables, isTerminal: process.terminal.outputIsTerminal),
      cutsTables: process.terminal.outputIsTerminal
    )
  }

  /// How text is laid out that goes to a destination; a file is no terminal.
  func layout(for destination: ResultDestination) -> TextLayout {
    guard !destination.isStandardOutput else { return layout }
    let isStyled = arguments.colorChoice.isOn(variables: process.variables, isTerminal: false)
    return TextLayout(isStyled: isStyled, cutsTables: false)
  }

  /// Prints a result.
  ///
  /// - Parameter text: Whole lines, line break included.
  /// - Throws: Why it could not be printed.
  func print(_ text: String) throws(OutputFailure) {
    try process.output.write(text)
  }

  /// Says something on standard error, unless the command is to be quiet.
  func say(_ line: String) {
    guard !arguments.has(.quiet) else { return }
    try? process.error.write(line + "\n")
  }

  /// Lets the command end with the status of failures that it has told of itself.
  func fail(_ failures: Set<Diagnostic.FailureClass>) {
    log.fail(failures)
  }

  /// Lets the command end with the status of a signal, whatever else it met.
  func end(by status: ExitStatus) {
    log.end(by: status)
  }

  /// Reports problems that do not end the command; they are shown at its end.
  func report(_ problems: DiagnosticList) {
    log.append(problems)
  }
}
