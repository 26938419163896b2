import PQCore
import Synchronization

/// What a command meets and goes on: problems, which are shown together when it ends, and failures that it has told
/// of itself.
final class ProblemLog: Sendable {
  private let problems = Mutex<[Diagnostic]>([])
  private let toldFailures = Mutex<Set<Diagnostic.FailureClass>>([])
  private let signal = Mutex<ExitStatus?>(nil)

  /// The problems in the order they were met.
  var items: [Diagnostic] { problems.withLock { $0 } }

  /// The failures that only the exit status has to tell of.
  var failures: Set<Diagnostic.FailureClass> { toldFailures.withLock { $0 } }

  /// The status of the signal that ended the command, if one did.
  var signalStatus: ExitStatus? { signal.withLock { $0 } }

  func end(by status: ExitStatus) {
    signal.withLock { $0 = status }
  }

  func fail(_ failures: Set<Diagnostic.FailureClass>) {
    toldFailures.withLock { $0.formUnion(failures) }
  }

  func append(_ list: DiagnosticList) {
    problems.withLock { $0 += list.items }
  }
}
