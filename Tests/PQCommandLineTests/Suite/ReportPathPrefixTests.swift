import Foundation
import Testing

@testable import PQCommandLine

@Suite struct ReportPathPrefixTests {
  @Test func `letters of several bytes are counted as such`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("", to: "zoë/smoke/pqrun.yaml")
    let outer = folder.url.appending(path: "zoë")
    #expect(ReportPathPrefix(root: outer.appending(path: "smoke").path, workspace: outer.path).text == "smoke/")
  }

  @Test func `the root of the system can be the repository`() {
    #expect(ReportPathPrefix(root: "/usr", workspace: "/").text == "usr/")
  }

  @Test(arguments: [("", ""), ("smoke", "smoke/"), ("a/b", "a/b/")])
  func `a project in a folder of the repository has that folder before its paths`(root: String, prefix: String) throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("", to: "\(root.isEmpty ? "." : root)/pqrun.yaml")
    let inner = root.isEmpty ? folder.url.path : folder.url.appending(path: root).path
    #expect(ReportPathPrefix(root: inner, workspace: folder.url.path).text == prefix)
  }

  @Test func `a project outside the repository has nothing before its paths`() {
    #expect(ReportPathPrefix(root: "/usr", workspace: "/usr/bin").text.isEmpty)
    #expect(ReportPathPrefix(root: "/missing/at/all", workspace: "/").text.isEmpty)
  }
}
