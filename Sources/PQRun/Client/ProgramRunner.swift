public import PQCore

/// Starts programs for plug-ins, or refuses to.
public struct ProgramRunner: Sendable {
  private let body: @Sendable (Program) async throws(Diagnostic) -> ProgramResult

  /// Makes a runner.
  ///
  /// - Parameter body: Runs a program to its end, or throws why it could not.
  public init(_ body: @escaping @Sendable (Program) async throws(Diagnostic) -> ProgramResult) {
    self.body = body
  }

  /// A runner that refuses every program.
  public static let none = ProgramRunner { program throws(Diagnostic) in throw .programsNotAllowed(program) }

  /// Runs a program to its end.
  ///
  /// - Parameter program: The program.
  /// - Returns: What it left behind.
  /// - Throws: Why it could not be started, or that it took too long.
  public func run(_ program: Program) async throws(Diagnostic) -> ProgramResult {
    try await body(program)
  }
}

/// A program to run: no shell reads its words.
public struct Program: Sendable {
  /// Its name or path, and its arguments.
  public var words: [String]

  /// What it can read from standard input.
  public var input: [UInt8]

  /// How long it may run.
  public var timeout: Duration

  /// Where it is named, for diagnostics.
  public var span: SourceSpan?

  /// Makes a program to run.
  ///
  /// - Parameters:
  ///   - words: Its name or path, and its arguments.
  ///   - input: What it can read from standard input.
  ///   - timeout: How long it may run.
  ///   - span: Where it is named, for diagnostics.
  public init(_ words: [String], input: [UInt8] = [], timeout: Duration, span: SourceSpan? = nil) {
    self.words = words
    self.input = input
    self.timeout = timeout
    self.span = span
  }

  /// Its name as it is given, for messages.
  public var name: String { words.first ?? "" }
}

/// What a program left behind.
public struct ProgramResult: Sendable {
  /// How it ended, in words, when that is not with status 0: `exited with status 2`, `was ended by signal 9`.
  public var failure: String?

  /// What it wrote to standard output.
  public var output: [UInt8]

  /// What it wrote to standard error.
  public var errorOutput: [UInt8]

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - failure: How it ended, in words, when that is not with status 0.
  ///   - output: What it wrote to standard output.
  ///   - errorOutput: What it wrote to standard error.
  public init(failure: String? = nil, output: [UInt8] = [], errorOutput: [UInt8] = []) {
    self.failure = failure
    self.output = output
    self.errorOutput = errorOutput
  }
}

extension Diagnostic.Code {
  package static let commandsNotAllowed = Diagnostic.Code(
    "commands-not-allowed",
    explanation: """
      The files of the project name a program to run. A project may come from somebody else, so that no program runs \
      before the user allows it, with '--allow-commands' or PQRUN_ALLOW_COMMANDS=true.
      """,
    example: "auth: { type: command, command: [aem-token, stage] }"
  )
}

extension Diagnostic {
  fileprivate static func programsNotAllowed(_ program: Program) -> Diagnostic {
    .error(
      .commandsNotAllowed,
      "the program '\(program.name)' may not be run",
      at: program.span,
      hint: "look at what it does, then add --allow-commands"
    )
  }
}
