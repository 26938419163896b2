public import PQCore

extension Exchange {
  /// An attempt that gave no answer to keep.
  public struct Attempt: Sendable, Hashable {
    /// Why it was not kept.
    public var reason: String

    /// The wait after it.
    public var wait: Duration

    /// Makes an attempt.
    ///
    /// - Parameters:
    ///   - reason: Why it was not kept.
    ///   - wait: The wait after it.
    public init(reason: String, wait: Duration) {
      self.reason = reason
      self.wait = wait
    }
  }
}

extension Exchange.Attempt: CustomStringConvertible {
  /// The reason and the wait: `HTTP 503; waited 154 ms`.
  public var description: String {
    let (seconds, attoseconds) = wait.components
    return "\(reason); waited \(seconds * 1_000 + attoseconds / 1_000_000_000_000_000) ms"
  }

  static func notes(on attempts: [Exchange.Attempt]) -> [Diagnostic.Note] {
    attempts.enumerated().map { Diagnostic.Note("attempt \($0.offset + 1): \($0.element)") }
  }
}

extension Exchange {
  /// The warning that an answer did not come at the first attempt, with the reason and the wait of each; nil otherwise.
  public var lateAnswerWarning: Diagnostic? {
    guard !earlierAttempts.isEmpty else { return nil }
    return .warning(
      .lateAnswer,
      "the answer came at attempt \(earlierAttempts.count + 1)",
      notes: Attempt.notes(on: earlierAttempts),
      hint: "the server or the way to it is flaky; look at the reasons"
    )
  }
}

extension Diagnostic.Code {
  package static let lateAnswer = Diagnostic.Code(
    "late-answer",
    explanation: """
      An answer came, but not at the first attempt. The run goes on with it; the reasons tell what was wrong before, \
      since a server that answers only now and then is worth a look.
      """,
    example: "pqrun adventures-all --env publish --retry 3"
  )
}
