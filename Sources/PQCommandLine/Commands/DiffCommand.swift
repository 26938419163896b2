import PQCore
import PQFiles
import PQModel
import PQRun
import PQSandbox

/// `pqrun diff NAME`.
enum DiffCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "diff",
    summary: "run one query in several environments and print where the answers differ",
    discussion: [
      """
      The same call goes to every environment; the first one is the reference that the others are held against. Lists \
      are matched by '_path', '_id' or 'slug' where their elements have one of them, otherwise by what they hold; \
      numbers compare by value, and the order of members does not count. --ignore leaves out what may differ.
      """,
      """
      Each line is one difference with its JSONPath and its content fragment: '-' is in the reference only, '+' is not \
      in the reference, '~' has another value, '!' another type, '>' another place in its list. --format json gives \
      all of it for programs.
      """,
      "The status is 0 when all answers are the same, and 1 when one differs or is bad.",
    ],
    operands: [.required(ValueSpecification("NAME", from: .queries), help: "the name of the query")],
    options: [
      .environment, .variable, .variables, .ignore, .format, .trace, .timeout, .retry, .fresh, .allowCommands,
    ] + OptionSpecification.connection,
    examples: [
      .init("pqrun diff adventures-all --env author,publish", "what is on author and not on publish"),
      .init("pqrun diff adventures-all --env author,publish --ignore '$..price'", "the same, whatever the prices"),
    ]
  )

  static func run(in context: CommandContext) async throws {
    let project = try context.openProject(checking: .query(context.arguments.operands.first ?? ""))
    let ignored = try context.arguments.values(of: .ignore).map { option throws(Diagnostic) in
      try JSONPath(option, named: .ignore)
    }
    if let form = context.arguments.value(of: .format), OutputFormat(rawValue: form.text)?.needsAnswer == true {
      throw Diagnostic.formOfOneAnswer(form)
    }
    var environments = try SuiteEnvironments(context, in: project)
    try environments.connect(
      as: context,
      timeout: context.arguments.value(of: .timeout),
      attempts: context.attempts(of: project)
    )
    guard environments.all.count > 1 else { throw Diagnostic.nothingToCompare(environments.all) }
    let request = try CallRequest(context, in: project, asking: environments.all.first)
    context.report(request.warnings)
    let sandboxes = try environments.startSandboxes()
    let client = try context.client(for: project)
    let answers = try await answers(to: request, in: environments.all, through: client)
    for sandbox in sandboxes { sandbox.stop() }
    let comparison = AnswerComparison(of: answers, query: request.query.name, ignoring: ignored)
    try context.print(comparison.envelope, rows: comparison.rows, orText: comparison.text)
    if !comparison.isSame { context.fail([.badAnswer]) }
  }

  /// Asks every environment, so that all that is bad is told at once.
  private static func answers(
    to request: CallRequest,
    in environments: [Environment],
    through client: Client
  ) async throws -> [AnswerComparison.Side] {
    var problems = DiagnosticList()
    var sides: [AnswerComparison.Side] = []
    for environment in environments {
      do {
        let prepared = try await client.prepare(request.call(in: environment))
        let answer = try await client.send(prepared)
        guard answer.verdict.isOK, let json = answer.json else { throw Diagnostic.badAnswer(answer, of: prepared) }
        sides.append(AnswerComparison.Side(environment: environment.name, json: json))
      } catch let diagnostic as Diagnostic {
        problems.append(diagnostic)
      } catch let list as DiagnosticList {
        problems.append(contentsOf: list)
      }
    }
    try problems.throwIfErrors()
    return sides
  }
}

extension Diagnostic {
  fileprivate static func formOfOneAnswer(_ option: GivenOption) -> Diagnostic {
    .error(
      .optionValue,
      "'\(option.text)' is a form of one answer, and a comparison has several",
      notes: [Note("given by \(option.origin)")],
      hint: "choose another, such as text or json",
      failure: .usage
    )
  }

  fileprivate static func nothingToCompare(_ environments: [Environment]) -> Diagnostic {
    .error(
      .environmentChoice,
      "'\(environments.first?.name ?? "")' alone cannot be compared",
      hint: "name two environments or more: --env author,publish",
      failure: .usage
    )
  }
}
