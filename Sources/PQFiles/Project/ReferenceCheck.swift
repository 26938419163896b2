package import PQCore
internal import PQModel

/// Checks what the items of a project say about each other.
struct ReferenceCheck {
  private let environments: [String]
  private let environmentNames: Set<ExactText>
  private let groups: [EnvironmentGroup]
  private let queries: [String]
  private let queryNames: Set<ExactText>

  init(environments: [String], groups: [EnvironmentGroup], queries: [Declared<Query>]) {
    self.environments = environments
    environmentNames = Set(environments.map(ExactText.init))
    self.groups = groups
    self.queries = queries.map(\.name)
    queryNames = Set(self.queries.map(ExactText.init))
  }

  func check(_ queries: inout [Declared<Query>], defaults: ProjectDefaults, into diagnostics: inout DiagnosticList) {
    for place in queries.indices {
      let problems = check(queries[place])
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

  private func check(_ query: Declared<Query>) -> [Diagnostic] {
    let names = query.node.entry("environments")?.value.elements ?? []
    let unknownNames = names.filter { node in node.text.map { !isSelectable($0) } ?? false }
    let rows = (query.node.entry("cases")?.value.elements ?? []).compactMap { test in
      test.entry("for-each")?.value.entry("query")?.value
    }
    let unknownRows = rows.filter { node in node.text.map { !isQuery($0) } ?? false }
    return unknownNames.map { .unknownMember($0.text ?? "", at: $0.span, names: selectable) }
      + unknownRows.map { .unknownRows($0, names: queries) }
  }

  // A name that comes from outside is looked up when the query is run.
  private func isQuery(_ name: String) -> Bool {
    queryNames.contains(ExactText(name)) || ReferenceScanner.isNeeded(for: name)
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
      query, in 'defaults', or as the query of 'for-each'.
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

  fileprivate static func groupClash(_ group: EnvironmentGroup) -> Diagnostic {
    .error(
      .nameClash,
      "'\(group.name)' is the name of an environment and of a group",
      at: group.span,
      hint: "rename the group"
    )
  }
}
