import PQCore
import PQRun
import Testing

@testable import PQCommandLine

@Suite struct ReportPlanTests {
  private static func plan(_ options: [String], _ variables: [String: String] = [:]) throws(DiagnosticList) -> [String]
  {
    let given = options.map { GivenOption(text: $0, origin: "--report \($0)") }
    let plan = try ReportPlan(given, registry: .program, directory: "/build", variables: variables)
    return plan.reports.map { request, place in
      let words = request.words.map { "," + $0 }.joined()
      return switch place {
      case .standardOutput: "\(request.name)\(words) to output"
      case .file(let path): "\(request.name)\(words) to \(path)"
      case .endOfFile(let path): "\(request.name)\(words) at end of \(path)"
      }
    }
  }

  private static let gitHub = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/sum"]

  private static let plans: [(options: [String], variables: [String: String], reports: [String])] = [
    ([], [:], ["text to output"]),
    (["text,cases"], [:], ["text,cases to output"]),
    (["junit=report.xml"], [:], ["text to output", "junit to /build/report.xml"]),
    (["junit=/a/b,c.xml,extended"], [:], ["text to output", "junit,extended to /a/b,c.xml"]),
    (["junit,extended=r.xml"], [:], ["text to output", "junit,extended to /build/r.xml"]),
    (["json"], [:], ["json to output"]),
    (["json=-", "tap=t"], [:], ["json to output", "tap to /build/t"]),
    (["text=off", "tap=t"], [:], ["tap to /build/t"]),
    (["text=./off"], [:], ["text to output", "text to /build/./off"]),
    ([], gitHub, ["text to output", "github to output", "markdown at end of /sum"]),
    (["github=off"], gitHub, ["text to output"]),
    (["json"], gitHub, ["json to output", "markdown at end of /sum"]),
    (["github", "json"], [:], ["json to output"]),
    (["github"], ["GITHUB_STEP_SUMMARY": "/sum"], ["text to output", "github to output", "markdown at end of /sum"]),
    (["github=notes.txt"], gitHub, ["text to output", "github to /build/notes.txt", "markdown at end of /sum"]),
    ([], ["GITHUB_ACTIONS": "false"], ["text to output"]),
  ]

  @Test(arguments: plans)
  func `each report has its place`(options: [String], variables: [String: String], reports: [String]) throws {
    #expect(try Self.plan(options, variables) == reports)
  }

  private static let mistakes: [(options: [String], code: String, words: String)] = [
    (["junt=x"], "unknown-report", "did you mean 'junit'?"),
    (["junit=x,extendet"], "report-option", "did you mean 'extended'?"),
    (["tap=x,extended"], "report-option", "it has no words"),
    (["junit="], "report-option", "write KIND=FILE"),
    (["json", "tap"], "report-option", "2 reports go to standard output: json, tap"),
    (["json=a", "tap=/build/a"], "report-option", "two reports go to '/build/a'"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told with the next step`(options: [String], code: String, words: String) {
    let list = #expect(throws: DiagnosticList.self) { try Self.plan(options) }
    let problem = list?.items.first
    #expect(problem?.code.name == code && problem?.failure == .usage)
    #expect(
      [problem?.message, problem?.hint].contains { $0?.contains(words) == true },
      "\(String(describing: problem))"
    )
  }

  @Test func `one environment variable gives several reports`() {
    let parser = ArgumentParser(
      commands: CommandTable.specifications,
      variables: ["PQRUN_REPORT": "junit=a.xml  html=b.html"]
    )
    #expect(parser.parse(["test"]).values(of: .report).map(\.text) == ["junit=a.xml", "html=b.html"])
    #expect(parser.parse(["test", "--report", "tap"]).values(of: .report).map(\.text) == ["tap"])
  }
}
