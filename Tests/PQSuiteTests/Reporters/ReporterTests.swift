import PQCore
import PQRun
import PQTestSupport
import Testing

@testable import PQSuite

@Suite struct ReporterTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let type: any Reporter.Type
    let file: String
    var options = ReportOptions()

    var testDescription: String { file }
  }

  static let forms: [Form] = [
    Form(type: TextReporter.self, file: "text.txt"),
    Form(
      type: TextReporter.self,
      file: "text-cases.txt",
      options: ReportOptions(words: ["cases"], layout: TextLayout(isStyled: true))
    ),
    Form(type: JUnitReporter.self, file: "junit.xml"),
    Form(
      type: JUnitReporter.self,
      file: "junit-extended.xml",
      options: ReportOptions(words: ["extended"], pathPrefix: "smoke/")
    ),
    Form(type: TAPReporter.self, file: "tap.txt"),
    Form(type: JSONReporter.self, file: "results.json"),
    Form(type: JSONLinesReporter.self, file: "results.jsonl"),
    Form(type: GitHubReporter.self, file: "github.txt", options: ReportOptions(pathPrefix: "smoke/")),
    Form(type: MarkdownReporter.self, file: "summary.md"),
    Form(type: HTMLReporter.self, file: "page.html"),
  ]

  static func text(_ type: any Reporter.Type, _ options: ReportOptions, of events: [RunEvent]) -> String {
    var reporter: any Reporter = type.init(options: options)
    var text = ""
    for event in events { reporter.record(event, to: &text) }
    return text
  }

  @Test(arguments: forms)
  func `a run with every kind of result is written as committed`(form: Form) throws {
    let text = Self.text(form.type, form.options, of: SampleRun.events)
    #expect(try CommittedText("Tests/Fixtures/reports/\(form.file)").difference(from: text) == nil)
  }

  @Test func `every reporter is held against a committed text`() {
    #expect(Set(Self.forms.map { $0.type.name }) == Set(SuitePlugins.reporters.map { $0.name }))
  }

  private static let interruptions: [RunReport.Interruption] = [
    .cancelled, .firstFailure, .timeout(.seconds(90)),
  ]

  @Test(arguments: forms, interruptions)
  func `a run that was cut short does not look like a whole one`(
    form: Form,
    interruption: RunReport.Interruption
  ) {
    let events = SampleRun.events.dropLast() + [.ended(SampleRun.report(interruption))]
    #expect(
      Self.text(form.type, form.options, of: SampleRun.events) != Self.text(form.type, form.options, of: Array(events))
    )
  }

  @Test(arguments: forms)
  func `a run without cases is written`(form: Form) {
    let header = RunHeader(environments: ["author"], caseCount: 0, startTime: 0)
    let report = RunReport(header: header, results: [], duration: .zero)
    #expect(
      !Self.text(form.type, form.options, of: [.started(header), .ended(report)]).isEmpty || form.file == "github.txt"
    )
  }

  private static let hostileTexts = ["\u{1B}", "\u{7}", "\u{202E}", "\u{2028}", "\u{0}"]

  @Test(arguments: forms.filter { !["text-cases.txt", "page.html"].contains($0.file) })
  func `no control character comes out raw`(form: Form) {
    let text = Self.text(form.type, form.options, of: SampleRun.events)
    // JSON shows every control character as an escape; marks of direction are text there.
    let texts = form.file.hasPrefix("results") ? ["\u{1B}", "\u{7}", "\u{0}"] : Self.hostileTexts
    for hostile in texts { #expect(!text.unicodeScalars.contains(hostile.unicodeScalars.first ?? " ")) }
  }

  @Test(arguments: forms.filter { !["github.txt", "page.html"].contains($0.file) })
  func `no line speaks to a build service`(form: Form) {
    let text = Self.text(form.type, form.options, of: SampleRun.events)
    for line in text.split(whereSeparator: \.isNewline) {
      let start = line.drop { $0 == " " }
      #expect(!start.hasPrefix("::") && !line.contains("##vso["), "\(line)")
    }
  }

  @Test(arguments: forms, [CaseResult.Status.flaky, .failed])
  func `the attempts before a late answer stand in every form, with their reasons and waits`(
    form: Form,
    status: CaseResult.Status
  ) {
    let attempts = ["attempt 1", "HTTP 503, Retry-After 1 s; waited 1000 ms", "attempt 2", "HTTP 429; waited 250 ms"]
    let notes = ["\(attempts[0]): \(attempts[1])", "\(attempts[2]): \(attempts[3])"]
    let result = CaseResult(
      CaseIdentity(environment: "author", query: "rivers"),
      status: status,
      problems: status == .failed ? [.error(.lateAnswer, "no", failure: .badAnswer)] : [],
      warnings: [.warning(.lateAnswer, "the answer came at attempt 3", notes: notes.map { .init($0) })]
    )
    let header = RunHeader(environments: ["author"], caseCount: 1, startTime: 0)
    let report = RunReport(header: header, results: [result], duration: .zero)
    let text = Self.text(form.type, form.options, of: [.started(header), .finished(result), .ended(report)])
    for words in attempts { #expect(text.contains(words), "\(text)") }
  }

  @Test func `every member of the JSON forms is documented`() throws {
    let page = try #require(CommittedText("Documentation/Reports.md").read())
    let lines = Self.text(JSONLinesReporter.self, ReportOptions(), of: SampleRun.events).split(separator: "\n")
    #expect(lines.count == SampleRun.results.count + 2)
    for line in lines {
      for name in Self.names(in: try JSON(parsing: String(line))) {
        #expect(page.contains("`\(name)`") || page.contains("\"\(name)\""), "\(name)")
      }
    }
  }

  private static func names(in json: JSON) -> Set<String> {
    var names: Set<String> = []
    for member in json.members.map(Array.init) ?? [] {
      names.formUnion(Self.names(in: member.value).union([member.name]))
    }
    for element in json.elements.map(Array.init) ?? [] { names.formUnion(Self.names(in: element)) }
    return names
  }
}
