import PQCore
import PQFiles
import PQRun

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
    var problems = project.diagnostics
    for option in [OptionSpecification.format, .color] {
      _ = problems.collect { () throws(Diagnostic) in try context.setting(option, of: project) }
    }
    if let decoder = project.defaults["decode"], !decoder.text.hasPrefix("exec:") {
      _ = problems.collect { () throws(Diagnostic) in try Registry.program.decoder(decoder.text, at: decoder.span) }
    }
    try problems.throwIfErrors()
    context.report(project.diagnostics)
    if project.queries.isEmpty, project.environments.isEmpty { context.report(DiagnosticList([.emptyProject()])) }
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

extension Diagnostic.Code {
  static let emptyProject = Diagnostic.Code(
    "empty-project",
    explanation: "The project declares no query and no environment, so that there is nothing to check and to run.",
    example: "pqrun check   # beside an empty pqrun.yaml"
  )
}

extension Diagnostic {
  fileprivate static func emptyProject() -> Diagnostic {
    .warning(
      .emptyProject,
      "the project declares no query and no environment",
      hint: "put files into queries/ and environments/, or keys of these names into pqrun.yaml"
    )
  }
}
