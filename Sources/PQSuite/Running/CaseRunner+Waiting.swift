package import PQCore
internal import PQModel
internal import PQRun

extension CaseRunner {
  /// Sends a call; once, or until what the case waits for has come.
  ///
  /// - Parameters:
  ///   - prepared: The call.
  ///   - planned: The case.
  ///   - captured: What earlier cases captured.
  ///   - result: Takes how long it waited.
  ///   - last: Takes the last answer, also when it is not what the case waits for.
  /// - Returns: The answer.
  /// - Throws: Why no answer came, or that it did not become what the case waits for.
  func receive(
    _ prepared: PreparedCall,
    of planned: SuiteCase,
    with captured: CapturedValues,
    into result: inout CaseResult,
    answer last: inout Answer?
  ) async throws -> Answer {
    guard let wait = planned.wait, !wait.isForPass else { return try await workshop.client.send(prepared) }
    let checks = try bind(wait.checks, of: planned, to: prepared.call, with: captured)
    var clock = WaitClock(wait)
    var prepared = prepared
    while true {
      let attempt = await attempt(prepared, until: wait.condition, checks: checks, expecting: planned.expectedVerdict)
      clock.count()
      result.wait = clock.account
      last = attempt.answer ?? last
      guard let unmet = attempt.unmet else { break }
      guard unmet.isWorthWaiting, !Task.isCancelled else { throw unmet }
      guard await clock.pause() else {
        throw Task.isCancelled ? unmet : Diagnostic.waitedInVain(clock.account, last: unmet, at: planned.span)
      }
      // A token may end while a case waits.
      prepared = try await workshop.client.prepare(prepared.call)
    }
    guard let last else { throw CheckTools.Absent() }
    return last
  }

  private func attempt(
    _ prepared: PreparedCall,
    until condition: PlannedWait.Condition,
    checks: [BoundCheck],
    expecting expected: Verdict.Kind
  ) async -> (answer: Answer?, unmet: Diagnostic?) {
    let answer: Answer
    do {
      answer = try await workshop.client.send(prepared)
    } catch {
      return (nil, error)
    }
    let kind: Verdict.Kind =
      switch condition {
      case .verdict(let kind): kind
      case .checks, .pass: expected
      }
    guard answer.verdict.kind == kind else {
      return (answer, .otherVerdict(answer, of: prepared, wanted: kind))
    }
    let unmet = await hold(checks, against: answer, of: prepared).first { !$0.outcome.passed }
    return (answer, unmet.map(Diagnostic.unmetCheck))
  }
}

extension PlannedWait {
  fileprivate var isForPass: Bool {
    if case .pass = condition { true } else { false }
  }
}

extension CaseResult {
  /// Whether the case failed by something that may be other at the next call.
  var isWorthWaiting: Bool {
    switch status {
    case .passed, .flaky, .skipped: false
    case .failed, .errored: problems.allSatisfy(\.isWorthWaiting)
    }
  }
}

extension Diagnostic {
  /// Whether the next call may go otherwise: not with credentials that are refused, nor with a wrong file.
  fileprivate var isWorthWaiting: Bool {
    switch failure {
    case .badAnswer, .noAnswer: true
    case .none, .usage, .invalidInput, .authentication, .bug, .interrupted: false
    }
  }
}

extension Diagnostic.Code {
  package static let waitedInVain = Diagnostic.Code(
    "waited-in-vain",
    explanation: """
      A case says by 'wait' that its answer takes time to become what it should be, and that time is over. The last \
      answer, and why it is not good enough, stand beside.
      """,
    example: "wait: { until: { items: some }, timeout: 90s, every: 3s }"
  )
}

extension Diagnostic {
  static func waitedInVain(_ account: WaitAccount, for what: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .waitedInVain,
      "waited \(account), and \(what)",
      at: span,
      hint: "give it more time by 'timeout', or look why the content does not arrive",
      failure: .badAnswer
    )
  }

  fileprivate static func waitedInVain(_ account: WaitAccount, last: Diagnostic, at span: SourceSpan?) -> Diagnostic {
    var problem = waitedInVain(account, for: last.message, at: last.span ?? span)
    problem.notes = last.notes
    problem.failure = last.failure
    return problem
  }

  fileprivate static func otherVerdict(
    _ answer: Answer,
    of prepared: PreparedCall,
    wanted: Verdict.Kind
  ) -> Diagnostic {
    guard wanted != .ok else { return badAnswer(answer, of: prepared) }
    return .error(
      .waitedInVain,
      "the answer is '\(answer.verdict.kind.rawValue)' and not '\(wanted.rawValue)'",
      notes: [Note("sent to \(prepared.request.url)"), Note("the verdict: \(answer.verdict.cause)")],
      failure: .badAnswer
    )
  }

  fileprivate static func unmetCheck(_ result: CheckResult) -> Diagnostic {
    let finding = result.outcome.findings.first
    var notes: [Note] = []
    if let expected = finding?.expected { notes.append(Note("expected: \(expected)")) }
    if let actual = finding?.actual { notes.append(Note("actual: \(actual)")) }
    if let place = finding?.place { notes.append(Note("at \(place)")) }
    return .error(
      .waitedInVain,
      "'\(result.title)' does not hold: \(finding?.message ?? "it failed")",
      at: result.span,
      notes: notes,
      failure: .badAnswer
    )
  }
}
