internal import PQCore
internal import PQRun

/// Holds the shape of an answer against a recorded one.
struct ShapeComparison {
  private let recorded: RecordedShape
  private let current: RecordedShape

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - current: The shape of the answer.
  ///   - recorded: The shape that was recorded.
  init(of current: RecordedShape, with recorded: RecordedShape) {
    self.recorded = recorded
    self.current = current
  }

  /// What is gone or of another type, as findings; all else as notes.
  var outcome: CheckOutcome {
    var outcome = CheckOutcome()
    for (path, words) in sorted(recorded) {
      guard let now = current[path] else {
        if current.lacks(path), !words.contains(.absent) {
          outcome.findings.append(.init("'\(path)' is gone", expected: text(of: words), actual: "nothing"))
        }
        continue
      }
      let types = now.subtracting(Self.gaps)
      if !types.isSubset(of: words), !words.subtracting(Self.gaps).isEmpty {
        outcome.findings.append(.init("'\(path)' has another type", expected: text(of: words), actual: text(of: now)))
        continue
      }
      let news = now.subtracting(words)
      if !news.isEmpty { outcome.notes.append("'\(path)' is new as \(text(of: news))") }
    }
    for (path, words) in sorted(current) where recorded[path] == nil {
      outcome.notes.append("'\(path)' is new: \(text(of: words))")
    }
    return outcome.limited(to: Self.limit)
  }

  private static let gaps: Set<RecordedShape.Word> = [.null, .absent]
  private static let limit = 20

  private func sorted(_ shape: RecordedShape) -> [(key: String, value: Set<RecordedShape.Word>)] {
    shape.places.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  private func text(of words: Set<RecordedShape.Word>) -> String {
    RecordedShape.Word.allCases.filter(words.contains).map(\.rawValue).joined(separator: " or ")
  }
}

extension CheckOutcome {
  /// The outcome with its first findings and notes, and how many more there are.
  ///
  /// - Parameter limit: The most findings, and the most notes.
  /// - Returns: The outcome.
  func limited(to limit: Int) -> CheckOutcome {
    var limited = CheckOutcome(findings: Array(findings.prefix(limit)), notes: Array(notes.prefix(limit)))
    if findings.count > limit { limited.notes.append("… and \(findings.count - limit) more failures") }
    if notes.count > limit { limited.notes.append("… and \(notes.count - limit) more notes") }
    return limited
  }
}
