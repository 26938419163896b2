import Foundation
import PQCore
import PQTestSupport
import Testing

@Suite struct CanaryTests {
  private static let trace = "trace.txt"

  private static let options: [[String]] = [
    ["-v"], ["-vv"], ["-vvv", "--timing"], ["-q", "--trace", trace], ["--trace", "-"], ["--curl", "-vvv"],
    ["--dry-run", "-vvv"],
    ["-vvv", "--error-format", "short"], ["-vvv", "--error-format", "json"], ["-vvv", "--error-format", "github"],
  ]

  /// Gives tokens and cookies, and says all that it knows in every form to whoever asks for content.
  private static func answer(_ request: RawServer.Request, of canary: Canary, givesTokens: Bool) -> RawServer.Answer {
    let echo = canary.secrets.flatMap(Canary.forms).joined(separator: " ")
    let text = JSONValue.string(echo).text(.compact)
    guard request.line.hasPrefix("POST") else {
      let lines = request.head + request.body
      return .http(500, headers: [("X-Echo", echo)], body: Array("\(echo)\n".utf8) + lines)
    }
    guard givesTokens else {
      return .http(
        403,
        headers: [("X-Reason", echo)],
        body: Array(#"{"error":"no","error_description":\#(text)}"#.utf8)
      )
    }
    let body = """
      {"access_token":"\(Canary.token)","expires_in":3600,"refresh_token":"\(Canary.refresh)","echo":\(text)}
      """
    return .http(headers: [("Set-Cookie", "login-token=\(Canary.cookie); Path=/")], body: Array(body.utf8))
  }

  private func run(
    _ canary: Canary,
    _ options: [String],
    givesTokens: Bool
  ) async throws -> (run: ProgramRun, trace: String) {
    try await run(canary, words: ["list-all"] + options, givesTokens: givesTokens)
  }

  /// Runs the program, and gives what is printed and what is traced.
  private func run(
    _ canary: Canary,
    words: [String],
    givesTokens: Bool
  ) async throws -> (run: ProgramRun, trace: String) {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    return try await RawServer.run(answering: { Self.answer($0, of: canary, givesTokens: givesTokens) }) { server in
      try canary.write(to: folder, port: server.port)
      let run = try await ProgramRun.run(
        words + ["--env", "canary", "--allow-commands"],
        in: folder.url,
        variables: Canary.variables
      )
      let trace = (try? String(contentsOf: folder.url.appending(path: Self.trace), encoding: .utf8)) ?? ""
      #expect(trace.isEmpty != words.contains(Self.trace))
      return (run, trace)
    }
  }

  private func expectNothingShown(_ run: ProgramRun, _ trace: String, of canary: Canary) {
    for form in Set(canary.secrets.flatMap(Canary.forms)) {
      #expect(!run.output.contains(form), "standard output shows \(form)")
      #expect(!run.error.contains(form), "standard error shows \(form)")
      #expect(!trace.contains(form), "the trace shows \(form)")
    }
  }

  @Test(arguments: Canary.all, options)
  func `no secret is shown, though the server says all of them`(canary: Canary, options: [String]) async throws {
    let (run, trace) = try await run(canary, options, givesTokens: true)
    let isShown = options.contains("--curl") || options.contains("--dry-run")
    #expect(run.status == (isShown ? 0 : 1), "\(run.error)")
    #expect(isShown || (run.error + trace).contains("<redacted>"))
    expectNothingShown(run, trace, of: canary)
  }

  @Test(arguments: Canary.all.filter { $0.settings.contains("oauth") || $0.settings.contains("form") }, options)
  func `no secret is shown when no token is given`(canary: Canary, options: [String]) async throws {
    let (run, trace) = try await run(canary, options, givesTokens: false)
    let isShown = options.contains("--curl") || options.contains("--dry-run")
    #expect(run.status == (isShown ? 0 : 5), "\(run.error)")
    let given = canary.secrets.filter { ![Canary.token, Canary.cookie, Canary.refresh].contains($0) }
    expectNothingShown(run, trace, of: Canary(settings: canary.settings, secrets: given))
  }

  private static let reports: [String] = [
    "text", "junit,extended", "tap", "json", "jsonl", "html", "markdown", "github",
  ]

  @Test(arguments: Canary.all, reports)
  func `no report shows a secret, though the server says all of them`(canary: Canary, report: String) async throws {
    let (run, trace) = try await run(canary, words: ["test", "--report", report], givesTokens: true)
    #expect(run.status == 1, "\(run.error)")
    // What HTML and XML escape is looked for as it is: nothing of a secret may be left to escape.
    expectNothingShown(run, trace, of: canary)
    // A summary in Markdown shows nothing of what a server says.
    #expect(run.output.contains("redacted") || report == "markdown")
  }
}
