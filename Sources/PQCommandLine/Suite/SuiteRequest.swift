import PQCore
import PQSuite

/// What a command line says of how a smoke test is run.
struct SuiteRequest {
  private let arguments: ParsedArguments

  /// Makes a request.
  ///
  /// - Parameter context: The command line.
  init(_ context: CommandContext) {
    arguments = context.arguments
  }

  /// Reads the options.
  ///
  /// - Returns: How the cases are run.
  /// - Throws: A diagnostic for a value that does not fit.
  func options() throws(Diagnostic) -> SuiteOptions {
    SuiteOptions(
      jobs: try count(.jobs, in: 1...256) ?? Processors.count(atMost: 16),
      repeatCount: try count(.repetitions, in: 1...1_000_000) ?? 1,
      failsFast: arguments.has(.failFast)
    )
  }

  private func count(_ option: OptionSpecification, in range: ClosedRange<Int>) throws(Diagnostic) -> Int? {
    guard let given = arguments.value(of: option) else { return nil }
    guard let count = Int(given.text), range.contains(count) else { throw .invalidCount(given, range: range) }
    return count
  }
}

extension Diagnostic {
  fileprivate static func invalidCount(_ option: GivenOption, range: ClosedRange<Int>) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is not a count",
      notes: [Note("given by \(option.origin)")],
      hint: "write a whole number from \(range.lowerBound) to \(range.upperBound)",
      failure: .usage
    )
  }
}
