import PQCore

/// Says on standard error what went wrong, and finds the exit status that follows.
struct ProblemWriter {
  private let arguments: ParsedArguments
  private let process: ProcessContext

  init(arguments: ParsedArguments, process: ProcessContext) {
    self.arguments = arguments
    self.process = process
  }

  /// Reports an error that ended a command.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - earlier: What the command had met before.
  /// - Returns: The exit status.
  func report(_ error: any Error, after earlier: [Diagnostic] = []) -> ExitStatus {
    switch error {
    case OutputFailure.readerGone: report(DiagnosticList(earlier))
    case OutputFailure.refused(let reason): report(DiagnosticList(earlier + [.unwritableOutput(reason: reason)]))
    case let list as DiagnosticList: report(DiagnosticList(earlier + list.items))
    case let diagnostic as Diagnostic: report(DiagnosticList(earlier + [diagnostic]))
    default: report(DiagnosticList(earlier + [.fault(error)]))
    }
  }

  /// Reports problems; warnings are left out when the command is to be quiet.
  ///
  /// - Parameter problems: The problems.
  /// - Returns: The exit status.
  func report(_ problems: DiagnosticList) -> ExitStatus {
    report(problems, beside: [])
  }

  /// Reports problems beside failures that are told of already.
  ///
  /// - Parameters:
  ///   - problems: The problems.
  ///   - failures: The classes of failures that are told of already.
  /// - Returns: The exit status.
  func report(_ problems: DiagnosticList, beside failures: Set<Diagnostic.FailureClass>) -> ExitStatus {
    let isQuiet = arguments.has(.quiet)
    let shown = problems.items.filter { !isQuiet || $0.severity == .error }
    if shown.count == 1 {
      try? process.error.write(renderer.render(shown[0]))
    } else if !shown.isEmpty {
      try? process.error.write(renderer.render(DiagnosticList(shown)))
    }
    return ExitStatus(combining: problems.items.map(\.failure) + failures)
  }

  private var renderer: DiagnosticRenderer {
    DiagnosticRenderer(
      format: arguments.value(of: .errorFormat).flatMap { ErrorFormat(rawValue: $0.text) } ?? .full,
      layout: TextLayout(
        width: process.terminal.width,
        isStyled: arguments.colorChoice.isOn(
          variables: process.variables,
          isTerminal: process.terminal.errorIsTerminal
        )
      ),
      redact: process.secrets.redact
    )
  }
}

extension Diagnostic.Code {
  static let unwritableOutput = Diagnostic.Code(
    "unwritable-output",
    explanation: """
      The system refused to take what pqrun had to write: the disk is full, a quota is used up, or the folder may not \
      be written to. What was written is not whole.
      """,
    example: "pqrun adventures-all --env sandbox > /dev/full"
  )

  static let fault = Diagnostic.Code(
    "fault",
    explanation: """
      Something went wrong inside pqrun that it had no words for. Please report it with the command line and the \
      version.
      """,
    example: "pqrun --version"
  )
}

extension Diagnostic {
  static func unwritableOutput(reason: String) -> Diagnostic {
    .error(
      .unwritableOutput,
      "the output could not be written: \(reason)",
      hint: "free space or choose another place, then run the command again"
    )
  }

  fileprivate static func fault(_ error: any Error) -> Diagnostic {
    .error(
      .fault,
      "something unexpected went wrong: \(error)",
      hint: "please report this with the command line and the output of 'pqrun --version'",
      failure: .bug
    )
  }
}
