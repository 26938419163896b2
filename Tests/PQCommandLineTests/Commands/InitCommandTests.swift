import Foundation
import PQFiles
import Testing

@Suite struct InitCommandTests {
  @Test func `a project is written, checks without errors and is left alone the second time`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let first = try await ProgramRun.run(["init", "content"], in: scratch.url)
    #expect(first.status == 0)
    #expect(first.output.contains("wrote pqrun.yaml"))
    let second = try await ProgramRun.run(["init", "content"], in: scratch.url)
    #expect(second.output.contains("kept pqrun.yaml"))
    let check = try await ProgramRun.run(["check", "-C", "content"], in: scratch.url)
    #expect(check.status == 0)
  }

  @Test(arguments: [
    ("pqrun.yaml", "environments: { author: { host: a.example.test } }\n", "environments/author.yaml"),
    (
      "pqrun.yaml",
      "groups: { author: [live] }\nenvironments: { live: { host: a.example.test } }\n",
      "environments/author.yaml"
    ),
    ("environments/author.yml", "host: a.example.test\n", "environments/author.yaml"),
    ("environments/Author.xcconfig", "AEM_HOST = a.example.test\n", nil),
    ("queries/old/adventures-by-activity.yml", "persisted: a/b\n", "queries/adventures-by-activity.graphql"),
    ("pqrun.yml", "version: 1\n", "pqrun.yaml"),
  ])
  func `what the project has already is left out, and the project checks`(
    path: String,
    text: String,
    missing: String?
  ) async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try scratch.write(text, to: path)
    let run = try await ProgramRun.run(["init"], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.contains("left out") == (missing != nil), "\(run.output)")
    if let missing {
      #expect(run.output.contains("left out \(missing): \(path) has "), "\(run.output)")
      #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: missing).path))
    }
    let check = try await ProgramRun.run(["check"], in: scratch.url)
    #expect(check.status == 0, "\(check.error)")
  }

  @Test func `every command that it names next can be given`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    _ = try await ProgramRun.run(["init"], in: scratch.url)
    for command in ProjectTemplate.nextCommands {
      let words = command.split(separator: " ").dropFirst().map(String.init)
      let isQuery = words.first == "adventures-by-activity"
      let run = try await ProgramRun.run(words + (isQuery ? ["--dry-run"] : []), in: scratch.url)
      #expect(run.status == 0, "\(command): \(run.error)")
    }
  }

  @Test func `quiet says nothing`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let run = try await ProgramRun.run(["init", "-q"], in: scratch.url)
    #expect(run.output.isEmpty)
    #expect(FileManager.default.fileExists(atPath: scratch.url.appending(path: "pqrun.yaml").path))
  }

  @Test(arguments: ["queries", "environments"])
  func `a file in the place of a folder is found before anything is written`(name: String) async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try scratch.write("mine\n", to: name)
    let run = try await ProgramRun.run(["init"], in: scratch.url)
    #expect(run.status == 3)
    #expect(run.error.contains("it is a file, and a folder is needed there"))
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(names == [name])
  }

  @Test func `a folder without a name is a mistake`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let run = try await ProgramRun.run(["init", ""], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.error.contains("the FOLDER of 'pqrun init' is empty"))
  }
}
