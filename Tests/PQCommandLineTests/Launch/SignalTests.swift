import Foundation
import PQTestSupport
import Testing

@Suite struct SignalTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal ends a waiting command at once with its own status`(signal: Int32, status: Int32) async throws {
    try await RawServer.run([.silence]) { server in
      let process = Process()
      process.executableURL = ProgramRun.program
      process.arguments = ["rivers", "--env", "local", "--timeout", "10m"]
      process.currentDirectoryURL = ProgramRun.repository.appending(path: "Tests/PQCommandLineTests/Project")
      process.environment = ["PORT": String(server.port)]
      let ended = AsyncStream<Void> { continuation in
        process.terminationHandler = { _ in continuation.finish() }
      }
      try process.run()
      #expect(try await server.waits { !$0.requests.isEmpty })
      kill(process.processIdentifier, signal)
      for await _ in ended {}
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == status)
    }
  }

  @Test func `SIGQUIT ends a waiting command without a crash report`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let error = try scratch.write("", to: "stderr")
    try await RawServer.run([.silence]) { server in
      let process = Process()
      process.executableURL = ProgramRun.program
      let project = ProgramRun.repository.appending(path: "Tests/PQCommandLineTests/Project").path
      process.arguments = ["rivers", "--env", "local", "--timeout", "10m", "-C", project]
      process.currentDirectoryURL = scratch.url
      process.environment = ["PORT": String(server.port), "SWIFT_BACKTRACE": "enable=yes"]
      process.standardError = try FileHandle(forWritingTo: error)
      let ended = AsyncStream<Void> { continuation in
        process.terminationHandler = { _ in continuation.finish() }
      }
      try process.run()
      #expect(try await server.waits { !$0.requests.isEmpty })
      kill(process.processIdentifier, SIGQUIT)
      for await _ in ended {}
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGQUIT)
      #expect(try Data(contentsOf: error).isEmpty)
    }
  }
}
