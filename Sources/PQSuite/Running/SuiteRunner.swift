internal import PQCore
public import PQRun

/// Runs the cases of a smoke test, several at a time, and tells of them in their order.
public struct SuiteRunner: Sendable {
  private let workshop: SuiteWorkshop
  private let options: SuiteOptions

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - workshop: What it works with.
  ///   - options: How the cases are run.
  public init(_ workshop: SuiteWorkshop, options: SuiteOptions = SuiteOptions()) {
    self.workshop = workshop
    self.options = options
  }

  /// Makes several cases of each that has rows or a matrix; asks the queries that the rows come from.
  ///
  /// - Parameter plan: The cases, in order.
  /// - Returns: The cases in order; one whose rows cannot be had is still one, with its problem.
  public func expand(_ plan: [SuiteCase]) async -> [SuiteCase] {
    guard plan.contains(where: { $0.expansion != nil }) else { return plan }
    var answers = RowAnswers(workshop, jobs: options.jobs)
    await answers.ask(for: plan)
    return plan.flatMap { planned in
      guard let expansion = planned.expansion else { return [planned] }
      return CaseExpander(planned, expansion).cases { query throws(DiagnosticList) in
        try answers.answer(to: query, of: planned)
      }
    }
  }

  /// Runs cases; those that ``expand(_:)`` would make several of are expanded first.
  ///
  /// When its task is cancelled it ends soon, and the report has what was learned until then.
  ///
  /// - Parameters:
  ///   - plan: The cases, in the order they are told of.
  ///   - header: What is known when the run begins.
  ///   - tell: Takes the events, one after the other.
  /// - Returns: What was found.
  public func run(
    _ plan: [SuiteCase],
    header: RunHeader,
    telling tell: (RunEvent) -> Void = { _ in }
  ) async -> RunReport {
    let plan = await expand(plan)
    let start = ContinuousClock.now
    tell(.started(header))
    var collector = ResultCollector(total: plan.count)
    let interruption = await runAll(plan, start: start, into: &collector, telling: tell)
    let report = RunReport(
      header: header,
      results: collector.results(tellingRest: tell),
      duration: ContinuousClock.now - start,
      interruption: interruption
    )
    tell(.ended(report))
    return report
  }

  private enum Event: Sendable {
    case finished([(place: Int, result: CaseResult)])
    case timeout
  }

  private func runAll(
    _ plan: [SuiteCase],
    start: ContinuousClock.Instant,
    into collector: inout ResultCollector,
    telling tell: (RunEvent) -> Void
  ) async -> RunReport.Interruption? {
    let runner = CaseRunner(workshop: workshop, start: start)
    let repeatCount = options.repeatCount
    return await withTaskGroup(of: Event?.self) { group -> RunReport.Interruption? in
      if let timeout = options.timeout {
        group.addTask { (try? await Task.sleep(for: timeout)).map { .timeout } }
      }
      var rest = SuiteUnit.units(of: plan)[...]
      func startNext() {
        guard let unit = rest.popFirst() else { return }
        let cases = unit.places.map { (place: $0, planned: plan[$0]) }
        group.addTask { .finished(await runner.run(cases, times: repeatCount)) }
      }
      for _ in 0..<max(1, options.jobs) { startNext() }
      defer { group.cancelAll() }
      while !collector.isComplete, let event = await group.next() {
        switch event {
        case .finished(let raw):
          guard !Task.isCancelled else { return .cancelled }
          let results = raw.map { (place: $0.place, result: options.baseline?.judging($0.result) ?? $0.result) }
          for (place, result) in results { collector.take(result, at: place, telling: tell) }
          tell(.progressed(collector.progress(elapsed: ContinuousClock.now - start)))
          if options.failsFast, results.contains(where: { $0.result.failure != .none }) { return .firstFailure }
          startNext()
        case .timeout: return options.timeout.map(RunReport.Interruption.timeout)
        case nil: break
        }
      }
      return Task.isCancelled ? .cancelled : nil
    }
  }
}

extension CaseRunner {
  /// Runs the cases of a unit, one after the other.
  fileprivate func run(
    _ cases: [(place: Int, planned: SuiteCase)],
    times count: Int
  ) async -> [(place: Int, result: CaseResult)] {
    var captured = CapturedValues()
    var results: [(place: Int, result: CaseResult)] = []
    for (place, planned) in cases {
      results.append((place, await run(planned, times: count, with: &captured)))
    }
    return results
  }

  /// Runs a case several times, and ends with the first run that does not pass.
  private func run(
    _ planned: SuiteCase,
    times count: Int,
    with captured: inout CapturedValues
  ) async -> CaseResult {
    var kept: ReadyCase?
    var result = await run(planned, with: &captured, keeping: &kept)
    var durations = result.durations
    while durations.count < count, result.failure == .none, !result.isSkipped, !Task.isCancelled {
      result = await run(planned, with: &captured, keeping: &kept)
      durations += result.durations
    }
    result.durations = durations
    return result
  }
}

extension CaseResult {
  fileprivate var isSkipped: Bool {
    if case .skipped = status { true } else { false }
  }
}
