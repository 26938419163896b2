import PQCore
import PQRun
import Testing

@Suite struct CaseResultDescriptionTests {
  @Test func `a result says in a line each what kept it from passing`() {
    let outcome = CheckOutcome.failed("the number of items is another one", expected: "one", actual: "3")
    let result = CaseResult(
      CaseIdentity(environment: "author", query: "adventures-all", name: "four"),
      status: .failed,
      checks: [
        CheckResult(keyword: "items", title: "items: one", outcome: outcome),
        CheckResult(keyword: "status", title: "status: 200", outcome: .passed),
      ],
      problems: [.error(.pluginFailed, "the decoder failed")]
    )
    #expect(
      result.description == """
        adventures-all [four] in author
          the decoder failed
          'items: one' does not hold: the number of items is another one, expected one, found 3
        """
    )
  }
}
