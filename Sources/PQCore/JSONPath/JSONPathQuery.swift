/// A parsed query: segments applied one after the other, from `$` or from `@`.
struct JSONPathQuery: Sendable {
  var isRelative = false
  var segments: [Segment] = []

  /// Whether it can give one node at most.
  var isSingular: Bool { segments.allSatisfy(\.isSingular) }

  struct Segment: Sendable {
    /// Whether it is applied to a node and all nodes below, and not to the node alone.
    var isDescendant: Bool
    var selectors: [Selector]

    var isSingular: Bool {
      guard !isDescendant, selectors.count == 1 else { return false }
      return switch selectors[0] {
      case .name, .index: true
      case .wildcard, .slice, .filter: false
      }
    }
  }

  enum Selector: Sendable {
    case name(String)
    case wildcard
    case index(Int)
    case slice(start: Int?, end: Int?, step: Int)
    case filter(JSONPathCondition)
  }
}

/// What a filter asks of a node.
indirect enum JSONPathCondition: Sendable {
  case any([JSONPathCondition])
  case all([JSONPathCondition])
  case not(JSONPathCondition)
  case exists(JSONPathQuery)
  case comparison(JSONPathOperand, JSONPathComparison, JSONPathOperand)
  case matches(JSONPathOperand, JSONPathPattern, isWhole: Bool)
}

enum JSONPathComparison: String, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"
}

/// What gives one value, or nothing.
indirect enum JSONPathOperand: Sendable {
  case literal(JSONPathValue)
  case query(JSONPathQuery)
  case length(JSONPathOperand)
  case count(JSONPathQuery)
  case value(JSONPathQuery)
}

/// The second argument of `match` and `search`.
enum JSONPathPattern: Sendable {
  /// A literal; nil when it is no I-Regexp, which then matches nothing.
  case fixed(IRegexp?)
  case computed(JSONPathOperand)
}
