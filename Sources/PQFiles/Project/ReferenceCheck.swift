package import PQCore
internal import PQModel
internal import PQRun

/// Checks what the items of a project say about each other.
struct ReferenceCheck {
  private let environments: [String]
  private let environmentNames: Set<ExactText>
  private let groups: [EnvironmentGroup]
  private let queries: [String]
  private let queryPlaces: [ExactText: Int]
  private let environmentKeys: [String]

  init(
    environments: [String],
    groups: [EnvironmentGroup],
    queries: [Declared<Query>],
    registry: Registry
  ) {
    environmentKeys = registry.environmentKeys
    self.environments = environments
    environmentNames = Set(environments.map(ExactText.init))
    self.groups = groups
    self.queries = queries.map(\.name)
    queryPlaces = Dictionary(
      self.queries.enumerated().map { (ExactText($1), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func check(_ queries: inout [Declared<Query>], defaults: ProjectDefaults, into diagnostics: inout DiagnosticList) {
    let all = queries
    for place in queries.indices {
      let problems = check(queries[place], among: all)
      guard !problems.isEmpty else { continue }
      for problem in problems { queries[place].diagnostics.append(problem) }
      queries[place].value = nil
    }
    for group in groups {
      if environmentNames.contains(ExactText(group.name)) { diagnostics.append(.groupClash(group)) }
      for member in group.members where !environmentNames.contains(ExactText(member.name)) {
        diagnostics.append(.unknownMember(member.name, at: member.span, names: environments))
      }
    }
    if let value = defaults["env"], !isSelectable(value.text) {
      diagnostics.append(.unknownMember(value.text, at: value.span, names: selectable))
    }
  }

  private func check(_ query: Declared<Query>, among all: [Declared<Query>]) -> [Diagnostic] {
    let names = query.node.entry("environments")?.value.elements ?? []
    let unknownNames = names.filter { node in node.text.map { !isSelectable($0) } ?? false }
    let rows = (query.node.entry("cases")?.value.elements ?? []).compactMap { test in
      test.entry("for-each")?.value.entry("query")?.value
    }
    let unknownRows = rows.filter { node in node.text.map { !isQuery($0) } ?? false }
    return unknownNames.map { .unknownMember($0.text ?? "", at: $0.span, names: selectable) }
      + unknownEnvironments(inChecksOf: query.node)
      + unknownRows.map { .unknownRows($0, names: queries) }
      + (query.value?.cases ?? []).compactMap(\.rows).flatMap { check($0, among: all) }
  }

  private func unknownEnvironments(inChecksOf query: Node) -> [Diagnostic] {
    guard !environmentKeys.isEmpty else { return [] }
    let tests = [query] + (query.entry("cases")?.value.elements ?? [])
    return tests.flatMap { test in
      let until = test.entry("wait")?.value.entry("until")?.value
      let checks = (test.entry("checks")?.value.elements ?? []) + (until.map { $0.elements ?? [$0] } ?? [])
      return checks.flatMap { check in environmentKeys.compactMap { check.entry($0)?.value } }
    }
    .filter { name in name.text.map { !environmentNames.contains(ExactText($0)) && !$0.holdsReference } ?? false }
    .map { .unknownMember($0.text ?? "", at: $0.span, names: environments) }
  }

  private func check(_ rows: Query.Rows, among all: [Declared<Query>]) -> [Diagnostic] {
    guard case .query(let source) = rows.source, let place = queryPlaces[ExactText(source.query)],
      let query = all[place].value
    else { return [] }
    var problems = DiagnosticList()
    for entry in source.values.entries {
      if let variable = query.variables.first(where: { $0.name == entry.name }) {
        ValueCheck(variable).check(entry.value, into: &problems)
      } else {
        problems.append(.unknownRowVariable(entry, of: query))
      }
    }
    return problems.items
  }

  // A name that comes from outside is looked up when the query is run.
  private func isQuery(_ name: String) -> Bool {
    queryPlaces[ExactText(name)] != nil || name.holdsReference
  }

  private var selectable: [String] { environments + groups.map(\.name) }

  private func isSelectable(_ name: String) -> Bool {
    environmentNames.contains(ExactText(name)) || groups.contains { ExactText($0.name) == ExactText(name) }
  }
}

extension Diagnostic.Code {
  package static let unknownReference = Diagnostic.Code(
    "unknown-reference",
    explanation: """
      A file names an environment or a query that the project does not declare: in 'groups', in 'environments' of a \
      query, in 'defaults', in the check 'same-as', or as the query of 'for-each'.
      """,
    example: "groups: { stage: [autor, publish] }"
  )
}

extension Diagnostic {
  fileprivate static func unknownMember(_ name: String, at span: SourceSpan, names: [String]) -> Diagnostic {
    .error(
      .unknownReference,
      "there is no environment '\(name)'",
      at: span,
      hint: NearestName.hint(name, in: names) ?? "the names are \(names.joined(separator: ", "))"
    )
  }

  fileprivate static func unknownRows(_ node: Node, names: [String]) -> Diagnostic {
    let name = node.text ?? ""
    return .error(
      .unknownReference,
      "there is no query '\(name)' to take rows from",
      at: node.span,
      hint: NearestName.hint(name, in: names) ?? "'pqrun list queries' shows them all"
    )
  }

  fileprivate static func unknownRowVariable(_ entry: VariableValues.Entry, of query: Query) -> Diagnostic {
    let names = query.variables.map(\.name)
    let all = names.isEmpty ? "it declares none" : "its variables are \(names.joined(separator: ", "))"
    return .error(
      .undeclaredVariable,
      "query '\(query.name)', which gives the rows, declares no variable '\(entry.name)'",
      at: entry.value.span,
      hint: NearestName.hint(entry.name, in: names) ?? all
    )
  }

  fileprivate static func groupClash(_ group: EnvironmentGroup) -> Diagnostic {
    .error(
      .nameClash,
      "'\(group.name)' is the name of an environment and of a group",
      at: group.span,
      hint: "rename the group"
    )
  }
}
