package import PQCore

/// A program that prints a secret word, as settings name it.
struct CommandSettings: Sendable {
  /// The program's name or path, and its arguments.
  let words: [String]

  /// Where it is named.
  let span: SourceSpan

  private let timeout: Duration

  /// The keys `command` and `command-timeout`.
  ///
  /// - Parameters:
  ///   - isRequired: Whether the command must be there.
  ///   - description: What the command is for.
  /// - Returns: The two fields.
  static func fields(isRequired: Bool, description: String) -> [Field] {
    [
      Field(
        "command",
        .list(.text),
        isRequired: isRequired,
        description: description,
        examples: ["[aem-token, stage]"]
      ),
      Field(
        "command-timeout",
        .duration,
        defaultText: "30s",
        description: "How long the program may run.",
        examples: ["5s"]
      ),
    ]
  }

  /// Reads the settings.
  ///
  /// - Parameter decoder: The `auth` mapping.
  /// - Throws: A diagnostic when there is no program.
  init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    let node = try decoder.required("command") { node throws(Diagnostic) in node }
    words = decoder.texts("command") ?? []
    timeout = decoder.duration("command-timeout") ?? .seconds(30)
    span = node.span
    guard words.first?.isEmpty == false || decoder.diagnostics.hasErrors else { throw .emptyCommand(node) }
    guard !words.contains(where: { $0.utf8.contains(0) }) else { throw .zeroInCommand(node) }
  }

  /// Runs the program and takes the word it prints.
  ///
  /// - Parameter context: The call that needs it.
  /// - Returns: The word.
  /// - Throws: A diagnostic when the program may not be run, fails, takes too long, or prints something else.
  func word(context: RunContext) async throws(Diagnostic) -> BearerToken {
    let program = Program(words, timeout: timeout, span: span)
    let result = try await context.surroundings.programs.run(program)
    if let failure = result.failure { throw .failed(program, failure, result) }
    guard let token = BearerToken(trimming: result.output) else { throw .noWord(program, result) }
    context.surroundings.hide([token.secret])
    return token
  }
}

extension Diagnostic.Code {
  package static let commandFailed = Diagnostic.Code(
    "command-failed",
    explanation: """
      A program that is to print a token did not do so. It must end with status 0 within its time and print the token \
      alone to standard output; blanks and line breaks around it are dropped. What it wrote to standard error stands \
      in the note; what it printed is never shown.
      """,
    example: "auth: { type: command, command: [aem-token, stage] }"
  )
}

extension Diagnostic {
  fileprivate static func emptyCommand(_ node: Node) -> Diagnostic {
    .error(
      .commandFailed,
      "'command' names no program",
      at: node.span,
      hint: "write command: [PROGRAM, ARGUMENT, …]"
    )
  }

  fileprivate static func zeroInCommand(_ node: Node) -> Diagnostic {
    .error(
      .commandFailed,
      "a word of 'command' holds a zero character, which no program can be given",
      at: node.span,
      hint: "take it out"
    )
  }

  fileprivate static func failed(_ program: Program, _ failure: String, _ result: ProgramResult) -> Diagnostic {
    .error(
      .commandFailed,
      "the program '\(program.name)' \(failure)",
      at: program.span,
      notes: notes(of: result),
      hint: "run it by hand to see what it needs",
      failure: .authentication
    )
  }

  fileprivate static func noWord(_ program: Program, _ result: ProgramResult) -> Diagnostic {
    .error(
      .commandFailed,
      "the program '\(program.name)' did not print one token alone",
      at: program.span,
      notes: notes(of: result),
      hint: "let it print the token and nothing else to standard output",
      failure: .authentication
    )
  }

  private static func notes(of result: ProgramResult) -> [Note] {
    let lines = String(decoding: result.errorOutput.suffix(2_000), as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.suffix(5).map { Note("it says: \(TerminalText.sanitise(String($0)))") }
  }
}
