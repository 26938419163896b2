import PQCore
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
      """,
      """
      A NAME is a query, a pattern such as 'adventure-*', or a file with or without a line: \
      queries/adventures.yaml:12. Nothing selected is status 2. Ctrl-C tells what was learned until then and ends with \
      130.
      """,
    ],
    operands: [
      .repeated(ValueSpecification("NAME", from: .queries), help: "what to test; by default every query")
    ],
    options: [
      .environment, .variable, .variables, .tags, .excludedTags, .failed, .shard, .allowEmpty, .jobs, .repetitions,
      .failFast, .suiteTimeout, .retry, .report, .baseline, .update, .trace, .allowCommands,
    ] + OptionSpecification.connection,
    examples: [
      .init("pqrun test --env sandbox", "every query against the local AEM"),
      .init("pqrun test adventures-all --env author,publish", "one query in two environments"),
      .init("pqrun test --tag smoke --exclude-tag slow --env publish", "by tags"),
      .init("pqrun test --env publish --shard 2/4", "the second of four machines"),
      .init("pqrun test --env publish --repeat 20 --baseline times.json", "times and sizes against a record"),
      .init("pqrun test --env publish --failed", "what failed last time, once more"),
      .init("pqrun test --env publish --report junit=report.xml", "the text, and a file for the build service"),
    ]
  )

  static func run(in context: CommandContext) async throws {
    let reports = try ReportPlan(context)
    let project = try context.openProject()
    let request = SuiteRequest(context)
    var options = try request.options()
    let baseline = BaselineFile(context)
    options.baseline = try baseline?.load()
    let record = StateFolder.path { context.process.variables[$0] }.map {
      FailedCases(folder: $0, root: project.root)
    }
    let selection = try SuiteSelection(context, in: project) { record?.load() ?? [] }
    var environments = try SuiteEnvironments(context, in: project)
    let attempts = try context.attempts(of: project)
    try environments.connect(as: context, attempts: attempts)
    let queries = try selection.queries().map { $0.sent(atMost: attempts) }
    let variables = try SuiteVariables(context, for: queries)
    let shard = try request.shard()
    let sandboxes = try environments.startSandboxes()
    let planner = SuitePlanner(registry: .program)
    let cases = environments.all.flatMap { environment in
      queries.flatMap { planner.cases(of: $0, in: environment, with: variables.values(for: $0)) }
    }
    let runner = SuiteRunner(
      try workshop(for: project, environments: environments, attempts: attempts, in: context),
      options: options
    )
    let filter = selection.filter
    let (selected, early) = await Signals.cancelling {
      filter.select(from: await runner.expand(filter.select(from: cases)))
    }
    if let early {
      for sandbox in sandboxes { sandbox.stop() }
      return context.end(by: early)
    }
    let plan =
      shard.map { shard in
        shard.select(from: SuiteUnit.units(of: selected), weight: \.weight).flatMap(\.places).sorted().map {
          selected[$0]
        }
      } ?? selected
    guard !plan.isEmpty || context.arguments.has(.allowEmpty) else {
      throw Diagnostic.nothingSelected(
        shard: selected.isEmpty ? nil : shard,
        isOfFailed: context.arguments.has(.failed)
      )
    }
    let header = RunHeader(
      environments: environments.all.map(\.name),
      caseCount: plan.count,
      startTime: WallClock.secondsSince1970(),
      root: project.root
    )
    let output = try SuiteOutput(context, writing: reports, root: project.root)
    let (report, signal) = await Signals.cancelling { await runner.run(plan, header: header, telling: output.take) }
    for sandbox in sandboxes { sandbox.stop() }
    var problems = DiagnosticList()
    _ = problems.collect { () throws(Diagnostic) in try record?.update(with: report.results) }
    context.report(problems)
    context.fail(report.failures)
    context.report(output.finish())
    if let signal { context.end(by: signal) }
    try baseline?.renew(with: report.results)
  }

  private static func workshop(
    for project: Project,
    environments: SuiteEnvironments,
    attempts: Int?,
    in context: CommandContext
  ) throws(Diagnostic) -> SuiteWorkshop {
    SuiteWorkshop(
      client: try context.client(for: project),
      registry: .program,
      environment: { name in try environments.environment(named: name) },
      query: { name in try project.query(named: name).sent(atMost: attempts) },
      recorder: context.arguments.has(.update) ? RecordedFiles(context, of: project).recorder : nil
    )
  }
}

extension Diagnostic.Code {
  static let nothingSelected = Diagnostic.Code(
    "nothing-selected",
    explanation: """
      A smoke test that runs nothing proves nothing, so that it is no success: no case fits the names, tags and \
      other limits of the command line. '--allow-empty' lets it pass.
      """,
    example: "pqrun test --tag smok"
  )
}

extension Diagnostic {
  fileprivate static func nothingSelected(shard: SuiteShard?, isOfFailed: Bool) -> Diagnostic {
    let reason =
      switch (shard, isOfFailed) {
      case (let shard?, _): "there are fewer cases than parts, and none is left for part \(shard)"
      case (nil, true): "no case that fits is known to have failed"
      case (nil, false): "no case is selected"
      }
    return .error(
      .nothingSelected,
      reason,
      hint: "'pqrun list queries' shows what there is; --allow-empty lets such a run pass",
      failure: .usage
    )
  }
}
