import Foundation
import PQCore
import Testing

@testable import PQCommandLine

@Suite struct ResultDestinationTests {
  private let output = RecordingSink()

  private func destination(_ path: String, in folder: ScratchFolder) -> ResultDestination {
    ResultDestination(GivenOption(text: path, origin: "-o"), relativeTo: folder.url.path)
  }

  @Test func `a file is replaced as a whole and nothing else is left in its folder`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("a longer text than the new one", to: "result.txt")
    let destination = destination("result.txt", in: folder)
    try destination.check()
    try destination.write("new", output: output)
    #expect(try String(contentsOf: folder.url.appending(path: "result.txt"), encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["result.txt"])
    #expect(output.text.isEmpty)
  }

  @Test func `a link stays a link to the new text`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let target = try folder.write("old", to: "inner/target.txt")
    let link = folder.url.appending(path: "link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try destination("link.txt", in: folder).write("new", output: output)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    #expect(try String(contentsOf: target, encoding: .utf8) == "new")
  }

  @Test(arguments: ["missing/result.txt", "."])
  func `what cannot be written is known before any work`(path: String) throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let problem = #expect(throws: Diagnostic.self) { try destination(path, in: folder).check() }
    #expect(problem?.code == .unwritableOutput)
  }

  @Test func `a full device is a failure`() {
    let destination = ResultDestination(GivenOption(text: "/dev/full", origin: "-o"), relativeTo: "/")
    #expect(throws: Diagnostic.self) { try destination.write("text", output: output) }
  }

  @Test(arguments: [nil, GivenOption(text: "-", origin: "-o -")])
  func `without a file or with a dash the result goes to standard output`(option: GivenOption?) throws {
    try ResultDestination(option, relativeTo: "/").write("text", output: output)
    #expect(output.text == "text")
  }
}
