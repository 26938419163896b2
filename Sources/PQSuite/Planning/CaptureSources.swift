internal import PQModel

/// Which earlier cases capture the values that a case uses: of each name the nearest one before it in its environment.
struct CaptureSources {
  private var sources: [Int: [Int]] = [:]

  init(_ plan: [SuiteCase]) {
    guard plan.contains(where: { !$0.captures.isEmpty }) else { return }
    var latest: [Capture: Int] = [:]
    for (place, planned) in plan.enumerated() {
      let environment = planned.environment.name
      let found = planned.neededNames.compactMap { latest[Capture(name: $0, environment: environment)] }
      if !found.isEmpty { sources[place] = found }
      for capture in planned.captures {
        latest[Capture(name: capture.name, environment: environment)] = place
      }
    }
  }

  /// The places of the cases that a case needs.
  func places(of place: Int) -> [Int] {
    sources[place] ?? []
  }

  private struct Capture: Hashable {
    let name: String
    let environment: String
  }
}
