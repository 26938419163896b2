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

  @Test
  func `what is no file is reported, and an extension may be in capitals`() throws {
    try withFolder(["pqrun.yaml": "", "queries/folder.yaml/": "", "queries/C.YAML": "persisted: a/c"]) { root in
      let status = unsafe mkfifo(root + "/queries/pipe.yaml", 0o600)
      #expect(status == 0)
      let project = try ProjectLoader().load(.folder(root))
      #expect(project.queries.map(\.name) == ["C", "folder", "pipe"])
      #expect(
        project.diagnostics.items.map(\.message) == [
          "cannot read 'queries/folder.yaml': it is a folder",
          "cannot read 'queries/pipe.yaml': it is not a regular file",
        ]
      )
    }
  }

  @Test
  func `a link does not make a document of another file`() throws {
    let files = [
      "project/pqrun.yaml": "", "project/queries/a.yaml": "persisted: a/a\ndocument: a.graphql",
      "project/queries/b.yaml": "persisted: a/b\ndocument: b.graphql", "project/.env": "A=secret",
      "secret.graphql": "secret",
    ]
    try withFolder(files) { root in
      let queries = root + "/project/queries/"
      try FileManager.default.createSymbolicLink(atPath: queries + "a.graphql", withDestinationPath: "../.env")
      try FileManager.default.createSymbolicLink(
        atPath: queries + "b.graphql",
        withDestinationPath: "../../secret.graphql"
      )
      let project = try ProjectLoader().load(.folder(root + "/project"))
      #expect(project.diagnostics.items.map(\.code.name) == ["unreadable-document", "unreadable-document"])
    }
  }

  @Test
  func `one file may be settings of Xcode`() throws {
    try withFolder(["stage.xcconfig": "AEM_HOST = a.example.test // the author\n"]) { root in
      let project = try ProjectLoader().load(.file(root + "/stage.xcconfig"))
      #expect(project.diagnostics.isEmpty)
      #expect(try project.environment(named: "stage").host.name == "a.example.test")
    }
  }
}
