import PQCore
import PQRun
import PQSuite
import PQTestSupport

@testable import PQFiles

/// A project of files held in memory; marks of `MarkedSource` are taken out, each number used once in all files.
struct TestProject {
  let project: Project
  private let sources: [String: MarkedSource]

  init(_ files: KeyValuePairs<String, String>, variables: [String: String] = [:]) {
    self.init(files: files.map { ($0.key, $0.value) }, variables: variables)
  }

  init(
    files: [(path: String, text: String)],
    variables: [String: String] = [:],
    scope: ProjectScope = .everything
  ) {
    sources = Dictionary(uniqueKeysWithValues: files.map { ($0.path, MarkedSource($0.text)) })
    let contents = sources.mapValues(\.bytes)
    let listed = files.compactMap { path, _ in TestProject.kind(of: path).map { ProjectFolder.File(path, $0) } }
    project = ProjectLoader(registry: .smokeTest).load(
      listed,
      root: "",
      sources: ValueSources(
        variable: { variables[$0] },
        file: { path throws(FileProblem) in
          guard let bytes = contents[path] else { throw FileProblem("there is no such file") }
          return bytes
        }
      ),
      checking: scope
    )
  }

  /// A one-file project.
  init(_ file: String, variables: [String: String] = [:]) {
    self.init(["pqrun.yaml": file], variables: variables)
  }

  private static func kind(of path: String) -> ProjectFolder.Kind? {
    if path == ".env" { return .dotEnv }
    if path.hasPrefix("environments/") { return path.hasSuffix(".xcconfig") ? .xcconfig : .environments }
    guard path.hasSuffix(".yaml") else { return nil }
    return path.hasPrefix("queries/") ? .queries : .project
  }

  /// A line for each diagnostic of the project that is missing or too many.
  func mismatches(_ expected: [ExpectedDiagnostic]) -> [String] {
    mismatches(project.diagnostics, expected)
  }

  /// A line for each diagnostic of a list that is missing or too many.
  func mismatches(_ list: DiagnosticList, _ expected: [ExpectedDiagnostic]) -> [String] {
    var rest = expected
    var lines: [String] = []
    for (name, group) in Dictionary(grouping: list.items, by: { $0.span?.source.name ?? "" }) {
      let source = sources[name] ?? MarkedSource("")
      let here = rest.filter { expectation in
        guard let marker = expectation.marker else { return group.contains { $0.code.name == expectation.code } }
        return source.ranges[marker] != nil
      }
      rest.removeAll { expectation in here.contains { $0.code == expectation.code && $0.marker == expectation.marker } }
      lines += DiagnosticList(group).mismatches(here, in: source)
    }
    return lines + rest.map { "missing: \($0.code) at \($0.marker.map(String.init) ?? "?") \($0.words)" }
  }
}
