import PQCore
import Synchronization

/// The problems that a command meets and goes on; they are shown together when it ends.
final class ProblemLog: Sendable {
  private let problems = Mutex<[Diagnostic]>([])

  /// The problems in the order they were met.
  var items: [Diagnostic] { problems.withLock { $0 } }

  func append(_ list: DiagnosticList) {
    problems.withLock { $0 += list.items }
  }
}
