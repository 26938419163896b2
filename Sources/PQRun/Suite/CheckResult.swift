public import PQCore

/// A check of a case and what became of it.
public struct CheckResult: Sendable, Hashable {
  /// The key that names the check.
  public var keyword: String

  /// The check as it is written, on one line.
  public var title: String

  /// Where it is written.
  public var span: SourceSpan?

  /// What became of it.
  public var outcome: CheckOutcome

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - keyword: The key that names the check.
  ///   - title: The check as it is written, on one line.
  ///   - span: Where it is written.
  ///   - outcome: What became of it.
  public init(keyword: String, title: String, span: SourceSpan? = nil, outcome: CheckOutcome) {
    self.keyword = keyword
    self.title = title
    self.span = span
    self.outcome = outcome
  }
}
