internal import PQCore
public import PQModel
public import PQRun

/// How long a planned case repeats its call, and until when.
public struct PlannedWait: Sendable {
  /// What ends the waiting.
  public var condition: Condition

  /// How long it may take.
  public var timeout: Duration

  /// The pause between two calls.
  public var interval: Duration

  /// Makes a wait.
  ///
  /// - Parameters:
  ///   - condition: What ends the waiting.
  ///   - timeout: How long it may take.
  ///   - interval: The pause between two calls.
  public init(
    until condition: Condition = .pass,
    timeout: Duration = Query.Wait.standardTimeout,
    every interval: Duration = Query.Wait.standardInterval
  ) {
    self.condition = condition
    self.timeout = timeout
    self.interval = interval
  }

  /// What ends waiting.
  public enum Condition: Sendable {
    /// The case passes.
    case pass
    /// The answer is of this kind.
    case verdict(Verdict.Kind)
    /// The answer is good, and these checks hold.
    case checks([PlannedCheck])
  }
}

extension PlannedWait {
  /// Plans a wait.
  ///
  /// - Parameters:
  ///   - wait: The wait as it is declared.
  ///   - registry: Has the checks by name.
  /// - Throws: Every problem with its checks.
  init(_ wait: Query.Wait, registry: Registry) throws(DiagnosticList) {
    switch wait.condition {
    case .pass: condition = .pass
    case .verdict(let name): condition = Verdict.Kind(rawValue: name).map(Condition.verdict) ?? .pass
    case .checks(let nodes):
      var checks: [PlannedCheck] = []
      for node in nodes { checks.append(try PlannedCheck(node, registry: registry)) }
      condition = .checks(checks)
    }
    timeout = wait.timeout
    interval = wait.interval
  }

  /// Its checks, if it waits for checks.
  var checks: [PlannedCheck] {
    if case .checks(let checks) = condition { checks } else { [] }
  }
}
