import PQCore
import PQFiles
import PQRun

/// `pqrun url NAME`.
enum URLCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "url",
    summary: "print the address that a query asks, byte for byte as it is sent, and send nothing",
    operands: [.required(ValueSpecification("NAME", from: .queries), help: "the name of the query")],
    options: [.environment, .variable, .variables],
    examples: [.init("pqrun url adventure-by-slug --env publish --var slug=bali-surf-camp", "the address on publish")]
  )

  static func run(in context: CommandContext) async throws {
    let project = try context.openProject(checking: .query(context.arguments.operands.first ?? ""))
    let call = try CallRequest(context, in: project).call()
    try context.print(RequestCompiler().compile(call).url + "\n")
    EmbeddedSandbox.explainAddress(of: call.environment, in: context)
  }
}
