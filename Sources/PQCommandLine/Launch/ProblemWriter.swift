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
  /// - Parameter error: The error.
  /// - Returns: The exit status.
  func report(_ error: any Error) -> ExitStatus {
    switch error {
    case OutputFailure.readerGone: return .success
    case OutputFailure.refused(let reason): return report([.unwritableOutput(reason: reason)])
    case let list as DiagnosticList: return report(list.items)
    case let diagnostic as Diagnostic: return report([diagnostic])
    default: return report([.fault(error)])
    }
  }

  private func report(_ problems: [Diagnostic]) -> ExitStatus {
    for problem in problems {
      try? process.error.write("\(problem.severity.rawValue)[\(problem.code)]: \(problem.message)\n")
      if let hint = problem.hint { try? process.error.write("  = hint: \(hint)\n") }
    }
    return ExitStatus(combining: problems.map(\.failure))
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
  fileprivate static func unwritableOutput(reason: String) -> Diagnostic {
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
