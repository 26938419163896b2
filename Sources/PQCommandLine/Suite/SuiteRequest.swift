import PQCore
import PQSuite

/// What a command line says of how a smoke test is run.
struct SuiteRequest {
  private let context: CommandContext

  /// Makes a request.
  ///
  /// - Parameter context: The command line.
  init(_ context: CommandContext) {
    self.context = context
  }

  /// Reads how the cases are run.
  ///
  /// - Returns: The options.
  /// - Throws: A diagnostic for a value that does not fit.
  func options() throws(Diagnostic) -> SuiteOptions {
    SuiteOptions(
      jobs: try context.arguments.value(of: .jobs)?.count(in: 1...256, of: "jobs") ?? Processors.count(atMost: 16),
      repeatCount: try context.arguments.value(of: .repetitions)?.count(in: 1...1_000_000, of: "runs") ?? 1,
      failsFast: context.arguments.has(.failFast),
      timeout: try context.arguments.value(of: .suiteTimeout)?.duration()
    )
  }

  /// Reads which part of the cases is run.
  ///
  /// - Returns: The part, or nil for all.
  /// - Throws: A diagnostic for a value that does not fit.
  func shard() throws(Diagnostic) -> SuiteShard? {
    guard let option = context.arguments.value(of: .shard) else { return nil }
    guard let shard = SuiteShard(option.text) else {
      throw .unreadable(
        option,
        "a part of the cases",
        hint: "write the number of the part and the count of parts, such as 2/4"
      )
    }
    return shard
  }
}
