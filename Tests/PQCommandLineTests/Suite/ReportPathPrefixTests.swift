import Foundation
import Testing

@testable import PQCommandLine

@Suite struct ReportPathPrefixTests {
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
