import PQCore

/// `pqrun completion SHELL`.
enum CompletionCommand: CommandRunner {
  static let specification = CommandSpecification(
    name: "completion",
    summary: "print the script that makes a shell complete command lines of pqrun",
    discussion: [
      """
      Commands, options, queries, environments, variables and their values are completed from the project's files; \
      no network is touched.
      """
    ],
    operands: [
      .required(
        ValueSpecification("SHELL", from: .words(CompletionShell.allCases.map(\.rawValue))),
        help: "bash, zsh or fish"
      )
    ],
    examples: [
      .init(#"eval "$(pqrun completion bash)""#, "complete in this shell, or in each one from ~/.bashrc"),
      .init("pqrun completion zsh > ~/.zsh/completions/_pqrun", "install for zsh, in a folder of $fpath"),
      .init("pqrun completion fish > ~/.config/fish/completions/pqrun.fish", "install for fish"),
    ]
  )

  static func run(in context: CommandContext) async throws {
    guard let shell = context.arguments.operands.first.flatMap(CompletionShell.init) else { return }
    try context.print(shell.script)
  }
}
