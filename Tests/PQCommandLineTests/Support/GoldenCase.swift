import Foundation
import PQTestSupport
import Testing

/// One folder of `Cases`: a command line with what it must print and how it must end.
///
/// `args` has one word a line. `stdout`, `stderr` and `exit` are what must come. Beside them may lie `stdin`,
/// `environment` (one `NAME=VALUE` a line), a folder `project` to run in (otherwise it is the one beside `Cases`), and
/// raw answers `1.http`, `2.http` … that a server on loopback gives in turn; its port is the environment variable
/// `PORT` and the word `PORT` in what is printed, and `requests` holds the request lines it must have seen. In their
/// place a file `sandbox` may name options of the `pqrun sandbox` that answers; such a case runs in `SandboxProject`.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let folder: URL

  var testDescription: String { folder.pathComponents.suffix(2).joined(separator: "/") }

  /// Every case, in the order of names.
  static let all: [GoldenCase] = {
    let root = URL(filePath: #filePath).appending(path: "../../Cases").standardizedFileURL
    return folders(in: root).flatMap(folders).map(GoldenCase.init).sorted { $0.folder.path < $1.folder.path }
  }()

  private static let sharedProject = URL(filePath: #filePath).appending(path: "../../Project").standardizedFileURL
  private static let sandboxProject =
    URL(filePath: #filePath).appending(path: "../../SandboxProject").standardizedFileURL

  /// Runs the command line.
  ///
  /// - Returns: What came, by the name of the file that holds what must come.
  func run() async throws -> [String: String] {
    if text(of: "sandbox") != nil {
      return try await SandboxProcess.run(lines(of: "sandbox")) { port in try await run(port: port) }
    }
    let answers = (1...9).compactMap { try? [UInt8](Data(contentsOf: folder.appending(path: "\($0).http"))) }
    guard !answers.isEmpty else { return try await run(variables: [:]) }
    return try await RawServer.run(answers.map { .raw($0) }) { server in
      var actual = try await run(port: String(server.port))
      actual["requests"] = server.requests.map { $0.line + "\n" }.joined()
      return actual
    }
  }

  private func run(port: String) async throws -> [String: String] {
    try await run(variables: ["PORT": port]).mapValues { $0.replacing("127.0.0.1:\(port)", with: "127.0.0.1:PORT") }
  }

  private func run(variables: [String: String]) async throws -> [String: String] {
    let run = try await ProgramRun.run(
      lines(of: "args"),
      in: project,
      variables: self.variables.merging(variables) { $1 },
      input: Array((text(of: "stdin") ?? "").utf8)
    )
    return ["stdout": run.output, "stderr": run.error, "exit": "\(run.status)\n"]
  }

  private var project: URL {
    let own = folder.appending(path: "project")
    if FileManager.default.fileExists(atPath: own.path) { return own }
    return text(of: "sandbox") == nil ? Self.sharedProject : Self.sandboxProject
  }

  private var variables: [String: String] {
    let pairs = lines(of: "environment").compactMap { line -> (String, String)? in
      guard let equals = line.firstIndex(of: "=") else { return nil }
      return (String(line[..<equals]), String(line[line.index(after: equals)...]))
    }
    return Dictionary(pairs) { $1 }
  }

  /// What a file of the case holds, or nil when it is not there.
  func text(of name: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes what came as what must come.
  func record(_ actual: [String: String]) throws {
    for (name, text) in actual {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
  }

  private func lines(of name: String) -> [String] {
    (text(of: name) ?? "").split(separator: "\n").map(String.init)
  }

  private static func folders(in folder: URL) -> [URL] {
    let items = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (items ?? []).filter { $0.hasDirectoryPath }
  }
}
