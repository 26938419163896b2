import Foundation

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
    let process = Process()
    process.executableURL = ProgramRun.program
    process.arguments = ["sandbox", "--mode", "publish", "--port", "0", "-q"] + options
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let ended = AsyncStream<Void> { continuation in
      process.terminationHandler = { _ in continuation.finish() }
    }
    try process.run()
    let result: Swift.Result<Result, any Error>
    do {
      result = .success(try await work(try port(in: output.fileHandleForReading)))
    } catch {
      result = .failure(error)
    }
    process.terminate()
    for await _ in ended {}
    return try result.get()
  }

  // The first line is the address, and it comes when the sandbox serves.
  private static func port(in output: FileHandle) throws -> String {
    var text = ""
    while !text.hasSuffix("\n") {
      let data = output.availableData
      guard !data.isEmpty else { throw NotStarted(output: text) }
      text += String(decoding: data, as: UTF8.self)
    }
    let port = text.dropLast().split(separator: ":").last ?? ""
    guard UInt16(port) != nil else { throw NotStarted(output: text) }
    return String(port)
  }
}
