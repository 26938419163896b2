internal import PQCore

extension JSON {
  private static let longestShown = 160

  /// The value as findings show it: compact JSON, cut when it is long.
  var shown: String { text().shortened(to: Self.longestShown) }

  /// What it is, in words for findings.
  var kindWords: String {
    switch kind {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
