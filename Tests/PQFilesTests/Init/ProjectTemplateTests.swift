import PQCore
import PQFiles
import PQModel
import Testing

@Suite struct ProjectTemplateTests {
  private func actions(_ existing: [String: String]) -> [String: ProjectTemplate.Step.Action] {
    let steps = ProjectTemplate.plan { existing[$0] }
    return Dictionary(uniqueKeysWithValues: steps.map { ($0.path, $0.action) })
  }

  @Test func `an empty folder gets every file`() {
    let steps = ProjectTemplate.plan { _ in nil }
    #expect(
      steps.map(\.path) == [
        "pqrun.yaml", "environments/author.yaml", "queries/adventures-by-activity.yaml",
        "queries/adventures-by-activity.graphql", ".gitignore",
      ]
    )
    #expect(steps.allSatisfy { if case .write(let text) = $0.action { text.hasSuffix("\n") } else { false } })
  }

  @Test func `a file that is there is kept`() {
    let actions = actions(["pqrun.yaml": "", "environments/author.yaml": "host: x"])
    #expect(actions["pqrun.yaml"] == .keep)
    #expect(actions["environments/author.yaml"] == .keep)
    #expect(actions["queries/adventures-by-activity.yaml"] != .keep)
  }

  @Test func `what another file declares is not written, with all of its files`() {
    let steps = ProjectTemplate.plan(declared: [
      .settings: "pqrun.yml", .environment("author"): "pqrun.yml", .query("adventures-by-activity"): "queries/all.yaml",
    ]) { _ in nil }
    #expect(
      steps.map(\.action) == [
        .leaveOut(because: "pqrun.yml has the settings already"),
        .leaveOut(because: "pqrun.yml has 'author' already"),
        .leaveOut(because: "queries/all.yaml has the query 'adventures-by-activity' already"),
        .leaveOut(because: "queries/all.yaml has the query 'adventures-by-activity' already"),
        .write(".env\n"),
      ]
    )
  }

  @Test func `a lost document is written beside its query`() {
    let path = "queries/adventures-by-activity.yaml"
    let steps = ProjectTemplate.plan(declared: [.query("adventures-by-activity"): path]) { $0 == path ? "" : nil }
    #expect(steps[2].action == .keep)
    #expect(steps[3].action != .keep)
    #expect(steps[3].action != .leaveOut(because: "\(path) has the query 'adventures-by-activity' already"))
  }

  @Test(arguments: [
    (nil, ProjectTemplate.Step.Action.write(".env\n")),
    ("", .write(".env\n")),
    ("build/\n", .append(".env\n")),
    ("build/", .append("\n.env\n")),
    ("build/\r\n", .append(".env\n")),
    ("build/\n.env  \n", .keep),
    ("/.env", .keep),
    (".environment\n", .append(".env\n")),
    ("#.env\n", .append(".env\n")),
  ])
  func `the file with secrets is ignored once`(_ text: String?, _ action: ProjectTemplate.Step.Action) {
    #expect(ProjectTemplate.plan { $0 == ".gitignore" ? text : nil }.last?.action == action)
  }

  @Test func `the project is loaded without a problem, and its query can be asked`() throws {
    let project = TestProject(files: ProjectTemplate.files.map { ($0.path, $0.text) }).project
    #expect(project.diagnostics.items.map(\.message) == [])
    #expect(project.defaults.values.map(\.text) == ["author"])
    let author = try project.environment(named: "author")
    #expect(author.origin == "http://localhost:4502")
    let query = try project.query(named: "adventures-by-activity")
    #expect(query.variables.map(\.name) == ["activity"])
    #expect(query.document != nil)
    #expect(query.cases.count == 1)
  }
}
