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

  @Test func `Ctrl-C ends a smoke test of many requests within a fifth of a second`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let cases = (1...64).map { "  - name: case \($0)\n" }.joined()
    try scratch.write("persisted: atlas/rivers\ncases:\n\(cases)", to: "queries/rivers.yaml")
    let whole = RawServer.Answer.json(#"{"data":{"riverList":{"items":[]}}}"#)
    let late = RawServer.Answer([.pause(.milliseconds(5))] + whole.steps, keepsAlive: true)
    let answers = [whole, late, .reset(), whole, .silence]
    try await RawServer.run(answering: { answers[$0.number % answers.count] }) { server in
      try scratch.write("scheme: http\nhost: 127.0.0.1:\(server.port)\n", to: "environments/local.yaml")
      var shortest = Duration.seconds(60)
      // A busy machine delays any one of them; none can be faster than the program.
      for round in 1...3 {
        let process = Process()
        process.executableURL = ProgramRun.program
        process.arguments = ["test", "--env", "local", "--repeat", "1000", "--jobs", "16"]
        process.currentDirectoryURL = scratch.url
        process.environment = ["HOME": scratch.url.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = AsyncStream<Void> { continuation in
          process.terminationHandler = { _ in continuation.finish() }
        }
        let earlier = server.requests.count
        try process.run()
        #expect(try await server.waits(upTo: .seconds(20)) { $0.requests.count > earlier + 30 }, "round \(round)")
        let start = ContinuousClock.now
        kill(process.processIdentifier, SIGINT)
        for await _ in ended {}
        shortest = min(shortest, ContinuousClock.now - start)
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 130)
      }
      #expect(shortest < .milliseconds(200))
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
