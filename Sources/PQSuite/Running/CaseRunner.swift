package import PQCore
internal import PQModel
internal import PQRun

/// Runs one case: sends it, judges the answer, decodes it, and holds its checks against it.
struct CaseRunner {
  let workshop: SuiteWorkshop
  let start: ContinuousClock.Instant

  /// Runs a case.
  ///
  /// - Parameter planned: The case.
  /// - Returns: What became of it.
  func run(_ planned: SuiteCase) async -> CaseResult {
    let began = ContinuousClock.now
    var result = CaseResult(
      planned.identity,
      span: planned.span,
      tags: planned.query.tags,
      status: .passed,
      start: began - start
    )
    if let reason = planned.skipReason {
      result.status = .skipped(reason: reason)
      return result
    }
    await run(planned, into: &result)
    result.durations = [ContinuousClock.now - began]
    return result
  }

  private func run(_ planned: SuiteCase, into result: inout CaseResult) async {
    var prepared: PreparedCall?
    var answer: Answer?
    do {
      try planned.problems.throwIfErrors()
      let ready = try await workshop.client.prepare(
        Call(planned.query, with: planned.values, in: planned.environment)
      )
      prepared = ready
      let checks = try bind(planned.checks, to: ready.call)
      let came = try await workshop.client.send(ready)
      answer = came
      result.verdict = came.verdict
      try await judge(came, of: ready, expecting: planned.expectedVerdict, into: &result)
      result.checks = await hold(checks, against: came, of: ready)
    } catch let list as DiagnosticList {
      result.problems += list.items.filter { $0.severity == .error }
    } catch let diagnostic as Diagnostic {
      result.problems.append(diagnostic)
    } catch {
      result.problems.append(.caseBroken(error))
    }
    result.status = status(of: result)
    let isGood = result.status == .passed
    result.exchange = prepared.map { account(of: $0, answer: answer, inFull: !isGood) }
    if let late = answer?.response.exchange.lateAnswerWarning {
      result.warnings.append(late)
      if result.status == .passed { result.status = .flaky }
    }
  }

  private func bind(_ checks: [PlannedCheck], to call: Call) throws(DiagnosticList) -> [BoundCheck] {
    var problems = DiagnosticList()
    var bound: [BoundCheck] = []
    for check in checks {
      do {
        bound.append(
          try check.bound(registry: workshop.registry) { name in
            call.variables.first { $0.variable.name == name }?.value
          }
        )
      } catch {
        problems.append(contentsOf: error)
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

  private func hold(_ checks: [BoundCheck], against answer: Answer, of prepared: PreparedCall) async -> [CheckResult] {
    guard !checks.isEmpty else { return [] }
    let subject = CheckSubject(answer, of: prepared.call, context: prepared.context, tools: tools(for: prepared))
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

  private func tools(for prepared: PreparedCall) -> CheckTools {
    let workshop = workshop
    let call = prepared.call
    return CheckTools(
      answerInEnvironment: { name in
        let elsewhere = try Call(call.query, with: call.givenValues, in: workshop.environment(name))
        return try await workshop.client.send(workshop.client.prepare(elsewhere))
      },
      answerAgain: { try await workshop.client.send(prepared) },
      fetch: { address in try await workshop.client.fetch(address, beside: prepared) },
      record: workshop.record
    )
  }

  private func status(of result: CaseResult) -> CaseResult.Status {
    if let problem = result.problems.first {
      let isBad = result.problems.contains { $0.failure == .badAnswer } || problem.failure == .badAnswer
      return isBad ? .failed : .errored
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
    account.curlCommand = RequestWriter(prepared.request, hiding: Redactor(prepared.secrets)).curlCommand
    account.excerpt = answer.map { String(decoding: $0.response.body.prefix(Self.excerptSize), as: UTF8.self) }
    return account
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

  fileprivate static func caseBroken(_ error: any Error) -> Diagnostic {
    .error(
      .caseBroken,
      "the case could not be run",
      notes: [Note("caused by: \(error)")],
      hint: "look at the cause; the plug-in's author can say more",
      failure: .badAnswer
    )
  }
}
