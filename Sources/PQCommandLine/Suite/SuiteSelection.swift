import PQCore
import PQFiles
import PQModel

/// The queries that a smoke test runs.
struct SuiteSelection {
  private let project: Project
  private let names: [String]

  /// Makes a selection.
  ///
  /// - Parameters:
  ///   - context: The command line.
  ///   - project: The project.
  init(_ context: CommandContext, in project: Project) {
    self.project = project
    names = context.arguments.operands
  }

  /// Finds the queries, in the order of the files.
  ///
  /// - Returns: The queries.
  /// - Throws: The problems of all of them, or that there is none of a name.
  func queries() throws(DiagnosticList) -> [Query] {
    var problems = names.isEmpty ? project.unreadableFiles : DiagnosticList()
    for name in names where !project.queries.contains(where: { $0.name == name }) {
      do {
        _ = try project.query(named: name)
      } catch {
        problems.append(contentsOf: error)
      }
    }
    var queries: [Query] = []
    for declared in project.queries where names.isEmpty || names.contains(declared.name) {
      do {
        queries.append(try project.query(named: declared.name))
      } catch {
        problems.append(contentsOf: error)
      }
    }
    try problems.throwIfErrors()
    return queries
  }
}
