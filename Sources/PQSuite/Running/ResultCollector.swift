internal import PQCore
internal import PQRun

/// Puts results that come in any order into the order of the cases.
struct ResultCollector {
  private var waiting: [Int: CaseResult] = [:]
  private var ordered: [CaseResult] = []
  private var failed = 0
  private let total: Int

  init(total: Int) {
    self.total = total
    ordered.reserveCapacity(total)
  }

  /// Whether every case has its result.
  var isComplete: Bool { ordered.count == total }

  /// Takes the result of a case, and tells of it when all before it are told of.
  mutating func take(_ result: CaseResult, at index: Int, telling tell: (RunEvent) -> Void) {
    if result.failure != .none { failed += 1 }
    waiting[index] = result
    while let next = waiting.removeValue(forKey: ordered.count) {
      ordered.append(next)
      tell(.finished(next))
    }
  }

  /// How far the run is.
  func progress(elapsed: Duration) -> RunProgress {
    RunProgress(done: ordered.count + waiting.count, total: total, failed: failed, elapsed: elapsed)
  }

  /// All results, with those at the end that waited for one that did not come.
  mutating func results(tellingRest tell: (RunEvent) -> Void) -> [CaseResult] {
    for (_, result) in waiting.sorted(by: { $0.key < $1.key }) {
      ordered.append(result)
      tell(.finished(result))
    }
    waiting = [:]
    return ordered
  }
}
