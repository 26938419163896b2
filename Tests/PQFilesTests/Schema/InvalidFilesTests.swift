import PQCore
import PQFiles
import PQTestSupport
import Testing

/// Wrong files, which `scripts/check-schemas` holds against the schemas too: both must refuse every one of them.
///
/// The first line of each says the code of its problem: `# refused: unknown-key`.
@Suite struct InvalidFilesTests {
  private static let folder = "Tests/Fixtures/invalid"

  private static let names = FileSystem.list("\(FilePathOfTests.repository)/\(folder)").map(\.name)

  @Test func `there are wrong files of every kind`() {
    for kind in SchemaKind.allCases {
      #expect(Self.names.count { $0.hasPrefix("\(kind.rawValue)-") } >= 3)
    }
  }

  @Test(arguments: names)
  func `a wrong file is refused with the problem it names`(_ name: String) throws {
    let text = try #require(CommittedText("\(Self.folder)/\(name)").read())
    let code = try #require(text.prefixMatch(of: /# refused: ([a-z-]+)\n/)?.1)
    let path =
      switch try #require(SchemaKind(rawValue: String(name.prefix { $0 != "-" }))) {
      case .environment: "environments/\(name)"
      case .query: "queries/\(name)"
      case .project: "pqrun.yaml"
      }
    let problems = TestProject(files: [(path, text)]).project.diagnostics.items
    #expect(problems.filter { $0.severity == .error }.map(\.code.name) == [String(code)])
  }
}
