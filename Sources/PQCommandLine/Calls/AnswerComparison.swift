import PQCore

/// The answers of several environments to one call, held against the first.
struct AnswerComparison {
  /// An environment and its answer.
  struct Side {
    let environment: String
    let json: JSON
  }

  private let query: String
  private let reference: String
  private let others: [(environment: String, difference: JSONDifference)]

  /// Compares answers.
  ///
  /// - Parameters:
  ///   - sides: The answers; the first is the reference.
  ///   - query: The query's name.
  ///   - paths: Paths to what does not count.
  init(of sides: [Side], query: String, ignoring paths: [JSONPath]) {
    self.query = query
    reference = sides.first?.environment ?? ""
    others = sides.dropFirst().map { side in
      (side.environment, JSONDifference(from: sides[0].json, to: side.json, ignoring: paths))
    }
  }

  /// Whether all answers are the same.
  var isSame: Bool { others.allSatisfy(\.difference.isEmpty) }

  /// All of it for programs.
  var envelope: JSONValue {
    let comparisons = others.map { other in
      JSONValue.object([
        .init("environment", .string(other.environment)),
        .init("same", .bool(other.difference.isEmpty)),
        .init("differences", .array(other.difference.entries.map(\.json))),
      ])
    }
    return .object([
      .init("version", .number("1")),
      .init("query", .string(query)),
      .init("reference", .string(reference)),
      .init("comparisons", .array(comparisons)),
    ])
  }

  /// The differences alone, each with its environment.
  var rows: JSONValue {
    .array(
      others.flatMap { other in
        other.difference.entries.map { entry in
          guard case .object(let members) = entry.json else { return entry.json }
          return .object([.init("environment", .string(other.environment))] + members)
        }
      }
    )
  }

  /// The differences for people.
  ///
  /// - Parameter layout: The style of the text.
  /// - Returns: Whole lines.
  func text(in layout: TextLayout) -> String {
    others.map { lines(of: $0.difference, $0.environment, layout).map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static let mostLines = 200

  private func lines(of difference: JSONDifference, _ environment: String, _ layout: TextLayout) -> [String] {
    guard !difference.isEmpty else { return ["\(environment) gives the same answer as \(reference)"] }
    let count = difference.entries.count == 1 ? "one place" : "\(difference.entries.count) places"
    let text = DifferenceText(first: "on \(reference)", second: "on \(environment)")
    return ["\(environment) differs from \(reference) in \(count)"]
      + text.lines(difference, limit: Self.mostLines) { change, line in
        TextStyle(of: change).apply(to: line, in: layout)
      }
  }
}

extension TextStyle {
  /// The style of a difference.
  fileprivate init(of change: JSONDifference.Change) {
    self =
      switch change {
      case .removed: .red
      case .added: .green
      case .changed, .retyped: .yellow
      case .moved: .cyan
      }
  }
}
