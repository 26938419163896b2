internal import PQCore

/// How long a time may be: `60s`, `">=5m"`, `"<1h"`.
struct DurationRule: Sendable {
  /// The rule as it is written.
  let text: String

  private let comparison: Comparison
  private let bound: Duration

  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case more = ">"
    case less = "<"
    case equal = ""
  }

  /// The values that a rule may have, for tables of fields.
  static let kind: Field.Kind = .pattern(
    "^(>=|<=|>|<)? ?[0-9]+(\\.[0-9]*)?(ms|s|m|h)$",
    words: "a time such as 60s, or a bound such as \">=5m\""
  )

  init(_ node: Node, _ name: String) throws(Diagnostic) {
    let text = node.text ?? ""
    let comparison = Comparison.allCases.first { text.hasPrefix($0.rawValue) } ?? .equal
    let time = text.dropFirst(comparison.rawValue.count).drop { $0 == " " }
    guard let bound = UnitText.duration(String(time)) else {
      throw .wrongKind(node, name, expected: "a time such as 60s, or a bound such as \">=5m\" in quotes")
    }
    self.text = text
    self.comparison = comparison
    self.bound = bound
  }

  /// Whether a time may be so long.
  func allows(_ time: Duration) -> Bool {
    switch comparison {
    case .atLeast: time >= bound
    case .atMost: time <= bound
    case .more: time > bound
    case .less: time < bound
    case .equal: time == bound
    }
  }
}
