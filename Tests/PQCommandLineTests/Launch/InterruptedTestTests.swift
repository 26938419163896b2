import Foundation
import PQTestSupport
import Testing

@Suite struct InterruptedTestTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a smoke test that is ended tells what it learned`(signal: Int32, status: Int32) async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    _ = try scratch.write(Self.project, to: "pqrun.yaml")
    let output = try scratch.write("", to: "stdout")
    let good = RawServer.Answer.json(#"{"data":{"list":{"items":[]}}}"#)
    try await RawServer.run([good, .silence]) { server in
      let process = Process()
      process.executableURL = ProgramRun.program
      process.arguments = ["test", "--env", "local", "--jobs", "1"]
      process.currentDirectoryURL = scratch.url
      process.environment = ["PORT": String(server.port), "XDG_STATE_HOME": scratch.url.appending(path: "state").path]
      process.standardOutput = try FileHandle(forWritingTo: output)
      let ended = AsyncStream<Void> { continuation in
        process.terminationHandler = { _ in continuation.finish() }
      }
      try process.run()
      #expect(try await server.waits { $0.requests.count == 2 })
      let start = ContinuousClock.now
      kill(process.processIdentifier, signal)
      for await _ in ended {}
      #expect(ContinuousClock.now - start < .seconds(2))
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == status)
    }
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(text.contains("1 passed"), "\(text)")
  }

  private static let project = """
    environments:
      local: { scheme: http, host: "127.0.0.1:${env:PORT}" }
    queries:
      rivers:
        persisted: site/rivers
        variables: { name: String! }
        cases:
          - { name: first, variables: { name: elbe } }
          - { name: second, variables: { name: oder } }
          - { name: third, variables: { name: ems } }

    """
}
