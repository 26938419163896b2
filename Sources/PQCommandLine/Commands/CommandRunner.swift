/// One command of the program: its row of the table, and what it does.
protocol CommandRunner: Sendable {
  /// What parsing, help and completion know of it.
  static var specification: CommandSpecification { get }

  /// Does the work.
  ///
  /// - Parameter context: The command line and the process it runs in.
  /// - Throws: A `Diagnostic` or a `DiagnosticList` that says why it could not be done, or an `OutputFailure`.
  static func run(in context: CommandContext) async throws
}
