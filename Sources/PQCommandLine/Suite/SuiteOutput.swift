import PQCore
import PQRun
import PQSuite
import Synchronization

/// Gives the events of a smoke test to the reporters, with their secrets hidden, and shows how far it is.
final class SuiteOutput: Sendable {
  private let state: Mutex<State>
  private let context: CommandContext

  private struct State {
    var channels: [ReportChannel]
    var progress: SuiteProgress
    var masks: GitHubMasks
  }

  /// Opens the reports of a plan.
  ///
  /// - Parameters:
  ///   - context: The command line and the process.
  ///   - plan: The reports and their places.
  ///   - root: The project's root folder.
  /// - Throws: A diagnostic when a file cannot be written.
  init(_ context: CommandContext, writing plan: ReportPlan, root: String) throws(Diagnostic) {
    self.context = context
    let prefix = ProjectPaths(root: root, inRepository: context.process.repository).prefix
    var channels: [ReportChannel] = []
    do throws(Diagnostic) {
      for (request, place) in plan.reports {
        let reporter = request.type.init(options: context.reportOptions(of: request, to: place, pathPrefix: prefix))
        channels.append(try ReportChannel(reporter, to: place, output: context.process.output))
      }
    } catch {
      for channel in channels { channel.discard() }
      throw error
    }
    state = Mutex(
      State(channels: channels, progress: SuiteProgress(context), masks: GitHubMasks(context, for: plan))
    )
  }

  /// Takes an event.
  func take(_ event: RunEvent) {
    let shown = event.redacted(by: context.process.secrets.redactor)
    state.withLock { state in
      let masks = state.masks.newLines()
      if !masks.isEmpty { try? context.process.output.write(masks) }
      for index in state.channels.indices {
        state.channels[index].record(shown) { state.progress.hide() }
      }
      switch event {
      case .progressed(let progress): state.progress.show(progress)
      case .ended: state.progress.hide()
      case .started, .finished: break
      }
    }
  }

  /// Puts the files in their places.
  ///
  /// - Returns: What could not be written.
  func finish() -> DiagnosticList {
    state.withLock { state in
      var problems = DiagnosticList()
      for index in state.channels.indices {
        if let problem = state.channels[index].finish() { problems.append(problem) }
      }
      return problems
    }
  }
}

extension CommandContext {
  fileprivate func reportOptions(
    of request: ReportRequest,
    to place: ReportPlan.Place,
    pathPrefix: String
  ) -> ReportOptions {
    var words = request.words
    if place == .standardOutput, arguments.has(.verbose), request.type.words.contains(where: { $0.name == "cases" }) {
      words.append("cases")
    }
    let isForced = arguments.colorChoice.isOn(variables: process.variables, isTerminal: false)
    return ReportOptions(
      words: words,
      layout: place == .standardOutput ? layout : TextLayout(isStyled: isForced, cutsTables: false),
      pathPrefix: pathPrefix,
      redact: process.secrets.redact
    )
  }
}
