import PQCore

/// The exit status of the program; scripts and pipelines rely on it.
enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  case badAnswer = 1
  case usage = 2
  case invalidInput = 3
  case noAnswer = 4
  case authentication = 5
  case bug = 70
  case interrupted = 130
  case terminated = 143

  /// The status that a failure of one class leads to.
  init(_ failure: Diagnostic.FailureClass) {
    self =
      switch failure {
      case .none: .success
      case .badAnswer: .badAnswer
      case .usage: .usage
      case .invalidInput: .invalidInput
      case .noAnswer: .noAnswer
      case .authentication: .authentication
      case .bug: .bug
      case .interrupted: .interrupted
      }
  }

  /// The status of several failures: a bad answer before all else, otherwise the lowest.
  init(combining failures: some Sequence<Diagnostic.FailureClass>) {
    let statuses = failures.map(ExitStatus.init).filter { $0 != .success }
    self = statuses.min { $0.rawValue < $1.rawValue } ?? .success
  }

  /// What the status means, for help.
  var meaning: String {
    switch self {
    case .success: "all is well"
    case .badAnswer: "an answer came and is bad, or a check failed"
    case .usage: "the command line is wrong, or nothing was selected"
    case .invalidInput: "a file or a value is wrong; nothing was sent"
    case .noAnswer: "no whole answer came: name look-up, connection, TLS, proxy, time"
    case .authentication: "authentication failed: 401, 403, a log-in page, an expired token"
    case .bug: "a fault of pqrun itself"
    case .interrupted: "ended by Ctrl-C"
    case .terminated: "ended by SIGTERM"
    }
  }
}
