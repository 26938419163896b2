import PQFiles
import PQRun

/// `pqrun schema KIND`.
enum SchemaCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "schema",
    summary: "print the JSON Schema of a kind of file, by which editors complete and check",
    operands: [
      .required(
        ValueSpecification("KIND", from: .words(SchemaKind.allCases.map(\.rawValue))),
        help: SchemaKind.allCases.map(\.rawValue).joined(separator: ", ")
      )
    ],
    examples: [.init("pqrun schema query > query.schema.json", "for the YAML language server")]
  )

  static func run(in context: CommandContext) async throws {
    guard let kind = context.arguments.operands.first.flatMap(SchemaKind.init) else { return }
    try context.print(JSONSchema(of: .program).text(for: kind))
  }
}
