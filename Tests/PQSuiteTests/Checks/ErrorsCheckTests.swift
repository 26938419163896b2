import PQRun
import Testing

@Suite struct ErrorsCheckTests {
  private static let body = """
    {"errors":[{"message":"a is wrong","extensions":{"classification":"ValidationError"}},\
    {"message":"Servlet","errorType":"PersistenceError","details":"no such query"}]}
    """

  private static let rows: [(yaml: String, messages: [String])] = [
    ("errors: 2", []),
    ("errors: one", ["the number of errors is another one"]),
    ("errors: [{ classification: ValidationError }, { contains: no such query }]", []),
    ("errors: [{ contains: wrong, classification: ValidationError }]", ["an error that is not expected came"]),
    (
      "errors: [{ contains: e }, { classification: DataFetchingException }]",
      ["an error that is not expected came", "an expected error did not come"]
    ),
    ("errors: { classification: PersistenceError }", ["an error that is not expected came"]),
  ]

  @Test(arguments: rows)
  func `every error is expected, and every expected one comes`(yaml: String, messages: [String]) async throws {
    let outcome = try await CheckTrial(Self.body).outcome(of: yaml)
    #expect(outcome.findings.map(\.message) == messages, "\(outcome)")
  }
}
