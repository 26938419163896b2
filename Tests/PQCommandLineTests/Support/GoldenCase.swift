import Foundation
import PQTestSupport
import Testing

/// One folder of `Cases`: a command line with what it must print and how it must end.
///
/// `args` has one word a line. `stdout`, `stderr` and `exit` are what must come. Beside them may lie `stdin`,
/// `environment` (one `NAME=VALUE` a line), a folder `project` to run in (otherwise it is the one beside `Cases`), and
/// raw answers `1.http`, `2.http` … that a server on loopback gives in turn; its port is the environment variable
/// `PORT` and the word `PORT` in what is printed, and `requests` holds the request lines it must have seen.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let folder: URL

  var testDescription: String { folder.pathComponents.suffix(2).joined(separator: "/") }

  /// Every case, in the order of names.
  static let all: [GoldenCase] = {
    let root = URL(filePath: #filePath).appending(path: "../../Cases").standardizedFileURL
    return folders(in: root).flatMap(folders).map(GoldenCase.init).sorted { $0.folder.path < $1.folder.path }
  }()

  private static let sharedProject = URL(filePath: #filePath).appending(path: "../../Project").standardizedFileURL

  /// Runs the command line.
  ///
  /// - Returns: What came, by the name of the file that holds what must come.
  func run() async throws -> [String: String] {
    let answers = (1...9).compactMap { try? [UInt8](Data(contentsOf: folder.appending(path: "\($0).http"))) }
    guard !answers.isEmpty else { return try await run(variables: [:]) }
    return try await RawServer.run(answers.map { .raw($0) }) { server in
      var actual = try await run(variables: ["PORT": String(server.port)])
      for (name, text) in actual { actual[name] = text.replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:PORT") }
      actual["requests"] = server.requests.map { $0.line + "\n" }.joined()
      return actual
    }
  }

  private func run(variables: [String: String]) async throws -> [String: String] {
    let project = folder.appending(path: "project")
    let run = try await ProgramRun.run(
      lines(of: "args"),
      in: FileManager.default.fileExists(atPath: project.path) ? project : Self.sharedProject,
      variables: self.variables.merging(variables) { $1 },
      input: Array((text(of: "stdin") ?? "").utf8)
    )
    return ["stdout": run.output, "stderr": run.error, "exit": "\(run.status)\n"]
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
