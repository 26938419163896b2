import PQRun
import PQSuite
import Testing

/// The smoke test of a project in Swift Testing: one test per case, named as `pqrun test` names it.
@Suite struct SmokeTests {
  @Test(arguments: try await SmokeProject.shared.get().cases())
  func `the case passes`(_ planned: SuiteCase) async throws {
    let result = try await SmokeProject.shared.get().run(planned)
    #expect(result.failure == .none, "\(result)")
  }
}
