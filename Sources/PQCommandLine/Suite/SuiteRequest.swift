import PQCore
import PQFiles
import PQSuite

/// What a command line says of how a smoke test is run.
struct SuiteRequest {
  private let context: CommandContext
  private let project: Project

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - project: The project, for its defaults.
  init(_ context: CommandContext, in project: Project) {
    self.context = context
    self.project = project
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

  /// Reads how often a call is sent at the most.
  ///
  /// - Returns: The number of attempts, or nil when nobody gives one.
  /// - Throws: A diagnostic for a value that does not fit.
  func attempts() throws(Diagnostic) -> Int? {
    try context.setting(.retry, of: project)?.count(in: 1...100, of: "attempts")
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
