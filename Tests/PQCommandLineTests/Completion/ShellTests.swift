import Foundation
import Testing

@testable import PQCommandLine

/// Completion in the real shells, where they are installed.
@Suite struct ShellTests {
  private static let project = ProgramRun.repository.appending(path: "Tests/PQCommandLineTests/Project")

  struct Case: Sendable {
    /// The line up to the cursor.
    let line: String
    /// The words the shell offers in the place of the last one.
    let words: [String]
    /// What bash offers, which replaces only what follows the last `=`.
    var bash: [String]?
  }

  static let cases = [
    Case(line: "pqrun riv", words: ["river", "rivers"]),
    Case(line: "pqrun river --env ", words: ["guarded", "local"]),
    Case(line: "pqrun river --env=lo", words: ["--env=local"], bash: ["local"]),
    Case(line: "pqrun river --var n", words: ["name="]),
    Case(line: "pqrun river --var unit=M", words: ["unit=MILES"], bash: ["MILES"]),
    Case(line: "pqrun completion f", words: ["fish"]),
    Case(line: "pqrun river --dry", words: ["--dry-run"]),
    Case(line: "pqrun nothing ", words: []),
  ]

  private static func has(_ shell: String) -> Bool { path(of: shell) != nil }

  private static func path(of shell: String) -> URL? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: "\($0)/\(shell)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private func run(_ shell: String, _ arguments: [String]) async throws -> [String] {
    let path = try #require(Self.path(of: shell))
    let run = try await ProgramRun.run(path, arguments, in: Self.project)
    #expect(run.error.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: has("bash")), arguments: cases)
  func `bash completes`(row: Case) async throws {
    let script = """
      eval "$(pqrun completion bash)"
      COMP_LINE=$1 COMP_POINT=${#1}
      _pqrun pqrun
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let words = try await run("bash", ["--norc", "-c", script, "bash", row.line])
    #expect(words.sorted() == row.bash ?? row.words)
  }

  // Outside of its line editor zsh has no compadd: a function in its place prints what is handed over.
  @Test(.enabled(if: has("zsh")), arguments: cases)
  func `zsh completes`(row: Case) async throws {
    let script = """
      compdef() { }
      compadd() { print -rl -- "${(@P)argv[-1]}" }
      eval "$(pqrun completion zsh)"
      words=("${(@s: :)1}") CURRENT=${#words}
      _pqrun
      """
    #expect(try await run("zsh", ["-f", "-c", script, "zsh", row.line]).sorted() == row.words)
  }

  @Test(.enabled(if: has("fish")), arguments: cases)
  func `fish completes`(row: Case) async throws {
    let script = "pqrun completion fish | source; complete -C '\(row.line)'"
    let lines = try await run("fish", ["--no-config", "-c", script])
    #expect(lines.map { String($0.prefix { $0 != "\t" }) }.sorted() == row.words)
  }

  @Test(arguments: CompletionShell.allCases)
  func `a shell reads its script without complaint`(shell: CompletionShell) async throws {
    guard Self.has(shell.rawValue) else { return }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let file = try scratch.write(shell.script, to: "completion")
    #expect(try await run(shell.rawValue, ["-n", file.path]).isEmpty)
  }
}
