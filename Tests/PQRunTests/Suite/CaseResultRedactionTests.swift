import PQCore
import PQRun
import Testing

@Suite struct CaseResultRedactionTests {
  private static let secret = "s3cr3t-c4n4ry"

  private static let code = Diagnostic.Code("no", explanation: "", example: "")

  private static var telling: CaseResult {
    var account = ExchangeAccount(
      url: "http://h/\(secret)",
      curlCommand: secret,
      contentType: secret,
      excerpt: secret,
      exchange: Exchange(certificateExpiry: secret)
    )
    account.exchange?.earlierAttempts = [Exchange.Attempt(reason: secret, wait: .zero)]
    let finding = CheckOutcome.Finding(
      secret,
      expected: secret,
      actual: secret,
      at: AnswerPlace(JSONLocation([.name(secret)]), fragment: secret),
      details: [secret]
    )
    return CaseResult(
      CaseIdentity(environment: "author", query: "rivers", name: secret),
      status: .skipped(reason: secret),
      checks: [
        CheckResult(keyword: "path", title: secret, outcome: CheckOutcome(findings: [finding], notes: [secret]))
      ],
      problems: [.error(code, secret, label: secret, notes: [.init(secret)], hint: secret)],
      warnings: [.warning(code, secret, label: secret, notes: [.init(secret)], hint: secret)],
      verdict: Verdict(.forbidden, secret, evidence: secret, hint: secret),
      exchange: account
    )
  }

  @Test func `no word of a result keeps a secret`() {
    let redactor = Redactor([Secret(Self.secret)])
    #expect("\(Self.telling)".contains(Self.secret))
    let shown = Self.telling.redacted(by: redactor.redact)
    #expect(!"\(shown)".contains(Self.secret), "\(shown)")
    #expect(shown.exchange?.url == "http://h/<redacted>")
  }

  @Test func `the results of the last event are without secrets too`() {
    let report = RunReport(
      header: RunHeader(environments: ["author"], caseCount: 1, startTime: 0),
      results: [Self.telling],
      duration: .zero
    )
    let event = RunEvent.ended(report).redacted(by: Redactor([Secret(Self.secret)]))
    #expect(!"\(event)".contains(Self.secret))
  }
}
