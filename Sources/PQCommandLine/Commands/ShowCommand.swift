import PQCore
import PQFiles
import PQModel
import PQRun

/// `pqrun show NAME`.
enum ShowCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "show",
    summary: "show a query, an environment or a group with where it is declared; secrets are hidden",
    operands: [.required(ValueSpecification("NAME", from: .declarations), help: "a query, an environment or a group")],
    options: [.format],
    examples: [.init("pqrun show adventure-by-slug", "its address, variables, decoder and files")]
  )

  static func run(in context: CommandContext) async throws {
    let project = try context.openProject()
    let name = context.arguments.operands.first ?? ""
    var cards: [Card] = []
    var problems = DiagnosticList()
    if let declared = project.queries.first(where: { $0.name == name }) {
      let query = problems.gather { () throws(DiagnosticList) in try project.query(named: name) }
      if let query { cards.append(Card(declared, query, in: project)) }
    }
    if let declared = project.environments.first(where: { $0.name == name }) {
      if declared.diagnostics.hasErrors {
        problems.append(contentsOf: declared.diagnostics)
      } else {
        cards.append(Card(declared, in: project))
      }
    }
    if let group = project.groups.first(where: { $0.name == name }) { cards.append(Card(group)) }
    guard !cards.isEmpty else {
      try problems.throwIfErrors()
      let names = project.queries.map(\.name) + project.environments.map(\.name) + project.groups.map(\.name)
      throw DiagnosticList([.unknownDeclaration(name, among: names)] + project.unreadableFiles.items)
    }
    context.report(problems)
    try context.print(
      .object([.init("pqrun", .number("1"))] + cards.map { .init($0.kind, $0.json) }),
      rows: .array(cards.map(\.json)),
      orText: { layout in cards.map { $0.text(in: layout) }.joined(separator: "\n") }
    )
  }
}

/// What is shown of a query, an environment or a group.
private struct Card {
  let kind: String
  private let members: [JSONValue.Member]
  private let variables: [VariableSummary]?

  init(_ declared: Declared<Query>, _ query: Query, in project: Project) {
    kind = "query"
    let cases = query.cases.map { testCase in
      JSONValue.object([.init("name", .string(testCase.name)), Self.count(testCase.checks)])
    }
    let tests = [Self.count(query.checks), .init("cases", .array(cases))]
    members = Self.members(declared.name, project.outline(of: declared) + tests, at: declared.span)
    variables = query.variables.map(VariableSummary.init)
  }

  init(_ environment: Declared<Environment>, in project: Project) {
    kind = "environment"
    members = Self.members(environment.name, project.outline(of: environment), at: environment.span)
    variables = nil
  }

  init(_ group: EnvironmentGroup) {
    kind = "group"
    let names = group.members.map { JSONValue.string($0.name) }
    members = Self.members(group.name, [.init("environments", .array(names))], at: group.span)
    variables = nil
  }

  private static func count(_ checks: [Node]) -> JSONValue.Member {
    .init("checks", .number(String(checks.count)))
  }

  private static func members(
    _ name: String,
    _ outline: [JSONValue.Member],
    at span: SourceSpan
  ) -> [JSONValue.Member] {
    [.init("name", .string(name))] + outline
      + [.init("declared", .string("\(span.source.name):\(span.start.line)"))]
  }

  var json: JSONValue {
    .object(members + (variables.map { [.init("variables", .array($0.map(\.json)))] } ?? []))
  }

  func text(in layout: TextLayout) -> String {
    let facts = members.map { ($0.name == "name" ? kind : $0.name, FlowText.text(of: $0.value)) }
    let lines = TextColumns(width: layout.width).definitions(facts)
    guard let variables, !variables.isEmpty else { return lines.joined(separator: "\n") + "\n" }
    var table = TextTable(
      columns: ["VARIABLE", "TYPE", "DEFAULT", "EXAMPLE", "DESCRIPTION"].map { TextTable.Column($0) }
    )
    for variable in variables { table.append(variable.cells) }
    let details = TextColumns(width: layout.width).definitions(
      variables.map { ($0.name, FlowText.text(of: .object($0.facts))) }
    )
    return (lines + ["", table.text(in: layout), ""] + details).joined(separator: "\n") + "\n"
  }
}

extension Diagnostic {
  fileprivate static func unknownDeclaration(_ name: String, among names: [String]) -> Diagnostic {
    .error(
      .unknownQuery,
      "there is no query, no environment and no group '\(name)'",
      hint: NearestName.hint(name, in: names) ?? "'pqrun list' shows them all",
      failure: .usage
    )
  }
}
