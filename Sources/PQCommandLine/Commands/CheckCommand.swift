import PQCore
import PQFiles

/// `pqrun check`.
enum CheckCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "check",
    summary: "check every file of the project without a network",
    discussion: [
      """
      All problems of all files are shown in one run: unknown keys, wrong types, defaults and examples that break \
      their own rules, documents that differ from the declared variables.
      """
    ],
    examples: [
      .init("pqrun check", "check the project of this folder"),
      .init("pqrun check --error-format github", "annotations for a pull request"),
    ]
  )

  static func run(in context: CommandContext) async throws {
    let project = try context.loadProject()
    try project.diagnostics.throwIfErrors()
    context.report(project.diagnostics)
    let counts = [
      count(project.queries.count, "query", "queries"),
      count(project.environments.count, "environment", "environments"),
    ]
    try context.print("checked \(counts.joined(separator: " and ")): no errors\n")
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
