internal import PQCore

/// How many there may be: `one`, `some`, `none`, `12`, `">=10"`, `"<5"`.
struct CountRule: Sendable, Hashable {
  /// The rule as it is written.
  let text: String

  private let range: ClosedRange<Int>

  /// The values that a rule may have, for tables of fields.
  static let kind: Field.Kind = .either([
    .integer,
    .pattern(
      "^(one|some|none|(>=|<=|>|<) ?[0-9]{1,15})$",
      words: "`one`, `some`, `none`, or a bound such as `\">=10\"`"
    ),
  ])

  static let examples = ["one", "some", "16", "\">=10\""]

  init(_ node: Node, _ name: String) throws(Diagnostic) {
    guard let text = node.text, let range = Self.range(text) else {
      throw .wrongKind(node, name, expected: "one, some, none, a number, or a bound such as \">=10\" in quotes")
    }
    self.text = text
    self.range = range
  }

  /// Whether there may be so many.
  func allows(_ count: Int) -> Bool { range.contains(count) }

  /// The rule in words.
  var words: String {
    if range.lowerBound == range.upperBound { return "\(range.lowerBound)" }
    if range.upperBound == .max { return "at least \(range.lowerBound)" }
    return "at most \(range.upperBound)"
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    switch text {
    case "none": return 0...0
    case "one": return 1...1
    case "some": return 1...Int.max
    default: break
    }
    let comparison = text.prefix { $0 == "<" || $0 == ">" || $0 == "=" }
    let digits = text.dropFirst(comparison.count).drop { $0 == " " }
    guard digits.count <= 15, let first = digits.utf8.first, (0x30...0x39).contains(first), let count = Int(digits)
    else { return nil }
    switch comparison {
    case "": return digits.count == text.count ? count...count : nil
    case ">=": return count...Int.max
    case ">": return (count + 1)...Int.max
    case "<=": return 0...count
    case "<": return count > 0 ? 0...(count - 1) : nil
    default: return nil
    }
  }
}
