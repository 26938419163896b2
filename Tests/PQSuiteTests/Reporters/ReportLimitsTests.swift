import PQCore
import PQRun
import Testing

@testable import PQSuite

@Suite struct ReportLimitsTests {
  private static let code = Diagnostic.Code("server-error", explanation: "", example: "")

  private static func run(
    of type: any Reporter.Type,
    count: Int,
    message: String = "no",
    status: (Int) -> CaseResult.Status = { _ in .failed },
    words: [String] = []
  ) -> String {
    let header = RunHeader(environments: ["author"], caseCount: count, startTime: 0)
    let results = (0..<count).map { index in
      CaseResult(
        CaseIdentity(environment: "author", query: "rivers", name: "case \(index)"),
        status: status(index),
        problems: [.error(code, "\(message) \(index)", failure: .badAnswer)]
      )
    }
    let report = RunReport(header: header, results: results, duration: .zero)
    return ReporterTests.text(
      type,
      ReportOptions(words: words),
      of: [.started(header)] + results.map(RunEvent.finished) + [.ended(report)]
    )
  }

  @Test func `GitHub gets ten errors, bad answers before those without one, and the number of the others`() {
    let text = Self.run(of: GitHubReporter.self, count: 30) { $0 < 25 ? .errored : .failed }
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
    #expect(lines.prefix(5).allSatisfy { $0.contains("case 2") })
    #expect(lines.last == "::notice::and 20 more")
  }

  @Test func `a step summary stays below 1 MiB and says how many rows are left out`() {
    let text = Self.run(of: MarkdownReporter.self, count: 3_000, message: String(repeating: "<", count: 400))
    #expect(text.utf8.count < 1_000_000)
    #expect(text.contains(" more\n"))
  }

  @Test func `a JUnit file of very many failures leaves their texts out`() {
    let text = Self.run(of: JUnitReporter.self, count: 10_000, message: String(repeating: "x", count: 1_900))
    #expect(text.utf8.count < 30_000_000)
    #expect(text.contains("left out: the report would be too large"))
  }

  @Test func `two cases of one name have names of their own in JUnit`() {
    let identity = CaseIdentity(environment: "author", query: "rivers", name: "same")
    let results = [CaseResult(identity, status: .passed), CaseResult(identity, status: .passed)]
    let header = RunHeader(environments: ["author"], caseCount: 2, startTime: 0)
    let report = RunReport(header: header, results: results, duration: .zero)
    let text = ReporterTests.text(
      JUnitReporter.self,
      ReportOptions(),
      of: [.started(header)] + results.map(RunEvent.finished) + [.ended(report)]
    )
    #expect(text.contains("name=\"rivers [same]\"") && text.contains("name=\"rivers [same] #2\""))
  }

  @Test func `a text names twenty failures at its end and counts the others`() {
    let text = Self.run(of: TextReporter.self, count: 23)
    #expect(text.contains("\nWhat did not pass:\n") && text.contains("\nand 3 more\n"))
    #expect(text.hasSuffix("0 passed, 23 failed, 0 errors, 0 skipped; 0 checks in 0 ms\n"))
  }

  @Test(arguments: [([], 1), (["extended"], 3)] as [([String], Int)])
  func `a suite of JUnit says once what comes with every case, or every case says it`(words: [String], count: Int) {
    #expect(Self.textOfWarnings(JUnitReporter.self, words: words).components(of: "soon over") == count)
  }

  @Test func `a text says once what comes with every case`() {
    #expect(Self.textOfWarnings(TextReporter.self).components(of: "soon over") == 1)
  }

  private static func textOfWarnings(_ type: any Reporter.Type, words: [String] = []) -> String {
    let header = RunHeader(environments: ["author"], caseCount: 3, startTime: 0)
    let results = (0..<3).map { index in
      CaseResult(
        CaseIdentity(environment: "author", query: "rivers", name: "\(index)"),
        status: .passed,
        warnings: [.warning(code, "soon over")]
      )
    }
    let report = RunReport(header: header, results: results, duration: .zero)
    return ReporterTests.text(
      type,
      ReportOptions(words: words),
      of: [.started(header)] + results.map(RunEvent.finished) + [.ended(report)]
    )
  }
}

extension String {
  fileprivate func components(of word: String) -> Int { ranges(of: word).count }
}
