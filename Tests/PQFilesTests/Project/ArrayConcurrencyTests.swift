import PQCore
import PQTestSupport
import Testing

@testable import PQFiles

@Suite struct ArrayConcurrencyTests {
  @Test(arguments: [0, 1, 64, 65, 80, 81, 1000])
  func `values keep the order of their elements`(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { $0 * 2 } == numbers.map { $0 * 2 })
  }

  @Test func `problems of many files come in the order of the files, each once`() {
    let files = (1000..<1300).map { (path: "queries/q\($0).yaml", text: "⟦\($0)⟧tag⟦/\($0)⟧: x\npersisted: a/b") }
    let test = TestProject(files: files)
    #expect(test.mismatches((1000..<1300).map { ExpectedDiagnostic("unknown-key", at: $0) }) == [])
    let names = test.project.diagnostics.items.map { $0.span?.source.name ?? "" }
    #expect(names == files.map(\.path))
    #expect(test.project.queries.map(\.name) == (1000..<1300).map { "q\($0)" })
  }
}
