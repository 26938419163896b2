import Foundation
import PQTestSupport

/// One run of the built program as a process: what it printed, and how it ended.
struct ProgramRun: Sendable {
  let output: String
  let error: String
  let status: Int32

  /// The built program.
  static var program: URL { Bundle.main.bundleURL.appending(path: "pqrun") }

  /// The folder of the repository.
  static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - folder: The folder to run in; the repository's by default.
  ///   - variables: Environment variables besides the few that every run has.
  ///   - input: What standard input holds.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: That it could not be started.
  static func run(
    _ arguments: [String],
    in folder: URL = repository,
    variables: [String: String] = [:],
    input: [UInt8] = []
  ) async throws -> ProgramRun {
    try await run(program, arguments, in: folder, variables: variables, input: input)
  }

  /// Runs any program to its end.
  static func run(
    _ program: URL,
    _ arguments: [String],
    in folder: URL = repository,
    variables: [String: String] = [:],
    input: [UInt8] = []
  ) async throws -> ProgramRun {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let (output, error) = (try scratch.write([], to: "stdout"), try scratch.write([], to: "stderr"))
    let spawned = try SpawnedProgram(
      program.path,
      arguments,
      in: folder.path,
      variables: standardVariables(home: scratch.url.path).merging(variables) { $1 },
      input: scratch.write(input, to: "stdin").path,
      output: output.path,
      errors: error.path
    )
    let status = try await spawned.end()
    return ProgramRun(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self),
      status: status
    )
  }

  private static func standardVariables(home: String) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(program.deletingLastPathComponent().path):\(path)", "HOME": home, "LC_ALL": "C.UTF-8"]
  }
}
