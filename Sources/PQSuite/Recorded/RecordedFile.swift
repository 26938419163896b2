package import PQCore
internal import PQRun

/// A file of the project that a check holds answers against, and that `pqrun test --update` records.
struct RecordedFile: Sendable {
  /// The path, relative to the project.
  let path: String

  /// Reads the path of a file.
  ///
  /// - Parameters:
  ///   - node: The path as it is written.
  ///   - name: The key it belongs to, for messages.
  /// - Throws: A diagnostic for a path that leads out of the project, or that is not one of a JSON file.
  init(_ node: Node, _ name: String) throws(Diagnostic) {
    path = try node.readText(name)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } && path.utf8.allSatisfy { $0 >= 0x20 }
    guard isPlain, path.hasSuffix(".json") else { throw .recordedPath(path, name, at: node.span) }
  }

  /// Reads the file.
  ///
  /// - Parameter context: Has the files of the project.
  /// - Returns: Its bytes.
  /// - Throws: Why they cannot be had.
  func read(in context: RunContext) throws(Diagnostic) -> [UInt8] {
    try context.files.read(path)
  }

  /// Reads the file as JSON.
  ///
  /// - Parameter context: Has the files of the project.
  /// - Returns: What it holds.
  /// - Throws: Why it cannot be had, or what is wrong with it.
  func readJSON(in context: RunContext) throws(Diagnostic) -> JSON {
    try JSONDocument(parsing: read(in: context), named: path, failure: .invalidInput).root
  }

  /// Records the file.
  ///
  /// - Parameters:
  ///   - recorder: Writes files.
  ///   - merge: Makes the bytes, of what other cases of the run recorded before.
  /// - Returns: An outcome that says so, or why it could not be done.
  func record(with recorder: FileRecorder, merging merge: FileRecorder.Merge) -> CheckOutcome {
    do {
      let isWritten = try recorder.record(path, merging: merge)
      return CheckOutcome(notes: isWritten ? ["recorded in '\(path)'"] : [])
    } catch {
      return .failed("'\(path)' is not recorded", details: FailureWords(error).lines)
    }
  }

  /// The outcome of a check whose file cannot be used.
  ///
  /// - Parameter problem: Why not.
  /// - Returns: The outcome, with the way to record the file.
  func unusable(_ problem: Diagnostic) -> CheckOutcome {
    .failed(problem.message, details: ["'pqrun test --update' records '\(path)'"])
  }
}

extension Diagnostic.Code {
  package static let recordedPath = Diagnostic.Code(
    "recorded-path",
    explanation: """
      A check names the file it is recorded in by a path relative to the project, to a file that ends in '.json'. \
      Hidden files and paths that lead out of the project are refused, because '--update' writes there.
      """,
    example: "checks: [{ snapshot: ../bali.json }]"
  )
}

extension Diagnostic {
  fileprivate static func recordedPath(_ path: String, _ name: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .recordedPath,
      "'\(path)' is no path of a JSON file within the project",
      at: span,
      hint: "write \(name): \(name)s/NAME.json, without '..' and a '/' at the beginning"
    )
  }
}
