import PQCore
import PQFiles
import PQModel
import PQRun

/// `pqrun list [KIND]`.
enum ListCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "list",
    summary: "list what the project declares and what the program knows",
    operands: [
      .optional(
        ValueSpecification("KIND", from: .words(Kind.allCases.map(\.rawValue))),
        help: "\(Kind.allCases.map(\.rawValue).joined(separator: ", ")); those of a project by default"
      )
    ],
    options: [.format],
    examples: [
      .init("pqrun list queries", "every query with its variables"),
      .init("pqrun list --format json", "the same for programs"),
    ]
  )

  /// What can be listed.
  enum Kind: String, CaseIterable {
    case queries
    case environments
    case groups
    case decoders
    case authenticators
    case checks
    case reporters

    /// Whether a project declares it.
    var isOfProject: Bool { [.queries, .environments, .groups].contains(self) }
  }

  static func run(in context: CommandContext) async throws {
    let kind = context.arguments.operands.first.flatMap(Kind.init)
    let project = kind.map(\.isOfProject) ?? true ? try context.openProject() : nil
    let all = Kind.allCases.filter { $0.isOfProject && ($0 != .groups || project?.groups.isEmpty == false) }
    let lists = (kind.map { [$0] } ?? all).map { (kind: $0, list: Listing.make($0, project: project)) }
    try context.print(
      .object([.init("pqrun", .number("1"))] + lists.map { .init($0.kind.rawValue, $0.list.json) }),
      rows: .array(lists.flatMap { $0.list.rows }),
      orText: { layout in lists.map { $0.list.table.text(in: layout) + "\n" }.joined(separator: "\n") }
    )
    let broken = lists.flatMap(\.list.namesWithErrors)
    if !broken.isEmpty { context.report(DiagnosticList([.itemsWithErrors(broken)])) }
  }
}

extension Diagnostic.Code {
  static let itemsWithErrors = Diagnostic.Code(
    "items-with-errors",
    explanation: """
      Some of the environments and queries that are listed have errors in their files and cannot be used. The others \
      can. 'pqrun check' shows every problem with its place.
      """,
    example: "pqrun list   # with a tab in queries/rivers.yaml"
  )
}

extension Diagnostic {
  fileprivate static func itemsWithErrors(_ names: [String]) -> Diagnostic {
    let quoted = names.prefix(10).map { "'\($0)'" }
    let rest = names.count - quoted.count
    return .warning(
      .itemsWithErrors,
      "errors in \((quoted + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", "))",
      hint: "'pqrun check' shows them"
    )
  }
}
