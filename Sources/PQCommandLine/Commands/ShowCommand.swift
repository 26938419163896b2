import PQCore
import PQFiles
import PQModel
import PQRun

/// `pqrun show NAME`.
enum ShowCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "show",
    summary: "show a query or an environment with where it is declared; secrets are hidden",
    operands: [.required(ValueSpecification("NAME", from: .declarations), help: "a query or an environment")],
    options: [.format],
    examples: [.init("pqrun show adventure-by-slug", "its address, variables, decoder and files")]
  )

  static func run(in context: CommandContext) async throws {
    let project = try context.openProject()
    let name = context.arguments.operands.first ?? ""
    var cards: [Card] = []
    if let declared = project.queries.first(where: { $0.name == name }) {
      cards.append(Card(try project.query(named: name), declared))
    }
    if let declared = project.environments.first(where: { $0.name == name }) {
      cards.append(Card(try project.environment(named: name), declared))
    }
    guard !cards.isEmpty else {
      let names = project.queries.map(\.name) + project.environments.map(\.name)
      throw DiagnosticList([.unknownDeclaration(name, among: names)] + project.unreadableFiles.items)
    }
    try context.print(
      .object([.init("pqrun", .number("1"))] + cards.map { .init($0.kind, $0.json) }),
      rows: .array(cards.map(\.json)),
      orText: { layout in cards.map { $0.text(in: layout) }.joined(separator: "\n") }
    )
  }
}

/// What is shown of a query or an environment.
private struct Card {
  let kind: String
  private let facts: [(name: String, value: String)]
  private let variables: [VariableSummary]

  init(_ query: Query, _ declared: Declared<Query>) {
    kind = "query"
    variables = query.variables.map(VariableSummary.init)
    var facts = [("query", query.name)]
    if let description = query.description { facts.append(("description", description)) }
    switch query.resource {
    case .persisted(let path): facts.append(("persisted", path.description))
    case .plain(let resource): facts.append(("path", resource.path))
    }
    if let document = query.document { facts.append(("document", document.source.name)) }
    facts.append(("decode", query.decoder))
    if !query.tags.isEmpty { facts.append(("tags", query.tags.joined(separator: ", "))) }
    if let environments = query.environments { facts.append(("environments", environments.joined(separator: ", "))) }
    self.facts = facts + [("declared", Self.place(declared.span))]
  }

  init(_ environment: Environment, _ declared: Declared<Environment>) {
    kind = "environment"
    variables = []
    var facts = [("environment", environment.name)]
    if let description = environment.description { facts.append(("description", description)) }
    facts += [
      ("system", environment.system.rawValue), ("address", environment.origin + environment.basePath.text),
      ("auth", environment.authentication.type),
    ]
    facts += environment.headers.fields.map { ("header", $0.description) }
    facts += [
      ("connect timeout", "\(SecondsText(environment.connection.connectTimeout)) s"),
      ("total timeout", "\(SecondsText(environment.connection.totalTimeout)) s"),
      ("redirects", environment.redirects.rawValue), ("protected", environment.isProtected ? "yes" : "no"),
    ]
    self.facts = facts + [("declared", Self.place(declared.span))]
  }

  var json: JSONValue {
    let members = facts.map { JSONValue.Member($0.name, .string($0.value)) }
    guard kind == "query" else { return .object(members) }
    return .object(members + [.init("variables", .array(variables.map(\.json)))])
  }

  func text(in layout: TextLayout) -> String {
    let lines = TextColumns(width: layout.width).definitions(facts.map { ($0.name, $0.value) })
    guard !variables.isEmpty else { return lines.joined(separator: "\n") + "\n" }
    var table = TextTable(
      columns: ["VARIABLE", "TYPE", "DEFAULT", "EXAMPLE", "DESCRIPTION"].map { TextTable.Column($0) }
    )
    for variable in variables { table.append(variable.cells) }
    return (lines + ["", table.text(in: layout)]).joined(separator: "\n") + "\n"
  }

  private static func place(_ span: SourceSpan) -> String {
    "\(span.source.name):\(span.start.line)"
  }
}

extension Diagnostic {
  fileprivate static func unknownDeclaration(_ name: String, among names: [String]) -> Diagnostic {
    .error(
      .unknownQuery,
      "there is no query and no environment '\(name)'",
      hint: NearestName.hint(name, in: names) ?? "'pqrun list' shows them all",
      failure: .usage
    )
  }
}
