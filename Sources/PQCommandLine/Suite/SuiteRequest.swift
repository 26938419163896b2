import PQCore
import PQFiles
import PQModel
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
      jobs: try count(context.arguments.value(of: .jobs), in: 1...256) ?? Processors.count(atMost: 16),
      repeatCount: try count(context.arguments.value(of: .repetitions), in: 1...1_000_000) ?? 1,
      failsFast: context.arguments.has(.failFast),
      timeout: try context.arguments.value(of: .suiteTimeout).map { option throws(Diagnostic) in
        guard let duration = UnitText.duration(option.text) else { throw .invalidTimeout(option) }
        return duration
      }
    )
  }

  /// Reads how often a call is sent at the most.
  ///
  /// - Returns: The number of attempts, or nil when nobody gives one.
  /// - Throws: A diagnostic for a value that does not fit.
  func attempts() throws(Diagnostic) -> Int? {
    try count(try context.setting(.retry, of: project), in: 1...100)
  }

  /// Reads which part of the cases is run.
  ///
  /// - Returns: The part, or nil for all.
  /// - Throws: A diagnostic for a value that does not fit.
  func shard() throws(Diagnostic) -> SuiteShard? {
    guard let option = context.arguments.value(of: .shard) else { return nil }
    guard let shard = SuiteShard(option.text) else { throw .invalidShard(option) }
    return shard
  }

  private func count(_ option: GivenOption?, in range: ClosedRange<Int>) throws(Diagnostic) -> Int? {
    guard let option else { return nil }
    guard let count = Int(option.text), range.contains(count) else { throw .invalidCount(option, range: range) }
    return count
  }
}

extension Diagnostic {
  fileprivate static func invalidCount(_ option: GivenOption, range: ClosedRange<Int>) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is not a count that fits here",
      notes: [Note("given by \(option.origin)")],
      hint: "write a whole number from \(range.lowerBound) to \(range.upperBound)",
      failure: .usage
    )
  }

  fileprivate static func invalidTimeout(_ option: GivenOption) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is not a duration",
      notes: [Note("given by \(option.origin)")],
      hint: "write a number with a unit, such as 90s or 5m",
      failure: .usage
    )
  }

  fileprivate static func invalidShard(_ option: GivenOption) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is not a part of the cases",
      notes: [Note("given by \(option.origin)")],
      hint: "write the number of the part and the count of parts, such as 2/4",
      failure: .usage
    )
  }
}
