import PQCore
import PQGraphQL

/// The value of a field as a filter's expression compares it.
enum FilterOperand: Sendable {
  case missing
  case text(String)
  case number(Double)
  case instant(String)

  /// Whether an expression holds for it.
  ///
  /// - Parameters:
  ///   - expression: The expression, with its operator and its options.
  ///   - value: The value to compare with; nil asks for a missing one.
  /// - Returns: Whether it holds.
  func satisfies(_ expression: GraphQLValue, value: GraphQLValue?) -> Bool {
    let comparison = expression["_operator"]?.text
    guard let value else {
      if case .missing = self { return !Self.isNegative(comparison) }
      return Self.isNegative(comparison)
    }
    switch self {
    case .missing:
      return Self.isNegative(comparison)
    case .text(let text):
      return compare(text, value.text ?? "", comparison, ignoringCase: expression["_ignoreCase"]?.isTrue == true)
    case .number(let number):
      guard let other = value.number else { return false }
      return compare(number, other, comparison, tolerance: expression["_sensitiveness"]?.number ?? 0)
    case .instant(let text):
      guard let own = Instant(text), let other = value.text.flatMap(Instant.init) else { return false }
      return compare(own, other, comparison)
    }
  }

  private static func isNegative(_ comparison: String?) -> Bool {
    ["EQUALS_NOT", "CONTAINS_NOT", "UNEQUAL", "NOT_AT", "IS_NOT"].contains(comparison)
  }

  private func compare(_ text: String, _ other: String, _ comparison: String?, ignoringCase: Bool) -> Bool {
    let own = Array((ignoringCase ? text.lowercased() : text).utf8)
    let other = Array((ignoringCase ? other.lowercased() : other).utf8)
    return switch comparison {
    case "EQUALS_NOT": own != other
    case "CONTAINS": own.contains(other)
    case "CONTAINS_NOT": !own.contains(other)
    case "STARTS_WITH": own.starts(with: other)
    default: own == other
    }
  }

  private func compare(_ number: Double, _ other: Double, _ comparison: String?, tolerance: Double) -> Bool {
    switch comparison {
    case "UNEQUAL": abs(number - other) > tolerance
    case "GREATER": number > other
    case "GREATER_EQUAL": number >= other
    case "LOWER": number < other
    case "LOWER_EQUAL": number <= other
    default: abs(number - other) <= tolerance
    }
  }

  private func compare(_ instant: Instant, _ other: Instant, _ comparison: String?) -> Bool {
    switch comparison {
    case "NOT_AT": instant != other
    case "BEFORE": instant < other
    case "AT_OR_BEFORE": instant <= other
    case "AFTER": instant > other
    case "AT_OR_AFTER": instant >= other
    default: instant == other
    }
  }
}
