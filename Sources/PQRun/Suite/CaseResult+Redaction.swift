public import PQCore

extension CaseResult {
  /// The result with nothing in its words that must not be shown.
  ///
  /// It is for reports: every form they are written in starts from it, so that no secret hides behind an escape.
  ///
  /// - Parameter redact: Hides the secrets in a text.
  /// - Returns: The result.
  public func redacted(by redact: (String) -> String) -> CaseResult {
    var result = self
    result.identity.name = identity.name.map(redact)
    if case .skipped(let reason) = status { result.status = .skipped(reason: redact(reason)) }
    result.checks = checks.map { $0.redacted(by: redact) }
    result.problems = problems.map { $0.redacted(by: redact) }
    result.warnings = warnings.map { $0.redacted(by: redact) }
    if let verdict, !verdict.isOK {
      result.verdict = Verdict(
        verdict.kind,
        redact(verdict.cause),
        evidence: verdict.evidence.map(redact),
        hint: redact(verdict.hint)
      )
    }
    result.exchange = exchange?.redacted(by: redact)
    return result
  }
}

extension RunEvent {
  /// The event with nothing in its words that must not be shown.
  ///
  /// - Parameter redactor: Hides the secrets in a text.
  /// - Returns: The event.
  public func redacted(by redactor: Redactor) -> RunEvent {
    switch self {
    case .started, .progressed: return self
    case .finished(let result): return .finished(result.redacted(by: redactor.redact))
    case .ended(var report):
      report.results = report.results.map { $0.redacted(by: redactor.redact) }
      return .ended(report)
    }
  }
}

extension CheckResult {
  fileprivate func redacted(by redact: (String) -> String) -> CheckResult {
    var result = self
    result.title = redact(title)
    result.outcome.findings = outcome.findings.map { $0.redacted(by: redact) }
    result.outcome.notes = outcome.notes.map(redact)
    return result
  }
}

extension CheckOutcome.Finding {
  fileprivate func redacted(by redact: (String) -> String) -> CheckOutcome.Finding {
    var finding = self
    finding.message = redact(message)
    finding.expected = expected.map(redact)
    finding.actual = actual.map(redact)
    finding.details = details.map(redact)
    finding.place = place.map { place in
      let steps = place.location.steps.map { step -> JSONLocation.Step in
        switch step {
        case .name(let name): .name(redact(name))
        case .index: step
        }
      }
      return AnswerPlace(JSONLocation(steps), fragment: place.fragment.map(redact))
    }
    return finding
  }
}

extension ExchangeAccount {
  fileprivate func redacted(by redact: (String) -> String) -> ExchangeAccount {
    var account = self
    account.url = redact(url)
    account.curlCommand = curlCommand.map(redact)
    account.contentType = contentType.map(redact)
    account.excerpt = excerpt.map(redact)
    account.exchange?.certificateExpiry = exchange?.certificateExpiry.map(redact)
    account.exchange?.earlierAttempts =
      exchange?.earlierAttempts.map { attempt in
        Exchange.Attempt(reason: redact(attempt.reason), wait: attempt.wait)
      } ?? []
    return account
  }
}
