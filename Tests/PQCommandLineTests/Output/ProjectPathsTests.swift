import Foundation
import Testing

@testable import PQCommandLine

@Suite struct ProjectPathsTests {
  // MARK: - From the folder of a command

  @Test(arguments: [
    (".", ""), ("./", ""), ("smoke", "smoke/"), ("./a/b/", "a/b/"), ("..", "../"), ("../other", "../other/"),
  ])
  func `a folder that the command line names stands before the paths as it is`(root: String, prefix: String) {
    #expect(ProjectPaths(root: root, seenFrom: ".").prefix == prefix)
  }

  @Test func `a project that was found upwards is reached upwards`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let file = try folder.write("", to: "zoë/a/b/file")
    let (root, start) = (folder.url.appending(path: "zoë").path, file.deletingLastPathComponent().path)
    #expect(ProjectPaths(root: root, seenFrom: start).prefix == "../../")
    #expect(ProjectPaths(root: start, seenFrom: root).prefix == "a/b/")
    #expect(ProjectPaths(root: root, seenFrom: root).prefix.isEmpty)
  }

  @Test func `a project elsewhere keeps its absolute path`() {
    #expect(ProjectPaths(root: "/usr/bin", seenFrom: "/usr/lib").prefix == "/usr/bin/")
    #expect(ProjectPaths(root: "/missing/at/all", seenFrom: "/usr").prefix == "/missing/at/all/")
    #expect(ProjectPaths(root: "/", seenFrom: "/usr/lib").prefix == "../../")
  }

  @Test func `only what is a file of the project is a path`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("", to: "smoke/queries/river.yaml")
    let paths = ProjectPaths(root: folder.url.appending(path: "smoke").path, seenFrom: folder.url.path)
    #expect(paths.path(of: "queries/river.yaml") == "smoke/queries/river.yaml")
    for name in ["standard input", "--var name", "", "/etc/hosts"] { #expect(paths.path(of: name) == name) }
  }

  // MARK: - In a repository

  @Test func `letters of several bytes are counted as such`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("", to: "zoë/smoke/pqrun.yaml")
    let outer = folder.url.appending(path: "zoë")
    let root = outer.appending(path: "smoke").path
    #expect(ProjectPaths(root: root, inRepository: outer.path).prefix == "smoke/")
  }

  @Test func `the root of the system can be the repository`() {
    #expect(ProjectPaths(root: "/usr", inRepository: "/").prefix == "usr/")
  }

  @Test(arguments: [("", ""), ("smoke", "smoke/"), ("a/b", "a/b/")])
  func `a project in a folder of the repository has that folder before its paths`(root: String, prefix: String) throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("", to: "\(root.isEmpty ? "." : root)/pqrun.yaml")
    let inner = root.isEmpty ? folder.url.path : folder.url.appending(path: root).path
    #expect(ProjectPaths(root: inner, inRepository: folder.url.path).prefix == prefix)
  }

  @Test func `a project outside the repository has nothing before its paths`() {
    #expect(ProjectPaths(root: "/usr", inRepository: "/usr/bin").prefix.isEmpty)
    #expect(ProjectPaths(root: "/missing/at/all", inRepository: "/").prefix.isEmpty)
  }

  // MARK: - The program

  @Test func `problems of a project above are found from the folder below, and from the repository by GitHub`()
    async throws
  {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try scratch.write("hots: x\n", to: "smoke/environments/e.yaml")
    try scratch.write("persisted: a/b\n", to: "smoke/queries/q.yaml")
    try scratch.write("", to: "smoke/deep/er/here")
    let below = scratch.url.appending(path: "smoke/deep/er")
    let short = try await ProgramRun.run(["check", "--error-format", "short"], in: below)
    #expect(short.status == 3)
    #expect(short.error.hasPrefix("../../environments/e.yaml:1:1: error[unknown-key]"), "\(short.error)")
    let github = try await ProgramRun.run(
      ["check", "--error-format", "github"],
      in: below,
      variables: ["GITHUB_WORKSPACE": scratch.url.path]
    )
    #expect(github.error.hasPrefix("::error file=smoke/environments/e.yaml,line=1"), "\(github.error)")
  }

  @Test func `a file of values keeps the path that the command line gives`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try scratch.write("host: a.example.test\n", to: "smoke/environments/e.yaml")
    try scratch.write("persisted: a/b\nvariables: { s: String }\n", to: "smoke/queries/q.yaml")
    for path in ["values.json", "smoke/values.json"] { try scratch.write("{\"s\":", to: path) }
    let run = try await ProgramRun.run(
      ["url", "q", "-C", "smoke", "-e", "e", "--vars", "values.json", "--error-format", "short"],
      in: scratch.url
    )
    #expect(run.status == 3)
    #expect(run.error.hasPrefix("values.json:1:"), "\(run.error)")
  }
}
