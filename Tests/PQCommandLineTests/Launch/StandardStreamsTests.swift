import Foundation
import Testing

@Suite struct StandardStreamsTests {
  private func run(_ command: String) async throws -> ProgramRun {
    let line = "'\(ProgramRun.program.path)' \(command)"
    return try await ProgramRun.run(URL(filePath: "/bin/sh"), ["-c", line])
  }

  @Test func `closed standard output is said`() async throws {
    let run = try await run("--version >&-")
    #expect(run.status == 3)
    #expect(run.error.contains("the stream is closed"))
  }

  @Test func `closed standard input is said where it is read`() async throws {
    let run = try await run("url adventures-all --env publish --vars - <&-")
    #expect(run.status == 3)
    #expect(run.error.contains("standard input cannot be read: the stream is closed"))
    #expect(try await self.run("url adventures-all --env publish <&-").status == 0)
  }

  @Test func `closed standard error changes no status`() async throws {
    #expect(try await run("help nonsense 2>&-").status == 2)
  }

  @Test func `a file does not get the place of a closed stream`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let file = scratch.url.appending(path: "all.json")
    let run = try await run("adventures-all --env sandbox --decode json -v -o '\(file.path)' >&- 2>&-")
    #expect(run.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) is [String: Any])
  }
}
