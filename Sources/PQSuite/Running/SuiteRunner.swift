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

  /// Runs cases.
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
    case finished(Int, CaseResult)
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
      var next = 0
      func startNext() {
        guard next < plan.count else { return }
        let index = next
        let planned = plan[index]
        next += 1
        group.addTask { .finished(index, await runner.run(planned, times: repeatCount)) }
      }
      for _ in 0..<max(1, options.jobs) { startNext() }
      defer { group.cancelAll() }
      while !collector.isComplete, let event = await group.next() {
        switch event {
        case .finished(let index, let raw):
          guard !Task.isCancelled else { return .cancelled }
          let result = options.baseline?.judging(raw) ?? raw
          collector.take(result, at: index, telling: tell)
          tell(.progressed(collector.progress(elapsed: ContinuousClock.now - start)))
          if options.failsFast, result.failure != .none { return .firstFailure }
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
  /// Runs a case several times, and ends with the first run that does not pass.
  func run(_ planned: SuiteCase, times count: Int) async -> CaseResult {
    var result = await run(planned)
    var durations = result.durations
    while durations.count < count, result.failure == .none, !result.isSkipped, !Task.isCancelled {
      result = await run(planned)
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
