package import PQCore
internal import PQModel
internal import PQRun

/// Runs one case: sends it, judges the answer, decodes it, and holds its checks against it.
struct CaseRunner {
  let workshop: SuiteWorkshop
  let start: ContinuousClock.Instant

  /// Runs a case.
  ///
  /// - Parameters:
  ///   - planned: The case.
  ///   - captured: What earlier cases captured; takes what this one captures.
  ///   - kept: What an earlier run of the case made ready; takes what this one does.
  /// - Returns: What became of it.
  func run(
    _ planned: SuiteCase,
    with captured: inout CapturedValues,
    keeping kept: inout ReadyCase?
  ) async -> CaseResult {
    let began = ContinuousClock.now
    let obstacle = captured.obstacle(to: planned.neededNames)
    captured.expect(planned.captures, of: planned.identity)
    var result = CaseResult(
      planned.identity,
      span: planned.span,
      tags: planned.tags,
      status: .passed,
      start: began - start
    )
    if let reason = planned.skipReason ?? obstacle {
      result.status = .skipped(reason: reason)
      return result
    }
    await run(planned, with: &captured, keeping: &kept, into: &result)
    result.durations = [ContinuousClock.now - began]
    return result
  }

  private func run(
    _ planned: SuiteCase,
    with captured: inout CapturedValues,
    keeping kept: inout ReadyCase?,
    into result: inout CaseResult
  ) async {
    guard let wait = planned.wait, case .pass = wait.condition else {
      return await attempt(planned, with: &captured, keeping: &kept, into: &result)
    }
    let fresh = result
    var clock = WaitClock(wait)
    while true {
      result = fresh
      await attempt(planned, with: &captured, keeping: &kept, into: &result)
      clock.count()
      guard result.isWorthWaiting, !Task.isCancelled, await clock.pause() else { break }
    }
    result.wait = clock.account
    guard result.isWorthWaiting, !Task.isCancelled else { return }
    result.problems.append(.waitedInVain(clock.account, for: "the case does not pass", at: planned.span))
  }

  private func attempt(
    _ planned: SuiteCase,
    with captured: inout CapturedValues,
    keeping kept: inout ReadyCase?,
    into result: inout CaseResult
  ) async {
    var prepared: PreparedCall?
    var answer: Answer?
    do {
      try planned.problems.throwIfErrors()
      let ready = try await ready(planned, with: captured, keeping: &kept, prepared: &prepared)
      let came = try await receive(ready.prepared, of: planned, with: captured, into: &result, answer: &answer)
      answer = came
      try await judge(came, of: ready.prepared, expecting: planned.expectedVerdict, into: &result)
      result.problems += captured.take(planned.captures, from: came)
      result.checks = await hold(ready.checks, against: came, of: ready.prepared)
    } catch let list as DiagnosticList {
      result.problems += list.items.filter { $0.severity == .error }
    } catch let diagnostic as Diagnostic {
      result.problems.append(diagnostic)
    } catch {
      result.problems.append(.caseBroken(error))
    }
    result.verdict = answer?.verdict
    result.status = status(of: result)
    if result.status != .passed { kept = nil }
    let isGood = result.status == .passed
    result.exchange = prepared.map { account(of: $0, answer: answer, inFull: !isGood) }
    if let late = answer?.response.exchange.lateAnswerWarning {
      result.warnings.append(late)
      if result.status == .passed { result.status = .flaky }
    }
  }

  private func ready(
    _ planned: SuiteCase,
    with captured: CapturedValues,
    keeping kept: inout ReadyCase?,
    prepared: inout PreparedCall?
  ) async throws -> ReadyCase {
    if let kept, kept.isFresh {
      prepared = kept.prepared
      return kept
    }
    let call = try await workshop.client.prepare(call(of: planned, with: captured))
    prepared = call
    let ready = ReadyCase(call, checks: try bind(planned.checks, of: planned, to: call.call, with: captured))
    kept = ready
    return ready
  }

  private func call(of planned: SuiteCase, with captured: CapturedValues) throws(DiagnosticList) -> Call {
    var values = planned.values
    var problems = DiagnosticList()
    for variable in planned.derivedVariables {
      do {
        let template = try ValueTemplate(variable)
        values[variable.name] = try template.filled { name in value(of: name, in: planned, with: captured) }
      } catch let list as DiagnosticList {
        problems.append(contentsOf: list)
      } catch let problem as Diagnostic {
        problems.append(problem)
      } catch {
        problems.append(.caseBroken(error))
      }
    }
    try problems.throwIfErrors()
    return try Call(planned.query, with: values.merging(planned.overrides), in: planned.environment)
  }

  private func value(of name: String, in planned: SuiteCase, with captured: CapturedValues) -> VariableValue? {
    if let own = planned.own(name) { return ValueReader().readUntyped(own) }
    return captured[name] ?? planned.standard(name).map(ValueReader().readUntyped)
  }

  func bind(
    _ checks: [PlannedCheck],
    of planned: SuiteCase,
    to call: Call,
    with captured: CapturedValues
  ) throws(DiagnosticList) -> [BoundCheck] {
    var problems = DiagnosticList()
    let bound = checks.compactMap { check in
      problems.gather { () throws(DiagnosticList) in
        try check.bound(registry: workshop.registry) { name in
          call.variables.first { $0.variable.name == name }?.value ?? value(of: name, in: planned, with: captured)
        }
      }
    }
    try problems.throwIfErrors()
    return bound
  }

  private func judge(
    _ answer: Answer,
    of prepared: PreparedCall,
    expecting expected: Verdict.Kind,
    into result: inout CaseResult
  ) async throws {
    guard expected == .ok else {
      guard answer.verdict.kind == expected else {
        throw Diagnostic.unexpectedVerdict(answer, of: prepared, expected: expected)
      }
      return
    }
    let decoder = try workshop.decoder(prepared.call.query)
    let value: any Presentable = try await workshop.client.decode(answer, of: prepared, with: decoder)
    for problem in value.problems {
      if problem.severity == .error { result.problems.append(problem) } else { result.warnings.append(problem) }
    }
  }

  func hold(_ checks: [BoundCheck], against answer: Answer, of prepared: PreparedCall) async -> [CheckResult] {
    guard !checks.isEmpty else { return [] }
    let subject = CheckSubject(
      answer,
      of: prepared.call,
      context: prepared.context,
      tools: tools(for: prepared, answer)
    )
    var results: [CheckResult] = []
    results.reserveCapacity(checks.count)
    for bound in checks {
      let outcome = await bound.check.evaluate(subject)
      results.append(
        CheckResult(keyword: bound.keyword, title: bound.title, span: bound.span, outcome: outcome)
      )
    }
    return results
  }

  private func tools(for prepared: PreparedCall, _ answer: Answer) -> CheckTools {
    let workshop = workshop
    let call = prepared.call
    let elsewhere = ElsewhereAnswers()
    return CheckTools(
      answerInEnvironment: { name in
        try await elsewhere.answer(in: name) {
          let there = try Call(call.query, with: call.givenValues, in: workshop.environment(name))
          return try await workshop.client.send(workshop.client.prepare(there))
        }
      },
      answerAgain: { try await workshop.client.send(prepared) },
      fetch: { address in try await workshop.client.fetch(address, beside: prepared) },
      decode: { name in
        var query = call.query
        query.decoder = name
        return try await workshop.client.decode(answer, of: prepared, with: workshop.decoder(query))
      },
      recorder: workshop.recorder
    )
  }

  private func status(of result: CaseResult) -> CaseResult.Status {
    guard result.problems.isEmpty else {
      return result.problems.contains { $0.failure == .badAnswer } ? .failed : .errored
    }
    return result.checks.allSatisfy(\.outcome.passed) ? .passed : .failed
  }

  private static let excerptSize = 600

  private func account(of prepared: PreparedCall, answer: Answer?, inFull: Bool) -> ExchangeAccount {
    var account = ExchangeAccount(url: prepared.request.url)
    if let response = answer?.response {
      account.status = response.status
      account.contentType = response.headers["Content-Type"]
      account.bodySize = response.body.count
      account.exchange = response.exchange
    }
    guard inFull else { return account }
    let redactor = Redactor(prepared.secrets)
    account.curlCommand = RequestWriter(prepared.request, hiding: redactor).curlCommand
    account.excerpt = answer.map { excerpt(of: $0.response.body, hiding: redactor) }
    return account
  }

  // Secrets are hidden first: half of one at the end of the excerpt would not be found any more.
  private func excerpt(of body: [UInt8], hiding redactor: Redactor) -> String {
    let start = redactor.redact(Array(body.prefix(8 * Self.excerptSize)))
    return String(String(decoding: start, as: UTF8.self).prefix(Self.excerptSize))
  }
}

extension Call {
  /// The values as they may be given again in another environment.
  fileprivate var givenValues: VariableValues {
    VariableValues(
      variables.compactMap { bound in
        bound.value == .null ? nil : VariableValues.Entry(bound.variable.name, GivenValue(.json(bound.value.json)))
      }
    )
  }
}

extension Diagnostic.Code {
  package static let unexpectedVerdict = Diagnostic.Code(
    "unexpected-verdict",
    explanation: """
      A case says by 'expect' which kind of answer must come, and another kind came. Such a case tests that something \
      is refused or absent, so that a good answer fails it.
      """,
    example: "cases: [{ name: gone, expect: query-not-found }]"
  )

  package static let caseBroken = Diagnostic.Code(
    "case-broken",
    explanation: "A plug-in threw an error that is no diagnostic while a case ran. Its own words stand in the note.",
    example: "a decoder that throws an error of its own"
  )
}

extension Diagnostic {
  fileprivate static func unexpectedVerdict(
    _ answer: Answer,
    of prepared: PreparedCall,
    expected: Verdict.Kind
  ) -> Diagnostic {
    .error(
      .unexpectedVerdict,
      "the answer is '\(answer.verdict.kind.rawValue)', and '\(expected.rawValue)' was expected",
      notes: [Note("sent to \(prepared.request.url)"), Note("the verdict: \(answer.verdict.cause)")],
      hint: "correct 'expect', or look why the server answers otherwise",
      failure: .badAnswer
    )
  }

  static func caseBroken(_ error: any Error) -> Diagnostic {
    .error(
      .caseBroken,
      "the case could not be run",
      notes: [Note("caused by: \(error)")],
      hint: "look at the cause; the plug-in's author can say more",
      failure: .badAnswer
    )
  }
}
