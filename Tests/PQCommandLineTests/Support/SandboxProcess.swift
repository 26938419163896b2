import Foundation
import PQTestSupport

/// A `pqrun sandbox` on a free port, for the length of one piece of work.
enum SandboxProcess {
  /// Why the sandbox does not serve.
  struct NotStarted: Error {
    let output: String
  }

  /// Starts a publish, works, and ends it.
  ///
  /// - Parameters:
  ///   - options: Options of the sandbox besides mode and port.
  ///   - work: What to do meanwhile, with its port.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws, or that the sandbox did not start.
  static func run<Result>(_ options: [String], _ work: (String) async throws -> Result) async throws -> Result {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let output = try scratch.write([], to: "stdout")
    let spawned = try SpawnedProgram(
      ProgramRun.program.path,
      ["sandbox", "--mode", "publish", "--port", "0", "-q"] + options,
      in: scratch.url.path,
      variables: [:],
      output: output.path
    )
    let result: Swift.Result<Result, any Error>
    do {
      result = .success(try await work(try await port(in: output)))
    } catch {
      result = .failure(error)
    }
    spawned.signal(SIGTERM)
    _ = try await spawned.end()
    return try result.get()
  }

  // The first line is the address, and it comes when the sandbox serves.
  private static func port(in output: URL) async throws -> String {
    let deadline = ContinuousClock.now + .seconds(20)
    var text = ""
    while !text.hasSuffix("\n") {
      guard ContinuousClock.now < deadline else { throw NotStarted(output: text) }
      try await Task.sleep(for: .milliseconds(5))
      text = try String(contentsOf: output, encoding: .utf8)
    }
    let port = text.dropLast().split(separator: ":").last ?? ""
    guard UInt16(port) != nil else { throw NotStarted(output: text) }
    return String(port)
  }
}
