import PQCore
import PQFiles
import PQRun
import Synchronization

extension CommandContext {
  /// What plug-ins may use of this process while a command serves a project.
  ///
  /// - Parameter project: The project.
  /// - Returns: The surroundings; programs are refused unless the command line allows them.
  func surroundings(of project: Project) -> Surroundings {
    let variables = process.variables
    let reporter = WarningReporter(self)
    return Surroundings(
      files: .project(project),
      privateFiles: .project(project, isPrivate: true),
      variable: { variables[$0] },
      programs: arguments.has(.allowCommands) ? ProcessRunner(directory: project.root).programRunner : .none,
      tokens: TokenFolder.standard { variables[$0] }?.store ?? .none,
      report: reporter.report,
      hide: process.secrets.add
    )
  }
}

/// Reports each warning once, however many calls give it.
private final class WarningReporter: Sendable {
  private let context: CommandContext
  private let reported = Mutex<Set<Diagnostic>>([])

  init(_ context: CommandContext) {
    self.context = context
  }

  func report(_ warning: Diagnostic) {
    guard reported.withLock({ $0.insert(warning).inserted }) else { return }
    context.report(DiagnosticList([warning]))
  }
}
