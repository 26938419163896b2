import PQCore

/// Tells GitHub Actions of the secrets, so that its log hides them whoever writes them.
///
/// The lines hold the secrets as they are. They are written only where GitHub takes them out of the log: to a pipe
/// of its runner, never to a file or a terminal.
struct GitHubMasks {
  private let secrets: SecretVault
  private let isOn: Bool
  private var seen = 0

  // A mask of a short word would black out half the log and tell where the word is.
  private static let leastLength = 8

  /// Makes masks.
  ///
  /// - Parameters:
  ///   - context: The command line and the process.
  ///   - plan: The reports.
  init(_ context: CommandContext, for plan: ReportPlan) {
    let process = context.process
    secrets = process.secrets
    isOn = plan.talksToGitHub && process.variables["GITHUB_ACTIONS"] == "true" && process.terminal.outputIsPipe
  }

  /// The lines for secrets that are new since the last time.
  mutating func newLines() -> String {
    guard isOn, secrets.count > seen else { return "" }
    let all = secrets.secrets
    seen = all.count
    let forms = Set(all.flatMap(Redactor.forms(of:))).filter { $0.utf8.count >= Self.leastLength }
    return forms.sorted().map { "\(WorkflowCommand("add-mask", message: $0))\n" }.joined()
  }
}
