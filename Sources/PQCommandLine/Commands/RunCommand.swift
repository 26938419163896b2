import PQCore
import PQFiles
import PQModel
import PQRun
import PQSandbox

/// `pqrun run NAME`, or `pqrun NAME` for short.
enum RunCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "run",
    summary: "run one query and print what it decodes to; the word 'run' may be left out",
    discussion: [
      """
      The query's variables are checked against their types, the address is compiled, the request is authorised and \
      sent, the answer is judged and decoded. What it decodes to goes to standard output: as text for people where \
      the decoder has one, otherwise as indented JSON.
      """,
      """
      A bad answer ends with status 1, or 5 where the credentials are at fault, and its problem goes to standard \
      error. With the decoder json its body is printed all the same when it is JSON, with secrets hidden and not into \
      the file of --output; any other decoder prints nothing. A typed list shows the items that fit and fails for the \
      others.
      """,
      """
      --format gives another form: json, compact, jsonl (an item a line), table and csv (--columns chooses their \
      columns), yaml, text, raw (the body byte for byte), headers. --select prints what a JSONPath (RFC 9535) finds, \
      as one JSON list or, with jsonl, a match a line. The path starts at the whole answer, as in checks, or at what \
      --decode makes of it.
      """,
      "With '--env sandbox' a local AEM comes up for the length of the command.",
    ],
    operands: [.required(ValueSpecification("NAME", from: .queries), help: "the name of the query")],
    options: [
      .environment, .variable, .variables, .decode, .lenient, .allPages, .select, .format, .columns, .output, .dryRun,
      .curl, .timing, .trace, .explain, .timeout, .retry, .fresh, .allowCommands,
    ] + OptionSpecification.connection,
    examples: [
      .init("pqrun adventure-by-slug --env sandbox --var slug=bali-surf-camp", "one adventure, as a card"),
      .init("pqrun adventures-all --env author --format json -o adventures.json", "typed values as JSON, in a file"),
      .init("pqrun adventures-all --env publish --decode json", "the whole answer"),
      .init("pqrun adventures-all --env sandbox --select '$..slug' --format jsonl", "every slug, one a line"),
      .init("pqrun adventures-all --env sandbox --format csv --columns title,price", "two columns for a spreadsheet"),
      .init("pqrun adventures-all --env sandbox --var limit=4 --all-pages", "every page of four, joined"),
      .init("pqrun run list --env author --curl", "a query named like a command, as a curl command"),
    ]
  )

  static func run(in context: CommandContext) async throws {
    let destination = ResultDestination(
      context.arguments.value(of: .output),
      relativeTo: context.process.workingDirectory
    )
    try destination.check()
    let project = try context.openProject(checking: .query(context.arguments.operands.first ?? ""))
    var request = try CallRequest(context, in: project)
    context.report(request.warnings)
    let result = try ResultRequest(context, query: request.query, project: project)
    var call = try request.call()
    let client = try context.client(for: project)
    if let buster = call.cacheBuster {
      context.say(
        "note: --fresh puts '\(buster.name)' into the address, which the query does not declare, so that no cache answers"
      )
    }
    if context.arguments.has(.dryRun) || context.arguments.has(.curl) {
      try await show(client.rehearse(call), in: context, to: destination)
      return
    }
    let sandbox = try request.startSandbox()
    if sandbox != nil { call = try request.call() }
    let prepared = try await client.prepare(call)
    let answer = try await answer(to: prepared, through: client, in: context)
    sandbox?.stop()
    if let warning = answer.response.exchange.lateAnswerWarning { context.report(DiagnosticList([warning])) }
    if context.arguments.has(.timing) {
      try context.process.error.write(TimingText(answer.response, width: context.process.terminal.width).description)
    }
    if context.arguments.has(.explain) { try context.process.error.write("\(answer.reasoning)\n") }
    guard answer.verdict.isOK else {
      if destination.isStandardOutput { try Self.show(bad: answer, as: result, in: context) }
      throw Diagnostic.badAnswer(answer, of: prepared)
    }
    let value: any Presentable = try await client.decode(answer, of: prepared, with: result.decoder)
    try destination.write(output: context.process.output) { sink in
      try result.write(value, layout: context.layout(for: destination), to: sink)
    }
    let problems = DiagnosticList(Self.doubts(about: answer) + (result.selection?.warnings ?? []) + value.problems)
    try problems.throwIfErrors()
    context.report(problems)
  }

  private static func answer(
    to prepared: PreparedCall,
    through client: Client,
    in context: CommandContext
  ) async throws -> Answer {
    guard context.arguments.has(.allPages) else { return try await client.send(prepared) }
    let line = PageProgressLine(context)
    defer { line.end() }
    return try await Pager(client, report: line.show).run(prepared.call)
  }

  private static let mostDoubts = 5

  /// What may be wrong with a good answer: its media type, and names that an object has twice.
  private static func doubts(about answer: Answer) -> [Diagnostic] {
    [answer.contentTypeWarning].compactMap(\.self)
      + (answer.json?.document.duplicateMembers() ?? []).prefix(mostDoubts)
  }

  private static func show(bad answer: Answer, as result: ResultRequest, in context: CommandContext) throws {
    let sink = RedactingSink(context.process.output, hiding: context.process.secrets)
    do {
      try result.write(bad: answer, layout: context.layout, to: sink)
    } catch OutputFailure.readerGone {
      // The answer is bad whether somebody reads it or not.
    }
  }

  private static func show(
    _ prepared: PreparedCall,
    in context: CommandContext,
    to destination: ResultDestination
  ) throws {
    let writer = RequestWriter(prepared.request, hiding: Redactor(prepared.secrets))
    let text = context.arguments.has(.curl) ? writer.curlCommand : writer.summary
    try destination.write(text, output: context.process.output)
    EmbeddedSandbox.explainAddress(of: prepared.call.environment, in: context)
  }
}
