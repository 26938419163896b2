import Foundation
import PQTestSupport
import Testing

@Suite struct RunCommandTests {
  private static let badAnswer =
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 36\r\nConnection: close\r\n\r\n"
    + #"{"errors":[{"message":"no column"}]}"#

  @Test func `a bad answer leaves the file of the last good one as it is`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let file = try scratch.write("good", to: "rivers.json")
    try await RawServer.run([.raw(Self.badAnswer)]) { server in
      let run = try await ProgramRun.run(
        ["rivers", "--env", "local", "-o", file.path],
        in: ProgramRun.repository.appending(path: "Tests/PQCommandLineTests/Project"),
        variables: ["PORT": String(server.port)]
      )
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "good")
  }
}
