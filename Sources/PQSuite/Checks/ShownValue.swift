internal import PQCore

extension JSON {
  private static let longestShown = 160

  /// The value as findings show it: compact JSON, cut when it is long.
  var shown: String { text().shortened(to: Self.longestShown) }
}
