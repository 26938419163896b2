#if os(Linux)
  import Foundation
  import PQTestSupport
  import Testing

  /// The program on a terminal of its own, which 'script' makes.
  @Suite struct TerminalColorTests {
    private static let answer = """
      HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 42\r\nConnection: close\r\n\r\n\
      {"data":{"riverList":{"items":[{"a":1}]}}}
      """

    private func output(_ words: String, variables: [String: String]) async throws -> String {
      let project = ProgramRun.repository.appending(path: "Tests/PQCommandLineTests/Project")
      return try await RawServer.run([.raw(Array(Self.answer.utf8))]) { server in
        let run = try await ProgramRun.run(
          URL(filePath: "/usr/bin/script"),
          ["-qec", "pqrun rivers --env local \(words)", "/dev/null"],
          in: project,
          variables: variables.merging(["PORT": String(server.port)]) { $1 }
        )
        return run.output
      }
    }

    @Test func `JSON is coloured on a terminal`() async throws {
      #expect(
        try await output("--format compact", variables: ["TERM": "xterm"]).contains("\u{1B}[34m\"data\"\u{1B}[39m:")
      )
    }

    @Test(
      arguments: [
        ("--format json", ["TERM": "xterm", "NO_COLOR": "1"]), ("--format json", ["TERM": "dumb"]),
        ("--format json --color never", ["TERM": "xterm"]), ("--format table", ["TERM": "xterm", "NO_COLOR": "1"]),
      ]
    )
    func `nothing is coloured where nobody wants it`(words: String, variables: [String: String]) async throws {
      let text = try await output(words, variables: variables)
      #expect(text.contains("a") && !text.contains("\u{1B}"))
    }
  }
#endif
