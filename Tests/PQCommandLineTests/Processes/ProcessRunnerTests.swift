import Foundation
import PQCore
import PQRun
import Testing

@testable import PQCommandLine

@Suite(.timeLimit(.minutes(1))) struct ProcessRunnerTests {
  private let runner = ProcessRunner(directory: "/")

  init() {
    // As the program does at its start.
    signal(SIGPIPE, SIG_IGN)
  }

  private func shell(
    _ script: String,
    input: [UInt8] = [],
    timeout: Duration = .seconds(20)
  ) async throws -> ProgramResult {
    try await runner.run(Program(["sh", "-c", script], input: input, timeout: timeout))
  }

  @Test func `output, errors and a good end are kept apart`() async throws {
    let result = try await shell("echo out; echo err >&2")
    #expect(String(decoding: result.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: result.errorOutput, as: UTF8.self) == "err\n")
    #expect(result.failure == nil)
  }

  @Test(arguments: [("exit 3", "exited with status 3"), ("kill -9 $$", "was ended by signal 9")])
  func `a bad end is put in words`(script: String, words: String) async throws {
    #expect(try await shell(script).failure == words)
  }

  @Test func `words reach the program as they are`() async throws {
    let program = Program(["printf", "%s|", "a b", "$HOME", "*", ""], timeout: .seconds(20))
    #expect(String(decoding: try await runner.run(program).output, as: UTF8.self) == "a b|$HOME|*||")
  }

  @Test func `a path with a slash starts from the folder`() async throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("#!/bin/sh\necho here\n", to: "bin/say", mode: 0o700)
    let result = try await ProcessRunner(directory: folder.url.path).run(Program(["bin/say"], timeout: .seconds(20)))
    #expect(String(decoding: result.output, as: UTF8.self) == "here\n")
  }

  @Test func `much goes in and comes out at the same time`() async throws {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
    let result = try await shell("cat; head -c 200000 /dev/zero >&2", input: input)
    #expect(result.output == input)
    #expect(result.errorOutput.count == 200_000)
  }

  @Test func `a program that does not read its input is no problem`() async throws {
    let input = [UInt8](repeating: 0, count: 1_000_000)
    #expect(String(decoding: try await shell("exec <&-; echo done", input: input).output, as: UTF8.self) == "done\n")
  }

  @Test func `a program that takes too long is ended`() async throws {
    let start = ContinuousClock.now
    let problem = await #expect(throws: Diagnostic.self) {
      try await shell("exec sleep 50", timeout: .milliseconds(200))
    }
    #expect(problem?.code.name == "program-not-run")
    #expect(problem?.message.contains("ended after 0.200 s") == true)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a child that lives on is not waited for`() async throws {
    let start = ContinuousClock.now
    let result = try await shell("sleep 15 & echo token")
    #expect(String(decoding: result.output, as: UTF8.self) == "token\n")
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a program that writes without end is ended`() async throws {
    let problem = await #expect(throws: Diagnostic.self) { try await shell("exec cat /dev/zero") }
    #expect(problem?.message.contains("64 MB") == true)
  }

  @Test(arguments: ["pqrun-no-such-program", "/no/such/program", "/etc/passwd", "/"])
  func `a program that cannot be started is named`(name: String) async throws {
    let problem = await #expect(throws: Diagnostic.self) {
      try await runner.run(Program([name], timeout: .seconds(20)))
    }
    #expect(problem?.code.name == "program-not-run")
    #expect(problem?.message.hasPrefix("the program '\(name)' cannot be run: ") == true)
  }

  @Test func `sixteen programs at a time hold up neither each other nor tasks`() async throws {
    let start = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<16 { group.addTask { _ = try await shell("sleep 2") } }
      group.addTask { #expect(ContinuousClock.now - start < .seconds(2)) }
      try await group.waitForAll()
    }
    #expect(ContinuousClock.now - start < .seconds(12))
  }

  @Test func `a program whose task is cancelled is ended`() async throws {
    let start = ContinuousClock.now
    let task = Task { try await shell("exec sleep 50", timeout: .seconds(60)) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    let problem = await #expect(throws: Diagnostic.self) { try await task.value }
    #expect(problem?.failure == .interrupted)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
