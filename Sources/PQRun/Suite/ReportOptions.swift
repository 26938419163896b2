public import PQCore

/// How a report is written.
public struct ReportOptions: Sendable {
  /// The words after the name of the report, such as `extended`.
  public var words: [String]

  /// The width and the style of text for people.
  public var layout: TextLayout

  /// Makes options.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the report.
  ///   - layout: The width and the style of text for people.
  public init(words: [String] = [], layout: TextLayout = TextLayout()) {
    self.words = words
    self.layout = layout
  }
}
