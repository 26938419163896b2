import PQRun
import PQSuite
import Testing

@Suite struct CheckExamplesTests {
  @Test(arguments: SuitePlugins.checks.map { $0.keyword })
  func `every example of a check does as it says`(keyword: String) async throws {
    let type = try #require(SuitePlugins.checks.first { $0.keyword == keyword })
    #expect(!type.examples.isEmpty && !type.summary.isEmpty)
    #expect(type.examples.contains(where: \.passes) && type.examples.contains { !$0.passes })
    for example in type.examples {
      let outcome = try await CheckTrial(example).outcome(of: example.yaml)
      #expect(outcome.passed == example.passes, "\(example.yaml): \(outcome)")
    }
  }
}
