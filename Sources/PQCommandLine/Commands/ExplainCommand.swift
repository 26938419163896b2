import PQCore
import PQCurl
import PQFiles
import PQGraphQL
import PQModel
import PQRun
import PQSandbox
import PQSuite

/// `pqrun explain [CODE]`.
enum ExplainCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "explain",
    summary: "explain the code of a problem, or list all codes",
    operands: [
      .optional(
        ValueSpecification("CODE", from: .codes),
        help: "the word in brackets of a message, such as unknown-key"
      )
    ],
    examples: [.init("pqrun explain login-redirect", "what it means, and an example")]
  )

  /// Every code the program reports.
  static var catalog: DiagnosticCatalog {
    let modules: [[Diagnostic.Code]] = [
      Diagnostic.Code.coreCodes, Diagnostic.Code.graphQLCodes, Diagnostic.Code.modelCodes, Diagnostic.Code.runCodes,
      Diagnostic.Code.suiteCodes,
      Diagnostic.Code.filesCodes, Diagnostic.Code.curlCodes, Diagnostic.Code.sandboxCodes,
      Diagnostic.Code.commandLineCodes,
    ]
    return DiagnosticCatalog(modules.joined())
  }

  static func run(in context: CommandContext) async throws {
    guard let name = context.arguments.operands.first else {
      let lines = TextColumns(width: context.layout.width).definitions(catalog.codes.map { ($0.name, $0.summary) })
      return try context.print(lines.map { $0 + "\n" }.joined())
    }
    let code = try catalog.code(named: name)
    try context.print(catalog.page(of: code, layout: context.layout))
  }
}
