import Foundation
import Testing

@Suite struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["PQRUN_RECORD"] == "1"

  @Test(arguments: GoldenCase.all)
  func `a command line prints and ends as its folder says`(_ golden: GoldenCase) async throws {
    let actual = try await golden.run()
    if Self.isRecording {
      try golden.record(actual)
      Issue.record("recorded \(golden.testDescription): read it, then run the tests without PQRUN_RECORD")
      return
    }
    for (name, text) in actual.sorted(by: { $0.key < $1.key }) {
      let expected = golden.text(of: name) ?? ""
      #expect(ExpectedText(expected).matches(text), "\(name) is:\n\(text)")
    }
  }

  @Test func `each kind of case ends as its name says`() {
    for golden in GoldenCase.all {
      let status = golden.text(of: "exit")
      switch golden.folder.deletingLastPathComponent().lastPathComponent {
      case "ok": #expect(status == "0\n")
      case "failed": #expect(["1\n", "4\n", "5\n"].contains(status))
      default: #expect(["2\n", "3\n"].contains(status))
      }
    }
  }
}
