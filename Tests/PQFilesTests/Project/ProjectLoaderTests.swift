import Foundation
import PQCore
import PQFiles
import PQModel
import Testing

struct ProjectLoaderTests {
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in files {
      let file = root + "/" + path
      let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if !path.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
    }
    try body(root)
  }

  @Test
  func `finds the project from a folder inside it and reads its files in order`() throws {
    let files = [
      "pqrun.yaml": "queries: { zero: { persisted: a/zero } }",
      "environments/a.yaml": "host: \"${file:host.txt}\"", "host.txt": "localhost\n",
      "queries/b.yaml": "persisted: a/b", "queries/a/z.yml": "persisted: a/z", "queries/.hidden.yaml": "x",
      "queries/notes.txt": "x", "queries/deep/er/c.yaml": "persisted: a/c\ndocument: c.graphql",
      "queries/deep/er/c.graphql": "{ a }", ".env": "X=1",
    ]
    try withFolder(files) { root in
      let project = try ProjectLoader().load(.folder(root + "/queries/deep"), variable: { _ in nil })
      #expect(project.diagnostics.items.map(\.message) == [])
      #expect(project.queries.map(\.name) == ["zero", "z", "b", "c"])
      #expect(try project.environment(named: "a").host.name == "localhost")
      #expect(project.queries.last?.span.source.name == "queries/deep/er/c.yaml")
    }
  }

  @Test
  func `two folders side by side are a project, and one file is`() throws {
    let files = ["environments/a.yaml": "host: a", "queries/b.yaml": "persisted: a/b", "one.yaml": "version: 1"]
    try withFolder(files) { root in
      let folder = try ProjectLoader().load(.folder(root))
      let file = try ProjectLoader().load(.file(root + "/one.yaml"))
      #expect(folder.queries.map(\.name) == ["b"])
      #expect(file.queries.isEmpty)
    }
  }

  @Test
  func `the search ends at the repository's top`() throws {
    try withFolder(["pqrun.yaml": "", "repository/.git/": "", "repository/inside/": ""]) { root in
      #expect(throws: DiagnosticList.self) { try ProjectLoader().load(.folder(root + "/repository/inside")) }
      _ = try ProjectLoader().load(.folder(root))
    }
  }

  @Test(arguments: [ProjectLocation.folder("/nowhere/at/all"), .file("/nowhere/at/all.yaml")])
  func `a place that does not exist is a usage error`(location: ProjectLocation) {
    do {
      _ = try ProjectLoader().load(location)
      Issue.record("a project was loaded")
    } catch {
      #expect(error.items.map(\.failure) == [.usage])
    }
  }
}
