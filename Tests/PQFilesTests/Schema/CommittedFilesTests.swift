import PQCore
import PQFiles
import PQRun
import PQSuite
import PQTestSupport
import Testing

@Suite struct CommittedFilesTests {
  private let format = FileFormat(registry: .smokeTest)

  @Test(arguments: SchemaKind.allCases)
  func `the schemas in the repository are current`(_ kind: SchemaKind) throws {
    let file = CommittedText("schemas/\(kind.rawValue).schema.json")
    #expect(try file.difference(from: JSONSchema(of: format).text(for: kind)) == nil)
  }

  @Test func `the reference in the documentation is current`() throws {
    let file = CommittedText("Documentation/Files.md")
    let page = try #require(file.read())
    let current = try #require(FilesReference(of: format).updating(page))
    #expect(try file.difference(from: current) == nil)
  }

  @Test func `the reference of the checks is current`() throws {
    let file = CommittedText("Documentation/Checks.md")
    let page = try #require(file.read())
    let current = try #require(ChecksReference(of: .smokeTest).updating(page))
    #expect(try file.difference(from: current) == nil)
  }

  @Test func `the worked examples of the documentation are a project without a problem`() throws {
    let page = try #require(CommittedText("Documentation/Files.md").read())
    let blocks = page.matches(of: /(?ms)^```(?:yaml|graphql|xcconfig|dotenv) ([a-z\/.\-]+)\n(.*?\n)```$/)
    #expect(Set(blocks.map { $0.1.split(separator: ".").last }) == ["yaml", "graphql", "xcconfig", "env"])
    let files = blocks.map { (path: String($0.1), text: String($0.2)) }
    let project = TestProject(files: files, variables: ["AEM_TOKEN": "t", "AEM_PASSWORD": "p"]).project
    #expect(project.diagnostics.items.map { "\($0.span?.description ?? ""): \($0.message)" } == [])
    #expect(!project.environments.isEmpty)
    #expect(!project.queries.isEmpty)
    for environment in project.environments { _ = try project.environment(named: environment.name) }
  }
}
