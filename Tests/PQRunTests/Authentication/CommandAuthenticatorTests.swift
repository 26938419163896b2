import PQCore
import PQModel
import PQRun
import Synchronization
import Testing

@Suite struct CommandAuthenticatorTests {
  private let run = AuthenticationRun()

  private static let command = Authentication.settings("command", [:], command: ["aem-token", "a b"])

  private func client(_ result: ProgramResult) -> Client {
    run.client(Surroundings(programs: ProgramRunner { _ in result }))
  }

  @Test func `what the program prints is sent, without the blanks around it`() async throws {
    let words = Mutex<[[String]]>([])
    let programs = ProgramRunner { program in
      words.withLock { $0.append(program.words) }
      return ProgramResult(output: Array(" \n tok.en \r\n\n".utf8))
    }
    let client = run.client(Surroundings(programs: programs))
    for _ in 1...3 {
      let prepared = try await client.prepare(AuthenticationRun.call(Self.command))
      #expect(prepared.request.headers["Authorization"] == "Bearer tok.en")
    }
    #expect(words.withLock { $0 } == [["aem-token", "a b"]])
    #expect(run.redactor.redact("tok.en") == "<redacted>")
  }

  @Test func `without permission no program runs`() async throws {
    let error = await #expect(throws: DiagnosticList.self) {
      try await run.client().prepare(AuthenticationRun.call(Self.command))
    }
    #expect(error?.items.map(\.code.name) == ["commands-not-allowed"])
    #expect(error?.items.map(\.failure) == [.invalidInput])
  }

  @Test func `a call that is only shown runs no program`() async throws {
    let prepared = try await run.client().rehearse(AuthenticationRun.call(Self.command))
    #expect(prepared.request.headers["Authorization"] == "Bearer token-of-command")
  }

  @Test func `a program that fails is quoted`() async throws {
    let result = ProgramResult(
      failure: "exited with status 3",
      output: Array("tok".utf8),
      errorOutput: Array("not logged in\nrun 'aem login'\u{1B}[1m\n".utf8)
    )
    let error = await #expect(throws: DiagnosticList.self) {
      try await client(result).prepare(AuthenticationRun.call(Self.command))
    }
    let problem = try #require(error?.items.first)
    #expect(problem.message == "the program 'aem-token' exited with status 3")
    #expect(problem.notes.first?.message == "it says: not logged in")
    #expect(problem.notes.allSatisfy { !$0.message.contains("\u{1B}") })
    #expect(problem.failure == .authentication)
  }

  @Test(arguments: ["", " \n", "two words", "one\ntwo", "tökén"])
  func `anything but one word is refused and not shown`(output: String) async throws {
    let error = await #expect(throws: DiagnosticList.self) {
      try await client(ProgramResult(output: Array(output.utf8))).prepare(AuthenticationRun.call(Self.command))
    }
    #expect(error?.items.map(\.message) == ["the program 'aem-token' did not print one token alone"])
  }

  @Test func `an expired token of a program is not sent`() async throws {
    let token = TestToken.with(#"{"exp":\#(AuthenticationRun.start - 1)}"#)
    let error = await #expect(throws: DiagnosticList.self) {
      try await client(ProgramResult(output: Array(token.utf8))).prepare(AuthenticationRun.call(Self.command))
    }
    #expect(error?.items.map(\.code.name) == ["token-expired"])
  }
}
