import PQCore
import PQFiles
import PQRun
import PQSuite

/// The file of `--baseline`.
struct BaselineFile {
  private let option: GivenOption
  private let path: String
  private let isRenewed: Bool
  private let output: any OutputSink

  /// Makes the file, or gives nil when the command line names none.
  ///
  /// - Parameter context: The command line.
  init?(_ context: CommandContext) {
    guard let option = context.arguments.value(of: .baseline) else { return nil }
    self.option = option
    path = option.path(from: context.process.workingDirectory)
    isRenewed = context.arguments.has(.update)
    output = context.process.output
  }

  /// Reads what runs are held against.
  ///
  /// - Returns: The baseline; nil when it is to be renewed.
  /// - Throws: That the file cannot be read, or every problem in it.
  func load() throws(DiagnosticList) -> Baseline? {
    isRenewed ? nil : try read()
  }

  /// Writes what a run took, beside what is recorded already, where it is to be renewed.
  ///
  /// - Parameter results: The results of the run.
  /// - Throws: That the file cannot be read or written.
  func renew(with results: [CaseResult]) throws {
    guard isRenewed else { return }
    var baseline = FileSystem.exists(path) ? try read() : Baseline()
    baseline.record(results)
    let text = baseline.json.text(.indented) + "\n"
    try ResultDestination.file(path: path).write(text, output: output)
  }

  private func read() throws(DiagnosticList) -> Baseline {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileSystem.read(path)
    } catch {
      throw DiagnosticList([.unreadableBaseline(option, reason: error.reason)])
    }
    var problems = DiagnosticList()
    let node = YAMLReader().read(bytes, named: option.text, into: &problems)
    try problems.throwIfErrors()
    guard let node else { throw problems }
    return try Baseline(node)
  }
}

extension Diagnostic {
  fileprivate static func unreadableBaseline(_ option: GivenOption, reason: String) -> Diagnostic {
    .error(
      .unreadableFile,
      "cannot read the baseline '\(option.text)': \(reason)",
      hint: "check the path, or add --update to record it",
      failure: .usage
    )
  }
}
