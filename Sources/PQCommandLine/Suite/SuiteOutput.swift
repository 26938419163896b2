import PQCore
import PQRun
import PQSuite
import Synchronization

/// Gives the events of a smoke test to the reporters, and what they write to where it belongs.
final class SuiteOutput: Sendable {
  private let state: Mutex<State>
  private let context: CommandContext

  private struct State {
    var reporter: any Reporter
    var failure: OutputFailure?
  }

  /// Makes an output.
  ///
  /// - Parameter context: The command line and the process.
  init(_ context: CommandContext) {
    self.context = context
    state = Mutex(State(reporter: TextReporter(options: ReportOptions(layout: context.layout))))
  }

  /// Takes an event.
  func take(_ event: RunEvent) {
    state.withLock { state in
      var text = ""
      state.reporter.record(event, to: &text)
      guard !text.isEmpty, state.failure == nil else { return }
      do throws(OutputFailure) {
        try context.print(context.process.secrets.redact(text))
      } catch {
        state.failure = error
      }
    }
  }

  /// Ends the output.
  ///
  /// - Throws: Why something could not be written.
  func finish() throws(OutputFailure) {
    let failure = state.withLock { $0.failure }
    if let failure { throw failure }
  }
}
