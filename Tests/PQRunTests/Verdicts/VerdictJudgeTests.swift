import PQCore
import PQModel
import Testing

@testable import PQRun

@Suite struct VerdictJudgeTests {
  private static let rows: [(Environment.System, [VerdictCase])] = [
    (.aem, AEMVerdictTests.rows), (.serviceNow, ServiceNowVerdictTests.rows), (.generic, AnyServerVerdictTests.rows),
    (.aem, AnyServerVerdictTests.rows), (.serviceNow, AnyServerVerdictTests.rows),
  ]

  private static func verdicts() throws -> [Verdict] {
    try rows.flatMap { system, examples in try examples.map { try $0.judge(as: system).verdict } }
  }

  @Test func `every kind of answer has a row in the tables`() throws {
    #expect(Set(try Self.verdicts().map(\.kind)) == Set(Verdict.Kind.allCases))
  }

  @Test func `every rule decides a row of the tables`() throws {
    let decided = Set(try Self.verdicts().compactMap(\.rule?.name))
    let undecided = VerdictRule.all.map(\.words.name).filter { !decided.contains($0) }
    #expect(undecided == [])
  }

  @Test func `no two rules have one name`() {
    let names = VerdictRule.all.map(\.words.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `only credentials lead to the class of authentication`() {
    let kinds = Verdict.Kind.allCases.filter { $0.failure == .authentication }
    #expect(
      kinds == [
        .unauthorized, .forbidden, .loginRedirect, .loginPage, .csrfMissing, .guestAnswer, .proxyUnauthorized,
      ]
    )
  }

  @Test func `evidence is one short line`() throws {
    let body = "<html>\n" + String(repeating: "x", count: 500)
    let example = VerdictCase(name: "", kind: .notJSON, status: 200, body: body, cause: "")
    let verdict = try example.judge(as: .aem).verdict
    #expect(verdict.evidence?.count == 120)
    #expect(verdict.evidence?.contains("\n") == false)
  }

  @Test func `the same answer gets the same verdict and the same reasoning`() throws {
    for (system, examples) in Self.rows {
      for example in examples {
        let (first, second) = (try example.judge(as: system), try example.judge(as: system))
        #expect(first.verdict == second.verdict)
        #expect(first.reasoning == second.reasoning)
      }
    }
  }

  @Test(
    arguments: [
      ("application/json", nil), ("application/graphql-response+json;charset=UTF-8", nil), ("text/html", "text/html"),
      ("", "no Content-Type"), ("application/json-seq", "application/json-seq"),
    ] as [(String, String?)]
  )
  func `JSON under another media type is warned about`(type: String, words: String?) throws {
    let example = VerdictCase(
      name: "",
      kind: .ok,
      status: 200,
      headers: type.isEmpty ? [] : [("Content-Type", type)],
      body: #"{"data":{"a":1}}"#,
      cause: ""
    )
    let warning = try example.judge(as: .aem).contentTypeWarning
    #expect((warning == nil) == (words == nil))
    if let words { #expect(warning?.message.contains(words) == true) }
  }
}
