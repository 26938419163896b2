internal import PQCore

/// Why something that a check wanted could not be had, in words for its outcome.
struct FailureWords {
  /// What is the matter in a line each, with the next step where one is known.
  let lines: [String]

  /// Finds the words of an error.
  ///
  /// - Parameter error: Any error.
  init(_ error: any Error) {
    switch error {
    case let diagnostic as Diagnostic: lines = Self.lines(of: diagnostic)
    case let list as DiagnosticList: lines = list.items.filter { $0.severity == .error }.flatMap(Self.lines)
    default: lines = ["\(error)"]
    }
  }

  private static func lines(of diagnostic: Diagnostic) -> [String] {
    [diagnostic.message] + (diagnostic.hint.map { ["hint: \($0)"] } ?? [])
  }
}
