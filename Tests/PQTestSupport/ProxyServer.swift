import Foundation

/// Runs the proxy `tinyproxy` on a free port of 127.0.0.1.
package struct ProxyServer: Sendable {
  /// Who may use the proxy.
  package struct User: Sendable {
    let name: String
    let password: String

    /// Makes a user.
    package init(name: String, password: String) {
      self.name = name
      self.password = password
    }
  }

  /// Why the proxy does not run.
  struct Failure: Error {
    let log: String
  }

  private static let program = ["/usr/bin/tinyproxy", "/usr/local/bin/tinyproxy", "/opt/homebrew/bin/tinyproxy"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether this machine has the program.
  package static var isAvailable: Bool { program != nil }

  /// The port it listens on.
  package let port: Int

  /// Runs a proxy until the body ends.
  ///
  /// - Parameters:
  ///   - user: Who may use it, or nil for everybody.
  ///   - body: Gets the proxy when it takes connections.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, or that the proxy does not run.
  package static func run<Value>(
    for user: User? = nil,
    _ body: (ProxyServer) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tinyproxy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let port = try RawServerSocket.freePort()
    let settings = folder.appending(path: "settings")
    let log = folder.appending(path: "log")
    let lines =
      ["Port \(port)", "Listen 127.0.0.1", "Timeout 20", "MaxClients 20", "LogFile \"\(log.path)\""]
      + (user.map { ["BasicAuth \($0.name) \($0.password)"] } ?? [])
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: settings)
    let process = Process()
    process.executableURL = URL(filePath: program ?? "/usr/bin/false")
    process.arguments = ["-d", "-c", settings.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      // The child may have inherited a mask that blocks every gentler signal.
      _ = kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let deadline = ContinuousClock.now + .seconds(20)
    while (try? RawHTTPClient(port: UInt16(port))) == nil {
      guard process.isRunning, ContinuousClock.now < deadline else {
        throw Failure(log: (try? String(contentsOf: log, encoding: .utf8)) ?? "")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    return try await body(ProxyServer(port: port))
  }
}
