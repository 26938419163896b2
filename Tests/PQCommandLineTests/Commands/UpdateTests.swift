import Foundation
import PQTestSupport
import Testing

@Suite struct UpdateTests {
  private static let query = """
    persisted: atlas/rivers
    checks:
      - shape: shapes/rivers.json
      - snapshot: snapshots/rivers.json
    """

  private static func run(
    _ answer: String,
    in folder: ScratchFolder,
    update: Bool,
    variables: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await RawServer.run([.json(answer)]) { server in
      try folder.write("scheme: http\nhost: 127.0.0.1:\(server.port)\n", to: "environments/local.yaml")
      let arguments = ["test", "--env", "local"] + (update ? ["--update"] : [])
      return try await ProgramRun.run(arguments, in: folder.url, variables: variables)
    }
  }

  private static func text(of name: String, in folder: ScratchFolder) -> String? {
    (try? Data(contentsOf: folder.url.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `files are recorded with the option, told of, and left alone when they fit`() async throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write(Self.query, to: "queries/rivers.yaml")
    let answer = #"{"data":{"riverList":{"items":[{"slug":"tay","length":188}]}}}"#

    let variables = ["CI": "true", "PQRUN_UPDATE": "1"]
    #expect(try await Self.run(answer, in: folder, update: false, variables: variables).status == 1)
    #expect(Self.text(of: "shapes/rivers.json", in: folder) == nil)

    let recorded = try await Self.run(answer, in: folder, update: true)
    #expect(recorded.status == 0)
    #expect(recorded.error == "recorded 'shapes/rivers.json'\nrecorded 'snapshots/rivers.json'\n")
    #expect(Self.text(of: "snapshots/rivers.json", in: folder)?.hasPrefix("{\n  \"data\": {\n") == true)
    #expect(
      Self.text(of: "shapes/rivers.json", in: folder)?.contains(#""$.data.riverList.items[*].length": ["number"]"#)
        == true
    )

    #expect(try await Self.run(answer, in: folder, update: false).status == 0)
    #expect(try await Self.run(answer, in: folder, update: true).error == "")
    let changed = answer.replacing("188", with: "\"188\"")
    #expect(try await Self.run(changed, in: folder, update: false).status == 1)
    #expect(try await Self.run(changed, in: folder, update: true).status == 0)
    #expect(Self.text(of: "shapes/rivers.json", in: folder)?.contains(#""string""#) == true)
  }

  @Test func `no link leads out of the project`() async throws {
    let (folder, outside) = (try ScratchFolder(), try ScratchFolder())
    defer {
      folder.remove()
      outside.remove()
    }
    try folder.write(Self.query, to: "queries/rivers.yaml")
    let links = FileManager.default
    try links.createSymbolicLink(at: folder.url.appending(path: "shapes"), withDestinationURL: outside.url)
    try folder.write("", to: "snapshots/other.json")
    try outside.write("mine", to: "rivers.json")
    try links.createSymbolicLink(
      at: folder.url.appending(path: "snapshots/rivers.json"),
      withDestinationURL: outside.url.appending(path: "rivers.json")
    )
    let run = try await Self.run(#"{"data":{"riverList":{"items":[]}}}"#, in: folder, update: true)
    #expect(run.status == 1)
    #expect(run.output.contains("'shapes/rivers.json' is not recorded"))
    #expect(run.output.contains("'snapshots/rivers.json' is not recorded"))
    #expect(Self.text(of: "rivers.json", in: outside) == "mine")
    #expect(try links.contentsOfDirectory(atPath: outside.url.path) == ["rivers.json"])
  }
}
