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

  private func shell(_ script: String, input: [UInt8] = [], timeout: Duration = .seconds(20)) throws -> ProgramResult {
    try runner.run(Program(["sh", "-c", script], input: input, timeout: timeout))
  }

  @Test func `output, errors and a good end are kept apart`() throws {
    let result = try shell("echo out; echo err >&2")
    #expect(String(decoding: result.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: result.errorOutput, as: UTF8.self) == "err\n")
    #expect(result.failure == nil)
  }

  @Test(arguments: [("exit 3", "exited with status 3"), ("kill -9 $$", "was ended by signal 9")])
  func `a bad end is put in words`(script: String, words: String) throws {
    #expect(try shell(script).failure == words)
  }

  @Test func `words reach the program as they are`() throws {
    let program = Program(["printf", "%s|", "a b", "$HOME", "*", ""], timeout: .seconds(20))
    #expect(String(decoding: try runner.run(program).output, as: UTF8.self) == "a b|$HOME|*||")
  }

  @Test func `a path with a slash starts from the folder`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("#!/bin/sh\necho here\n", to: "bin/say", mode: 0o700)
    let result = try ProcessRunner(directory: folder.url.path).run(Program(["bin/say"], timeout: .seconds(20)))
    #expect(String(decoding: result.output, as: UTF8.self) == "here\n")
  }

  @Test func `much goes in and comes out at the same time`() throws {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
    let result = try shell("cat; head -c 200000 /dev/zero >&2", input: input)
    #expect(result.output == input)
    #expect(result.errorOutput.count == 200_000)
  }

  @Test func `a program that does not read its input is no problem`() throws {
    let input = [UInt8](repeating: 0, count: 1_000_000)
    #expect(String(decoding: try shell("exec <&-; echo done", input: input).output, as: UTF8.self) == "done\n")
  }

  @Test func `a program that takes too long is ended`() throws {
    let start = ContinuousClock.now
    let problem = #expect(throws: Diagnostic.self) { try shell("exec sleep 50", timeout: .milliseconds(200)) }
    #expect(problem?.code.name == "program-not-run")
    #expect(problem?.message.contains("ended after 0.200 s") == true)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a child that lives on is not waited for`() throws {
    let start = ContinuousClock.now
    let result = try shell("sleep 15 & echo token")
    #expect(String(decoding: result.output, as: UTF8.self) == "token\n")
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a program that writes without end is ended`() throws {
    let problem = #expect(throws: Diagnostic.self) { try shell("exec cat /dev/zero") }
    #expect(problem?.message.contains("64 MB") == true)
  }

  @Test(arguments: ["pqrun-no-such-program", "/no/such/program", "/etc/passwd", "/"])
  func `a program that cannot be started is named`(name: String) throws {
    let problem = #expect(throws: Diagnostic.self) { try runner.run(Program([name], timeout: .seconds(20))) }
    #expect(problem?.code.name == "program-not-run")
    #expect(problem?.message.hasPrefix("the program '\(name)' cannot be run: ") == true)
  }
}
