internal import PQRun

/// Takes what does not hold, and words only as much of it as people read.
struct FindingCollector {
  private static let mostShown = 5

  private var findings: [CheckOutcome.Finding] = []
  private var count = 0
  private let limit: Int

  init() {
    limit = Self.mostShown
  }

  private init(limit: Int) {
    self.limit = limit
  }

  /// One that words nothing, and only knows whether something does not hold.
  static let silent = FindingCollector(limit: 0)

  /// Whether everything holds.
  var isEmpty: Bool { count == 0 }

  /// Whether further findings are only counted.
  var isFull: Bool { count >= limit }

  /// Takes a finding, which is made only when it is shown.
  mutating func add(_ finding: () -> CheckOutcome.Finding) {
    if !isFull { findings.append(finding()) }
    count += 1
  }

  /// What a check says of it.
  var outcome: CheckOutcome {
    guard count > 0 else { return .passed }
    let rest = count - findings.count
    return CheckOutcome(findings: rest > 0 ? findings + [CheckOutcome.Finding("and \(rest) more")] : findings)
  }
}
