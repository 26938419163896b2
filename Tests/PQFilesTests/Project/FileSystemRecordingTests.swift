import Foundation
import PQFiles
import Testing

@Suite struct FileSystemRecordingTests {
  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "pqrun-recording-\(UUID().uuidString)")
    try files.createDirectory(at: folder.appending(path: "project"), withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: ["a.json", "shapes/a.json", "x/y/z/a.json", "./a.json"])
  func `a file is written with the folders it needs`(path: String) throws {
    try Self.withFolder { folder in
      let root = folder.appending(path: "project").path
      for text in ["one", "two"] {
        try FileSystem.write(Array(text.utf8), to: path, within: root)
        #expect(try FileSystem.read("\(root)/\(path)") == Array(text.utf8))
      }
      let rest = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".part") }
      #expect(rest.isEmpty)
    }
  }

  @Test(arguments: ["../a.json", "x/../../a.json", "/a.json", "", ".", "out/a.json", "out/deep/a.json", "link.json"])
  func `nothing is written outside of the project`(path: String) throws {
    try Self.withFolder { folder in
      let project = folder.appending(path: "project")
      let files = FileManager.default
      let outside = folder.appending(path: "outside")
      try files.createDirectory(at: outside, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: outside.appending(path: "kept.json"))
      try files.createSymbolicLink(at: project.appending(path: "out"), withDestinationURL: outside)
      try files.createSymbolicLink(
        at: project.appending(path: "link.json"),
        withDestinationURL: outside.appending(path: "kept.json")
      )
      #expect(throws: FileProblem.self) { try FileSystem.write([1], to: path, within: project.path) }
      #expect(try files.subpathsOfDirectory(atPath: outside.path) == ["kept.json"])
      #expect(try Data(contentsOf: outside.appending(path: "kept.json")) == Data("mine".utf8))
    }
  }

  @Test func `a folder is not replaced`() throws {
    try Self.withFolder { folder in
      let project = folder.appending(path: "project")
      try FileManager.default.createDirectory(at: project.appending(path: "a.json"), withIntermediateDirectories: true)
      #expect(throws: FileProblem.self) { try FileSystem.write([1], to: "a.json", within: project.path) }
    }
  }
}
