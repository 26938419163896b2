import Foundation
import Testing

@Suite struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["PQRUN_RECORD"] == "1"

  @Test(arguments: GoldenCase.all)
  func `a command line prints and ends as its folder says`(_ golden: GoldenCase) async throws {
    let actual = try await golden.run()
    let different = actual.filter { !ExpectedText(golden.text(of: $0.key) ?? "").matches($0.value) }
    if Self.isRecording { try golden.record(different) }
    for (name, text) in different.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(golden.testDescription): \(name) \(Self.isRecording ? "is recorded; it" : "") is:\n\(text)")
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
