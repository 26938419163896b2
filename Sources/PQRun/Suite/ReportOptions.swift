public import PQCore

/// How a report is written.
public struct ReportOptions: Sendable {
  /// The words after the name of the report, such as `extended`.
  public var words: [String]

  /// The width and the style of text for people.
  public var layout: TextLayout

  /// What stands before a path of the project in reports for services that know the whole repository, such as `smoke/`.
  public var pathPrefix: String

  /// Hides the secrets in lines that a report takes from the project's files itself.
  public var redact: @Sendable (String) -> String

  /// Makes options.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the report, such as `extended`.
  ///   - layout: The width and the style of text for people.
  ///   - pathPrefix: What stands before a path of the project in reports for services that know the whole repository.
  ///   - redact: Hides the secrets in lines that a report takes from the project's files itself.
  public init(
    words: [String] = [],
    layout: TextLayout = TextLayout(),
    pathPrefix: String = "",
    redact: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.words = words
    self.layout = layout
    self.pathPrefix = pathPrefix
    self.redact = redact
  }
}
