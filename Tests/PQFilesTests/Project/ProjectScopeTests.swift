import PQCore
import PQModel
import PQTestSupport
import Testing

@testable import PQFiles

@Suite struct ProjectScopeTests {
  /// A good query, one with a mistake, and one whose name has another Unicode form than it may be asked for by.
  private static let files: [(path: String, text: String)] = [
    ("environments/a.yaml", "host: localhost"),
    ("environments/b.yaml", "⟦1⟧hots⟦/1⟧: localhost\nhost: localhost"),
    ("queries/good.yaml", "persisted: a/good\nvariables: { slug: String! }"),
    ("queries/bad.yaml", "persisted: a/bad\n⟦2⟧tag⟦/2⟧: x"),
    ("queries/cafe\u{301}.yaml", "persisted: a/cafe\n⟦3⟧tag⟦/3⟧: x"),
    ("queries/broken.yaml", "persisted: ⟦4⟧[⟦/4⟧a"),
    ("queries/twice.yaml", "persisted: a/b\n⟦5⟧persisted⟦/5⟧: a/c"),
  ]

  @Test(
    arguments: [
      (ProjectScope.everything, [1, 2, 3, 4, 5]), (.query("bad"), [1, 2]), (.query("good"), [1]),
      (.query("cafe\u{301}"), [1, 3]), (.query("caf\u{E9}"), [1, 4, 5]), (.query(""), [1, 4, 5]),
      (.environments, [1, 4, 5]),
    ] as [(ProjectScope, [Int])]
  )
  func `every environment is checked, and the queries in scope`(scope: ProjectScope, markers: [Int]) {
    let codes = [1: "unknown-key", 2: "unknown-key", 3: "unknown-key", 4: "yaml-syntax", 5: "duplicate-key"]
    let test = TestProject(files: Self.files, scope: scope)
    #expect(test.mismatches(markers.map { ExpectedDiagnostic(codes[$0] ?? "", at: $0) }) == [])
  }

  @Test(arguments: [ProjectScope.everything, .query("good"), .query("bad"), .environments])
  func `a query that was not checked is checked when it is asked for`(scope: ProjectScope) throws {
    let project = TestProject(files: Self.files, scope: scope).project
    #expect(try project.query(named: "good").variables.map(\.name) == ["slug"])
    #expect(throws: DiagnosticList.self) { try project.query(named: "bad") }
    #expect(throws: DiagnosticList.self) { try project.query(named: "broken") }
    #expect(project.queries.map(\.name).count == 5)
  }
}
