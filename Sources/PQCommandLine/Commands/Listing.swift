import PQCore
import PQFiles
import PQGraphQL
import PQModel
import PQRun

/// A list of things with the same columns, as a table or as JSON.
struct Listing {
  /// The table for people.
  let table: TextTable

  /// The same for programs.
  var json: JSONValue { .array(rows) }

  /// The things for programs.
  let rows: [JSONValue]

  /// The names of those whose files have errors.
  let namesWithErrors: [String]

  private init(
    _ titles: [String],
    _ rows: [(cells: [String], members: [JSONValue.Member])],
    namesWithErrors: [String] = []
  ) {
    self.namesWithErrors = namesWithErrors
    var table = TextTable(columns: titles.map { TextTable.Column($0) })
    for row in rows { table.append(row.cells) }
    self.table = table
    self.rows = rows.map { .object($0.members) }
  }

  /// Lists things of one kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - project: The project, for what a project declares.
  /// - Returns: The list.
  static func make(_ kind: ListCommand.Kind, project: Project?) -> Listing {
    switch kind {
    case .queries:
      Listing(
        ["QUERY", "VARIABLES", "DECODER", "DECLARED AT"],
        project?.queries.map { row($0, in: project) } ?? [],
        namesWithErrors: project?.queries.filter(\.diagnostics.hasErrors).map(\.name) ?? []
      )
    case .environments:
      Listing(
        ["ENVIRONMENT", "DESCRIPTION", "DECLARED AT"],
        project?.environments.map(row) ?? [],
        namesWithErrors: project?.environments.filter(\.diagnostics.hasErrors).map(\.name) ?? []
      )
    case .groups:
      Listing(["GROUP", "ENVIRONMENTS", "DECLARED AT"], project?.groups.map(row) ?? [])
    case .decoders:
      Listing(
        ["DECODER", "SUMMARY"],
        Registry.program.decoders.map { row($0.name, $0.summary) }
          + Registry.program.decoderFamilies.map { row("\($0.name):NAME", $0.summary) }
      )
    case .authenticators:
      Listing(
        ["AUTHENTICATOR", "KEYS"],
        Registry.program.authenticators.map { row($0.scheme, $0.fields.map(\.name).joined(separator: ", ")) }
      )
    case .reporters:
      Listing(["REPORT", "WORDS", "SUMMARY"], Registry.program.reporters.map { row($0) })
    case .checks:
      Listing(["CHECK", "SUMMARY"], Registry.program.checks.map { row($0.keyword, $0.summary) })
    }
  }

  private static func row(_ reporter: any Reporter.Type) -> (cells: [String], members: [JSONValue.Member]) {
    let words = reporter.words
    return (
      [reporter.name, words.map(\.name).joined(separator: ", "), reporter.summary],
      [
        .init("name", .string(reporter.name)),
        .init("summary", .string(reporter.summary)),
        .init(
          "words",
          .array(words.map { .object([.init("name", .string($0.name)), .init("summary", .string($0.summary))]) })
        ),
      ]
    )
  }

  private static func row(_ name: String, _ summary: String) -> (cells: [String], members: [JSONValue.Member]) {
    ([name, summary], [.init("name", .string(name)), .init("summary", .string(summary))])
  }

  private static func row(_ declared: Declared<Environment>) -> (cells: [String], members: [JSONValue.Member]) {
    let place = place(declared.span)
    return (
      [declared.name, declared.diagnostics.hasErrors ? hasErrors : declared.description ?? "", place],
      members(of: declared) + [.init("declared", .string(place))]
    )
  }

  private static func row(_ group: EnvironmentGroup) -> (cells: [String], members: [JSONValue.Member]) {
    let place = place(group.span)
    let names = group.members.map(\.name)
    return (
      [group.name, names.joined(separator: ", "), place],
      [
        .init("name", .string(group.name)),
        .init("environments", .array(names.map { .string($0) })),
        .init("declared", .string(place)),
      ]
    )
  }

  private static func row(
    _ declared: Declared<Query>,
    in project: Project?
  ) -> (cells: [String], members: [JSONValue.Member]) {
    let query = try? project?.query(named: declared.name)
    let place = place(declared.span)
    let variables = query?.variables ?? []
    let names = variables.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return (
      [declared.name, declared.diagnostics.hasErrors ? hasErrors : names, query?.decoder ?? "", place],
      members(of: declared) + written(declared, in: project) + [
        .init("decoder", query.map { .string($0.decoder) } ?? .null),
        .init("variables", .array(variables.map { VariableSummary($0).json })),
        .init("declared", .string(place)),
      ]
    )
  }

  /// What a query's file says of where and when it is asked.
  private static func written(_ declared: Declared<Query>, in project: Project?) -> [JSONValue.Member] {
    let outline = project?.outline(of: declared) ?? []
    return ["tags", "persisted", "request", "environments", "skip"].map { name in
      outline.first { $0.name == name } ?? .init(name, .null)
    }
  }

  private static let hasErrors = "has errors: pqrun check"

  private static func members<Value>(of declared: Declared<Value>) -> [JSONValue.Member] {
    [
      .init("name", .string(declared.name)),
      .init("description", declared.description.map { .string($0) } ?? .null),
      .init("hasErrors", .bool(declared.diagnostics.hasErrors)),
    ]
  }

  private static func place(_ span: SourceSpan) -> String {
    "\(span.source.name):\(span.start.line)"
  }
}
