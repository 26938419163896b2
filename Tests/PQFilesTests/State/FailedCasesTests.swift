import Foundation
import PQCore
import PQRun
import Testing

@testable import PQFiles

@Suite struct FailedCasesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "pqrun-\(UUID().uuidString)").path
  private let one = CaseIdentity(environment: "author", query: "adventures-all", name: "\"first\" ☀️")
  private let two = CaseIdentity(environment: "publish", query: "adventures-all")

  private func withFolder(_ body: (FailedCases) throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(FailedCases(folder: folder, root: "/project"))
  }

  private func failed(_ identity: CaseIdentity) -> CaseResult { CaseResult(identity, status: .failed) }
  private func passed(_ identity: CaseIdentity) -> CaseResult { CaseResult(identity, status: .passed) }

  @Test func `what failed is known in the next run`() throws {
    try withFolder { record in
      #expect(record.load().isEmpty)
      try record.update(with: [failed(one), failed(two)])
      #expect(record.load() == [one, two])
    }
  }

  @Test func `what passes is forgotten, and what was not run is kept`() throws {
    try withFolder { record in
      try record.update(with: [failed(one), failed(two)])
      try record.update(with: [passed(one)])
      #expect(record.load() == [two])
      try record.update(with: [passed(two)])
      #expect(record.load().isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func `projects do not mix`() throws {
    try withFolder { record in
      try record.update(with: [failed(one)])
      #expect(FailedCases(folder: folder, root: "/other").load().isEmpty)
    }
  }

  @Test func `a damaged record counts as none`() throws {
    try withFolder { record in
      try record.update(with: [failed(one)])
      let file = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
      try Data("{".utf8).write(to: URL(filePath: "\(folder)/\(file)"))
      #expect(record.load().isEmpty)
    }
  }

  @Test func `a folder that cannot be made is a warning`() {
    let record = FailedCases(folder: "/proc/pqrun", root: "/project")
    do throws(Diagnostic) {
      try record.update(with: [failed(one)])
      Issue.record("the record was kept")
    } catch {
      #expect(error.severity == .warning && error.code.name == "failed-not-kept")
    }
  }
}
