import PQRun
import Testing

@Suite struct ItemsCheckTests {
  private static let rows: [(body: String, count: Int)] = [
    (#"{"data":{"l":{"items":[]}}}"#, 0),
    (#"{"data":{"l":{"items":[{"a":1},null]}}}"#, 2),
    (#"{"data":{"l":{"item":{"a":1}}}}"#, 1),
    (#"{"data":{"l":{"item":null}}}"#, 0),
    (#"{"data":{"l":{"edges":[{"node":{"a":1}}],"pageInfo":{"hasNextPage":false}}}}"#, 1),
    (#"{"data":{"l":{"items":[{"a":1}]},"m":{"items":[{"a":1},{"a":2}]}}}"#, 3),
  ]

  @Test(arguments: rows)
  func `items are counted in every shape`(body: String, count: Int) async throws {
    #expect(try await CheckTrial(body).outcome(of: "items: \(count)").passed)
    let outcome = try await CheckTrial(body).outcome(of: "items: \(count + 1)")
    #expect(outcome.findings.first?.actual == "\(count)")
    #expect(outcome.findings.first?.expected == "\(count + 1)")
  }

  @Test(arguments: ["", "<html>", "[]", #"{"data":null}"#, #"{"data":{"l":null}}"#, #"{"data":{"a":1}}"#])
  func `an answer without items fails every rule`(body: String) async throws {
    for rule in ["none", "some", "one"] {
      #expect(try await !CheckTrial(body).outcome(of: "items: \(rule)").passed)
    }
  }
}
