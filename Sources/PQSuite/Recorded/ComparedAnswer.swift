internal import PQCore
internal import PQRun

extension JSONDifference {
  /// The outcome of a check that allows no difference.
  ///
  /// - Parameters:
  ///   - words: What differs from what: `the answer differs from 'snapshots/bali.json'`.
  ///   - text: Writes the differences.
  /// - Returns: The outcome.
  func outcome(_ words: String, _ text: DifferenceText) -> CheckOutcome {
    guard let first = entries.first else { return .passed }
    let count = entries.count == 1 ? "one place" : "\(entries.count) places"
    var finding = CheckOutcome.Finding(
      "\(words) in \(count)",
      at: AnswerPlace(of: first),
      details: text.lines(self, limit: Self.mostLines)
    )
    if entries.count == 1 {
      switch first.change {
      case .changed(let old, let new), .retyped(let old, let new):
        finding.expected = old.excerpt(Self.mostCharacters)
        finding.actual = new.excerpt(Self.mostCharacters)
      case .removed, .added, .moved: break
      }
    }
    return CheckOutcome(findings: [finding])
  }

  private static let mostLines = 20
  private static let mostCharacters = 200
}
