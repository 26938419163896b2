import PQCore
import PQCurl
import PQFiles
import PQModel
import PQRun
import PQSandbox
import PQSuite

/// `pqrun test [NAME…]`.
enum TestCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "test",
    summary: "run the cases of queries as a smoke test",
    discussion: [
      """
      Every case of every selected query runs in every named environment. A case passes when the answer is good, has \
      no GraphQL errors and decodes, and every check holds. A query without cases and without required variables is \
      one case.
      """
    ],
    operands: [.repeated(ValueSpecification("NAME", from: .queries), help: "the queries to test; by default all")],
    options: [.environment, .jobs, .repetitions, .failFast, .timeout, .retry, .allowCommands],
    examples: [
      .init("pqrun test --env sandbox", "every query against the local AEM"),
      .init("pqrun test adventures-all --env author,publish", "one query in two environments"),
    ]
  )

  static func run(in context: CommandContext) async throws {
    let project = try context.openProject()
    var environments = try SuiteEnvironments(context, in: project)
    let queries = try SuiteSelection(context, in: project).queries()
    let options = try SuiteRequest(context).options()
    let sandboxes = try environments.startSandboxes()
    let planner = SuitePlanner(registry: .program)
    let plan = environments.all.flatMap { environment in
      queries.flatMap { planner.cases(of: $0, in: environment) }
    }
    guard !plan.isEmpty else { throw Diagnostic.nothingSelected() }
    let header = RunHeader(
      environments: environments.all.map(\.name),
      caseCount: plan.count,
      startTime: WallClock.secondsSince1970(),
      root: project.root
    )
    let runner = SuiteRunner(workshop(for: project, environments: environments, in: context), options: options)
    let output = SuiteOutput(context)
    let report = await runner.run(plan, header: header, telling: output.take)
    for sandbox in sandboxes { sandbox.stop() }
    try output.finish()
    context.fail(report.failures)
  }

  private static func workshop(
    for project: Project,
    environments: SuiteEnvironments,
    in context: CommandContext
  ) -> SuiteWorkshop {
    let client = Client(
      transport: CurlTransport(),
      registry: .program,
      surroundings: context.surroundings(of: project)
    )
    return SuiteWorkshop(
      client: client,
      registry: .program,
      environment: { name in try environments.environment(named: name) }
    )
  }
}

extension Diagnostic.Code {
  static let nothingSelected = Diagnostic.Code(
    "nothing-selected",
    explanation: """
      A smoke test that runs nothing proves nothing, so that it is no success: no query fits the names, tags and \
      other limits of the command line. '--allow-empty' lets it pass.
      """,
    example: "pqrun test --tag smok"
  )
}

extension Diagnostic {
  fileprivate static func nothingSelected() -> Diagnostic {
    .error(
      .nothingSelected,
      "no case is selected",
      hint: "'pqrun list queries' shows what there is",
      failure: .usage
    )
  }
}
