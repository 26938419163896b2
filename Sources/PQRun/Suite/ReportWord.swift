/// A word that changes how a report is written, such as `extended`.
public struct ReportWord: Sendable, Hashable {
  /// The word, of lower-case letters and dashes.
  public var name: String

  /// What it changes, in words for lists and help.
  public var summary: String

  /// Makes a word.
  ///
  /// - Parameters:
  ///   - name: The word, of lower-case letters and dashes.
  ///   - summary: What it changes.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
