import PQCore
import PQRun
import Testing

@Suite struct SameAsCheckTests {
  @Test func `what only the other environment has is told so`() async throws {
    let bench = CheckBench(elsewhere: { _ in
      try .of("application/json", Array(#"{"data":{"items":[{"slug":"a"},{"slug":"b"}]}}"#.utf8))
    })
    let outcome = try await bench.outcome(of: "same-as: author", #"{"data":{"items":[{"slug":"b"},{"slug":"c"}]}}"#)
    let finding = try #require(outcome.findings.first)
    #expect(finding.message == "the answer differs from that of 'author' in 2 places")
    #expect(
      finding.details == [
        #"- $['data']['items'][0] (a): on author, not on publish: {"slug":"a"}"#,
        #"+ $['data']['items'][1] (c): on publish, not on author: {"slug":"c"}"#,
      ]
    )
  }

  @Test func `in the same environment there is nothing to compare`() async throws {
    let outcome = try await CheckBench().outcome(of: "same-as: publish", #"{"data":{"a":1}}"#)
    #expect(outcome.passed && outcome.notes == ["this is 'publish' itself"])
  }

  @Test func `an answer that does not come fails`() async throws {
    let outcome = try await CheckBench().outcome(of: "same-as: author", #"{"data":{"a":1}}"#)
    #expect(outcome.findings.map(\.message) == ["there is no answer from 'author' to compare with"])
    #expect(outcome.findings[0].details == ["this may not be done from here"])
  }

  @Test(arguments: [
    #"{"errors":[{"message":"no"}],"data":null}"#, "<html><form action='j_security_check'></form></html>", "",
    "\u{0}\u{1}",
  ])
  func `a bad answer there fails`(body: String) async throws {
    let bench = CheckBench(elsewhere: { _ in try .of("application/json", Array(body.utf8)) })
    let outcome = try await bench.outcome(of: "same-as: author", #"{"data":{"a":1}}"#)
    #expect(outcome.findings.map { $0.message.hasPrefix("the answer from 'author' is bad: ") } == [true])
  }
}
