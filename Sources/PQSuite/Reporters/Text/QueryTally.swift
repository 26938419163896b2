internal import PQRun

/// What became of the cases of one query in one environment, as far as they need no words of their own.
struct QueryTally {
  let environment: String
  let query: String

  private var passed = 0
  private var duration: Duration = .zero
  private var only: CaseIdentity?
  private var skipped: [(reason: String, count: Int, only: CaseIdentity)] = []

  init(_ identity: CaseIdentity) {
    environment = identity.environment
    query = identity.query
  }

  func holds(_ identity: CaseIdentity) -> Bool {
    identity.query == query && identity.environment == environment
  }

  /// Counts a case that passed.
  mutating func addPassed(_ result: CaseResult) {
    passed += 1
    duration += result.duration
    only = passed == 1 ? result.identity : nil
  }

  /// Counts a case that was not run.
  mutating func addSkipped(_ identity: CaseIdentity, reason: String) {
    if let index = skipped.firstIndex(where: { $0.reason == reason }) {
      skipped[index].count += 1
    } else {
      skipped.append((reason, 1, identity))
    }
  }

  /// The line about those that passed, or nil when there are none.
  var passedLine: String? {
    guard passed > 0 else { return nil }
    let name = only?.description ?? "\(query) in \(environment), \(passed) cases"
    return "\(name) (\(DurationText(duration)))"
  }

  /// The lines about those that were not run, one for each reason.
  var skippedLines: [String] {
    skipped.map { entry in
      let name = entry.count == 1 ? entry.only.description : "\(query) in \(environment), \(entry.count) cases"
      return "\(name): \(entry.reason)"
    }
  }
}
