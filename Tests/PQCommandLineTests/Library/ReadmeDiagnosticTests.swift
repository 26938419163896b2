import Foundation
import Testing

@Suite struct ReadmeDiagnosticTests {
  @Test func `the README shows a problem as the program prints it`() async throws {
    let command = ["adventure-by-slug", "--env", "sandbox", "--var", "slug=Bali Surf"]
    let run = try await ProgramRun.run(command)
    let readme = try String(contentsOf: ProgramRun.repository.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```text\n\(run.error)```\n"), "it prints:\n\(run.error)")
  }
}
