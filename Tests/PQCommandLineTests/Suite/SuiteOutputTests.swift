import Foundation
import PQCore
import PQRun
import Testing

@testable import PQCommandLine

@Suite struct SuiteOutputTests {
  private static let secret = #"s3cr3t/"c4n4ry"#

  private static let code = Diagnostic.Code("no", explanation: "", example: "")

  private let output = RecordingSink()
  private let error = RecordingSink()
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func context(
    _ words: [String],
    variables: [String: String] = [:],
    output: (any OutputSink)? = nil,
    terminal: Terminal = Terminal()
  ) -> CommandContext {
    let secrets = SecretVault()
    secrets.add([Secret(Self.secret), Secret("short")])
    return CommandContext(
      arguments: ArgumentParser(commands: CommandTable.specifications).parse(["test"] + words),
      process: ProcessContext(
        variables: variables,
        workingDirectory: folder.url.path,
        read: { _ throws(SystemError) in throw SystemError(code: 2) },
        output: output ?? self.output,
        error: error,
        terminal: terminal,
        secrets: secrets
      )
    )
  }

  private static let header = RunHeader(environments: ["author"], caseCount: 1, startTime: 0)

  private static var result: CaseResult {
    CaseResult(
      CaseIdentity(environment: "author", query: "rivers"),
      status: .failed,
      problems: [.error(code, "the server says \(secret)", failure: .badAnswer)],
      exchange: ExchangeAccount(url: "http://h/?q=\(PercentEncoding.encode(secret))", excerpt: secret)
    )
  }

  /// Runs a run of one failed case, which knows a secret.
  private func run(_ context: CommandContext) throws -> DiagnosticList {
    let output = try SuiteOutput(context, writing: ReportPlan(context), root: folder.url.path)
    output.take(.started(Self.header))
    output.take(.finished(Self.result))
    output.take(.progressed(RunProgress(done: 1, total: 1, failed: 1, elapsed: .seconds(11))))
    output.take(.ended(RunReport(header: Self.header, results: [Self.result], duration: .seconds(1))))
    return output.finish()
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  @Test func `several reports are written at once and none shows a secret`() throws {
    defer { folder.remove() }
    let kinds = Registry.program.reporters.map { $0.name }
    let options = kinds.flatMap { ["--report", "\($0)=\($0).txt"] }
    let problems = try run(context(options, variables: ["GITHUB_STEP_SUMMARY": "\(folder.url.path)/sum.md"]))
    #expect(problems.isEmpty)
    #expect(try names == (kinds.map { "\($0).txt" } + ["sum.md"]).sorted())
    let texts = try names.compactMap(file) + [output.text]
    for text in texts {
      #expect(text.contains("redacted"))
      for form in Redactor.forms(of: Secret(Self.secret)) { #expect(!text.contains(form), "\(text)") }
    }
  }

  @Test func `a file that is there stays until the new one is whole`() throws {
    defer { folder.remove() }
    try folder.write("old", to: "report.xml")
    let context = context(["--report", "junit=report.xml"])
    let output = try SuiteOutput(context, writing: ReportPlan(context), root: folder.url.path)
    output.take(.started(Self.header))
    output.take(.finished(Self.result))
    #expect(file("report.xml") == "old")
    output.take(.ended(RunReport(header: Self.header, results: [], duration: .zero)))
    #expect(file("report.xml") == "old")
    #expect(output.finish().isEmpty)
    #expect(file("report.xml")?.hasSuffix("</testsuites>\n") == true)
    #expect(try names == ["report.xml"])
  }

  @Test func `a full device is told of and the other reports are written`() throws {
    defer { folder.remove() }
    let problems = try run(context(["--report", "json=/dev/full", "--report", "tap=tap.txt"]))
    #expect(problems.items.map(\.code) == [.unwritableOutput])
    #expect(file("tap.txt")?.hasSuffix("1..1\n") == true)
    #expect(output.text.contains("0 passed, 1 failed"))
  }

  @Test func `a reader that goes away is no problem and a disk that refuses is one`() throws {
    defer { folder.remove() }
    #expect(try run(context([], output: FailingSink(failure: .readerGone))).isEmpty)
    let problems = try run(context([], output: FailingSink(failure: .refused(reason: "no"))))
    #expect(problems.items.map(\.code) == [.unwritableOutput])
  }

  @Test(arguments: ["missing/report.xml", "."])
  func `a path that cannot be written ends the command before the run and leaves nothing behind`(path: String) throws {
    defer { folder.remove() }
    let context = context(["--report", "tap=tap.txt", "--report", "junit=\(path)"])
    #expect(throws: Diagnostic.self) {
      try SuiteOutput(context, writing: ReportPlan(context), root: folder.url.path)
    }
    #expect(try names.isEmpty)
  }

  @Test func `GitHub learns of long secrets before they can turn up, and only where it reads`() throws {
    defer { folder.remove() }
    let variables = ["GITHUB_ACTIONS": "true"]
    _ = try run(context([], variables: variables))
    #expect(!output.text.contains("add-mask"))
    _ = try run(context([], variables: variables, terminal: Terminal(outputIsPipe: true)))
    #expect(output.text.contains("::add-mask::\(Self.secret)\n"))
    #expect(output.text.contains("::add-mask::\(Base64.encode(Self.secret.utf8))\n"))
    #expect(!output.text.contains("::add-mask::short"))
    #expect(output.text.contains("::error title=rivers in author::"))
  }

  @Test func `a summary of GitHub is added to what is there`() throws {
    defer { folder.remove() }
    try folder.write("before\n", to: "sum.md")
    _ = try run(context(["--report", "github"], variables: ["GITHUB_STEP_SUMMARY": "\(folder.url.path)/sum.md"]))
    #expect(file("sum.md")?.hasPrefix("before\n## pqrun") == true)
  }

  @Test(
    arguments: [
      (["-v"], [:], Terminal(), ""),
      ([], ["CI": "true"], Terminal(), "1 of 1 cases, 1 failed\n"),
      (["-q"], ["CI": "true"], Terminal(), ""),
      ([], [:], Terminal(errorIsTerminal: true), "\r\u{1B}[K1 of 1 cases, 1 failed\r\u{1B}[K"),
      (["-q"], [:], Terminal(errorIsTerminal: true), ""),
    ] as [([String], [String: String], Terminal, String)]
  )
  func `progress goes to standard error where somebody looks`(
    words: [String],
    variables: [String: String],
    terminal: Terminal,
    text: String
  ) throws {
    defer { folder.remove() }
    _ = try run(context(words, variables: variables, terminal: terminal))
    #expect(error.text == text)
  }

  @Test func `-v has a line for every case`() throws {
    defer { folder.remove() }
    let context = context(["-v"])
    let suite = try SuiteOutput(context, writing: ReportPlan(context), root: folder.url.path)
    let passed = CaseResult(CaseIdentity(environment: "author", query: "rivers", name: "rhine"), status: .passed)
    suite.take(.finished(passed))
    #expect(output.text == "PASS  rivers [rhine] in author (0 ms)\n")
  }
}
