import PQCore
import Testing

@testable import PQCommandLine

@Suite struct LauncherTests {
  private let output = RecordingSink()
  private let error = RecordingSink()

  private func process(output: (any OutputSink)? = nil, secrets: SecretVault = SecretVault()) -> ProcessContext {
    ProcessContext(
      workingDirectory: "/",
      read: { _ throws(SystemError) in throw SystemError(code: 2) },
      output: output ?? self.output,
      error: RedactingSink(error, hiding: secrets),
      secrets: secrets
    )
  }

  @Test func `without a command the overview goes to standard error`() async {
    #expect(await Launcher(process: process()).run([]) == .usage)
    #expect(output.text.isEmpty)
    #expect(error.text.contains("Usage:"))
  }

  @Test(arguments: [["--help"], ["help"], ["-h", "--nope"], ["--format", "xml", "-h"]])
  func `help is always had`(words: [String]) async {
    #expect(await Launcher(process: process()).run(words) == .success)
    #expect(output.text.contains("Exit status:"))
    #expect(error.text.isEmpty)
  }

  @Test func `the version is one line of text or of JSON`() async {
    #expect(await Launcher(process: process()).run(["--version", "--json"]) == .success)
    #expect(output.text.hasPrefix(#"{"name":"pqrun","version":""#))
  }

  @Test func `options without a command are an error, and help is not thrown at them`() async {
    #expect(await Launcher(process: process()).run(["-v"]) == .usage)
    #expect(error.text.contains("neither a command nor a query is named"))
    #expect(!error.text.contains("Usage:"))
  }

  @Test func `an error without words of its own is a bug to be reported`() {
    struct Surprise: Error {}
    let arguments = ArgumentParser(commands: CommandTable.specifications).parse(["check"])
    #expect(ProblemWriter(arguments: arguments, process: process()).report(Surprise()) == .bug)
    #expect(error.text.hasPrefix("error[fault]: something unexpected went wrong: Surprise()"))
    #expect(error.text.contains("hint: please report this"))
  }

  @Test func `a word that is not UTF-8 is named and not repaired`() async {
    let words = [Array("url".utf8), Array("rivers".utf8), Array("--var".utf8), Array("name=".utf8) + [0xFF]]
    #expect(await Launcher(process: process()).run(bytes: words) == .usage)
    #expect(error.text.contains("argument 4, 'name=\u{FFFD}', is not UTF-8"))
    #expect(await Launcher(process: process()).run(bytes: [Array("--version".utf8)]) == .success)
  }

  @Test func `a setting that is not UTF-8 is named`() async {
    var process = process()
    process.damagedVariables = ["PQRUN_ENV", "LESSOPEN"]
    #expect(await Launcher(process: process).run(bytes: [Array("--version".utf8)]) == .usage)
    #expect(error.text.contains("'PQRUN_ENV' is not UTF-8"))
    #expect(!error.text.contains("LESSOPEN"))
  }

  @Test func `without a code every code is listed with a line on each`() async {
    #expect(await Launcher(process: process()).run(["explain"]) == .success)
    let lines = output.text.split(separator: "\n").map { $0.split(separator: " ") }
    for code in ExplainCommand.catalog.codes {
      let line = lines.first { $0.first.map(String.init) == code.name }
      let second = line.flatMap { $0.count > 1 ? String($0[1]) : nil }
      #expect(second == code.summary.split(separator: " ").first.map(String.init), "\(code.name)")
    }
  }

  @Test func `a reader that has gone away is no failure`() async {
    let process = process(output: FailingSink(failure: .readerGone))
    #expect(await Launcher(process: process).run(["--help"]) == .success)
    #expect(error.text.isEmpty)
  }

  @Test func `output that is refused is a failure with its reason`() async {
    let process = process(output: FailingSink(failure: .refused(reason: "no space left on device")))
    #expect(await Launcher(process: process).run(["--help"]) == .invalidInput)
    #expect(error.text.contains("no space left on device"))
  }

  @Test func `a secret of the vault does not reach standard error`() async {
    let secrets = SecretVault()
    secrets.add([Secret("opensesame")])
    #expect(await Launcher(process: process(secrets: secrets)).run(["help", "opensesame"]) == .usage)
    #expect(error.text.contains("<redacted>"))
    #expect(!error.text.contains("opensesame"))
  }
}
