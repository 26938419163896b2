import PQCore

/// Says on standard error what went wrong, and finds the exit status that follows.
struct ProblemWriter {
  private let arguments: ParsedArguments
  private let process: ProcessContext

  init(arguments: ParsedArguments, process: ProcessContext) {
    self.arguments = arguments
    self.process = process
  }

  /// Reports what a command met; warnings are left out when it is to be quiet.
  ///
  /// - Parameters:
  ///   - error: The error that ended it, or the list of its problems.
  ///   - earlier: What it had met before.
  ///   - failures: The classes of failures that it has told of itself.
  /// - Returns: The exit status.
  func report(
    _ error: any Error,
    after earlier: [Diagnostic] = [],
    beside failures: Set<Diagnostic.FailureClass> = []
  ) -> ExitStatus {
    let problems = DiagnosticList(earlier + Self.problems(of: error))
    let isQuiet = arguments.has(.quiet)
    let shown = problems.items.filter { !isQuiet || $0.severity == .error }
    if shown.count == 1 {
      try? process.error.write(renderer.render(shown[0]))
    } else if !shown.isEmpty {
      try? process.error.write(renderer.render(DiagnosticList(shown)))
    }
    return ExitStatus(combining: problems.items.map(\.failure) + failures)
  }

  private static func problems(of error: any Error) -> [Diagnostic] {
    switch error {
    case OutputFailure.readerGone: []
    case OutputFailure.refused(let reason): [.unwritableOutput(reason: reason)]
    case let list as DiagnosticList: list.items
    case let diagnostic as Diagnostic: [diagnostic]
    default: [.fault(error)]
    }
  }

  private var renderer: DiagnosticRenderer {
    let format = arguments.value(of: .errorFormat).flatMap { ErrorFormat(rawValue: $0.text) } ?? .full
    var renderer = DiagnosticRenderer(
      format: format,
      layout: TextLayout(
        width: process.terminal.width,
        isStyled: arguments.colorChoice.isOn(
          variables: process.variables,
          isTerminal: process.terminal.errorIsTerminal
        )
      ),
      redact: process.secrets.redact
    )
    if let root = process.projects.root {
      let paths =
        format == .github
        ? ProjectPaths(root: root, inRepository: process.repository)
        : ProjectPaths(root: root, seenFrom: process.workingDirectory)
      // Its path starts from the folder of the command already.
      let valueFile = arguments.value(of: .variables)?.text
      renderer.path = { $0 == valueFile ? $0 : paths.path(of: $0) }
    }
    return renderer
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
