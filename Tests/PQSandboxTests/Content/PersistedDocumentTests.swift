import Foundation
import Testing

@testable import PQSandbox

@Suite struct PersistedDocumentTests {
  private static let queries = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "queries")

  @Test(arguments: PersistedDocument.wknd)
  func `the built-in document is the one of the project`(document: PersistedDocument) throws {
    let file = Self.queries.appending(path: "\(document.name).graphql")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(document.text == text)
  }

  @Test func `the sandbox has every document of the project`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.queries.path(percentEncoded: false))
    let names = files.filter { $0.hasSuffix(".graphql") }.map { String($0.dropLast(8)) }
    #expect(Set(PersistedDocument.wknd.map(\.name)) == Set(names))
    #expect(PersistedDocument.wknd.count == 10)
  }
}
