import Foundation
import PQTestSupport
import Testing

@Suite struct TraceLogTests {
  private static let project = ProgramRun.repository.appending(path: "Tests/PQCommandLineTests/Project")

  private func run(_ words: [String], answers: [RawServer.Answer]) async throws -> (run: ProgramRun, port: Int) {
    try await RawServer.run(answers) { server in
      let run = try await ProgramRun.run(
        ["rivers", "--env", "local"] + words,
        in: Self.project,
        variables: ["PORT": String(server.port)]
      )
      return (run, server.port)
    }
  }

  @Test func `every attempt is there, whole, with its failure or its answer`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let file = try scratch.write("what was there before", to: "trace")
    let body = #"{"data":{"riverList":{"items":[{"name":"\#(String(repeating: "Tay", count: 5000))"}]}}}"#
    let (run, port) = try await run(["--retry", "2", "--trace", file.path], answers: [.close, .json(body)])
    #expect(run.status == 0, "\(run.error)")
    let trace = try String(contentsOf: file, encoding: .utf8)
    let heads = trace.split(separator: "\n").filter { $0.hasPrefix("==") }.map { $0.split(separator: " ").prefix(3) }
    #expect(heads == [["==", "1", "sent"], ["==", "1", "failed"], ["==", "2", "sent"], ["==", "2", "answered"]])
    #expect(trace.hasPrefix("== 1 sent at 20"))
    #expect(trace.contains("> GET http://127.0.0.1:\(port)/graphql/execute.json/atlas/rivers\n"))
    #expect(trace.contains("! no-answer: 127.0.0.1:\(port) ended the connection without an answer\n"))
    #expect(trace.contains("< \(body)\n"))
  }

  @Test func `a new file is for its owner alone`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let file = scratch.url.appending(path: "trace")
    _ = try await run(["--trace", file.path], answers: [.json("{}")])
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a dash is standard error`() async throws {
    let (run, _) = try await run(["--trace", "-"], answers: [.json(#"{"data":{"riverList":{"items":[]}}}"#)])
    #expect(run.status == 0)
    #expect(run.error.contains("== 1 answered\n< HTTP/1.1 200"))
    #expect(!run.output.contains("=="))
  }

  @Test func `nothing is sent when the trace cannot be written`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      for path in ["/nowhere/trace", "/dev/full"] {
        let run = try await ProgramRun.run(
          ["rivers", "--env", "local", "--trace", path],
          in: Self.project,
          variables: ["PORT": String(server.port)]
        )
        #expect(run.status == 3)
        #expect(run.error.contains("error[unwritable-output]: the trace '\(path)' cannot be written: "))
      }
      #expect(server.requests.isEmpty)
    }
  }
}
