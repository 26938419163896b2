import PQCore
import PQFiles
import PQModel
import Testing

struct ShippedProjectTests {
  private static let root = FilePathOfTests.repository

  @Test
  func `the repository's own project has no problem`() throws {
    let project = try ProjectLoader().load(.folder(Self.root), variable: { _ in nil })
    let problems = project.diagnostics.items.filter { $0.code.name != "unknown-decoder" }
    #expect(problems.map(\.message) == [])
    #expect(project.environments.map(\.name) == ["author", "cloud-author", "cloud-publish", "publish", "sandbox"])
    #expect(project.queries.count == 10)
  }

  @Test
  func `the author environment takes its password from the process environment`() throws {
    let project = try ProjectLoader().load(.folder(Self.root), variable: { $0 == "AEM_PASSWORD" ? "pw" : nil })
    let author = try project.environment(named: "author")
    #expect(author.origin == "http://localhost:4502")
    #expect(author.authentication.settings.entry("password")?.value.text == "pw")
  }
}

enum FilePathOfTests {
  static let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(
    separator: "/"
  )
}
