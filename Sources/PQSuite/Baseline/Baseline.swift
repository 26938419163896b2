public import PQCore
public import PQRun

/// What the cases of a smoke test took before, which later runs are held against.
public struct Baseline: Sendable, Hashable {
  /// How far beyond the recorded time a run may go, in per cent of it.
  public var timeTolerance: Int

  /// How far beyond the recorded time a run may go in any case, so that short times do not fail by chance.
  public var slack: Duration

  /// How far beyond the recorded size a body may go, in per cent of it.
  public var sizeTolerance: Int

  /// What each case took, by its environment and its title.
  public var budgets: [String: [String: Budget]]

  /// Makes a baseline.
  ///
  /// - Parameters:
  ///   - timeTolerance: How far beyond the recorded time a run may go, in per cent of it.
  ///   - slack: How far beyond the recorded time a run may go in any case.
  ///   - sizeTolerance: How far beyond the recorded size a body may go, in per cent of it.
  ///   - budgets: What each case took, by its environment and its title.
  public init(
    timeTolerance: Int = 50,
    slack: Duration = .milliseconds(100),
    sizeTolerance: Int = 10,
    budgets: [String: [String: Budget]] = [:]
  ) {
    self.timeTolerance = timeTolerance
    self.slack = slack
    self.sizeTolerance = sizeTolerance
    self.budgets = budgets
  }

  /// Reads a baseline.
  ///
  /// - Parameter node: The file's mapping.
  /// - Throws: Every problem with it.
  public init(_ node: Node) throws(DiagnosticList) {
    var decoder = NodeDecoder(node, subject: "the baseline", fields: Baseline.fields)
    self.init()
    _ = decoder.mapping("tolerance", fields: Baseline.toleranceFields) { decoder in
      timeTolerance = decoder.percent("time") ?? timeTolerance
      slack = decoder.duration("slack") ?? slack
      sizeTolerance = decoder.percent("size") ?? sizeTolerance
    }
    for environment in decoder.entries("cases") {
      guard let cases = environment.value.entries else {
        decoder.diagnostics.append(.noCases(environment))
        continue
      }
      for entry in cases {
        var inner = NodeDecoder(entry.value, subject: "the budget of '\(entry.name)'", fields: Budget.fields)
        budgets[environment.name, default: [:]][entry.name] = Budget(from: &inner)
        decoder.diagnostics.append(contentsOf: inner.diagnostics)
      }
    }
    try decoder.diagnostics.throwIfErrors()
  }

  /// Holds a result against what its case took before.
  ///
  /// - Parameter result: The result.
  /// - Returns: The result with one more check; a case that did not pass, or that is not in the baseline, as it is.
  public func judging(_ result: CaseResult) -> CaseResult {
    guard result.status == .passed || result.status == .flaky,
      let budget = budgets[result.identity.environment]?[result.identity.title]
    else { return result }
    let findings =
      finding("p50", Percentile.time(50, of: result.durations), most: budget.median)
      + finding("p95", Percentile.time(95, of: result.durations), most: budget.slow)
      + sizeFinding(result.exchange?.bodySize, most: budget.size)
    var judged = result
    judged.checks.append(
      CheckResult(keyword: "baseline", title: "baseline", outcome: CheckOutcome(findings: findings))
    )
    if !findings.isEmpty { judged.status = .failed }
    return judged
  }

  /// Takes over what cases took; those that did not pass stay as they were.
  ///
  /// - Parameter results: The results of a run.
  public mutating func record(_ results: [CaseResult]) {
    for result in results where result.status == .passed || result.status == .flaky {
      budgets[result.identity.environment, default: [:]][result.identity.title] = Budget(
        median: Percentile.time(50, of: result.durations),
        slow: Percentile.time(95, of: result.durations),
        size: result.exchange?.bodySize
      )
    }
  }

  /// The baseline as it is written to a file.
  public var json: JSONValue {
    let cases = budgets.sorted { $0.key < $1.key }.map { environment, cases in
      JSONValue.Member(
        environment,
        .object(cases.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value.json) })
      )
    }
    return .object([
      JSONValue.Member("pqrun", .number("1")),
      JSONValue.Member(
        "tolerance",
        .object([
          JSONValue.Member("time", .number(String(timeTolerance))),
          JSONValue.Member("slack", .string("\(slack.wholeMilliseconds)ms")),
          JSONValue.Member("size", .number(String(sizeTolerance))),
        ])
      ),
      JSONValue.Member("cases", .object(cases)),
    ])
  }
}

extension Baseline {
  private static let fields = [
    Field("pqrun", .integer, description: "The version of the form.", examples: ["1"]),
    Field("tolerance", .mapping(toleranceFields), description: "How far beyond what was recorded a run may go."),
    Field("cases", .dictionary(.dictionary(.mapping(Budget.fields))), description: "What each case took."),
  ]

  private static let toleranceFields = [
    Field("time", .integer, defaultText: "50", description: "In per cent of the time.", examples: ["50"]),
    Field("slack", .duration, defaultText: "100ms", description: "Time that is always allowed.", examples: ["100ms"]),
    Field("size", .integer, defaultText: "10", description: "In per cent of the size.", examples: ["10"]),
  ]

  private func finding(_ name: String, _ time: Duration?, most recorded: Duration?) -> [CheckOutcome.Finding] {
    guard let time, let recorded else { return [] }
    let most = recorded + recorded * timeTolerance / 100 + slack
    guard time > most else { return [] }
    return [
      CheckOutcome.Finding(
        "the time (\(name)) is beyond the baseline",
        expected: "at most \(most.wholeMilliseconds) ms, since it was \(recorded.wholeMilliseconds) ms",
        actual: "\(time.wholeMilliseconds) ms"
      )
    ]
  }

  private func sizeFinding(_ size: Int?, most recorded: Int?) -> [CheckOutcome.Finding] {
    guard let size, let recorded else { return [] }
    let (extra, overflows) = recorded.multipliedReportingOverflow(by: sizeTolerance)
    let most = overflows ? Int.max : recorded + extra / 100
    guard size > most else { return [] }
    return [
      CheckOutcome.Finding(
        "the body is larger than the baseline",
        expected: "at most \(most) bytes, since it was \(recorded) bytes",
        actual: "\(size) bytes"
      )
    ]
  }
}

extension NodeDecoder {
  fileprivate mutating func percent(_ key: String) -> Int? {
    optional(key) { node throws(Diagnostic) in try node.readInteger(key, in: 0...100_000) }
  }
}

extension Diagnostic {
  fileprivate static func noCases(_ environment: Node.Entry) -> Diagnostic {
    .error(
      .notAMapping,
      "the cases of environment '\(environment.name)' must be a mapping",
      at: environment.value.span,
      hint: "write the title of each case with its budget: \"adventures-all [four]\": { p50: 120ms }"
    )
  }
}
