public import PQModel

/// A check as it is written, an answer, and whether the check passes on it.
public struct CheckExample: Sendable, Hashable {
  /// The check as YAML: `items: one`, or several lines.
  public var yaml: String

  /// What the example shows, in one sentence, or nil when the check speaks for itself.
  public var summary: String?

  /// The answer's status code.
  public var status: Int

  /// The answer's header fields.
  public var headers: [HeaderField]

  /// The answer's body.
  public var body: String

  /// Whether the check passes.
  public var passes: Bool

  /// Makes an example.
  ///
  /// - Parameters:
  ///   - yaml: The check as YAML.
  ///   - summary: What the example shows, in one sentence.
  ///   - status: The answer's status code.
  ///   - headers: The answer's header fields.
  ///   - body: The answer's body.
  ///   - passes: Whether the check passes.
  public init(
    _ yaml: String,
    summary: String? = nil,
    status: Int = 200,
    headers: [HeaderField] = [],
    body: String = "",
    passes: Bool
  ) {
    self.yaml = yaml
    self.summary = summary
    self.status = status
    self.headers = headers
    self.body = body
    self.passes = passes
  }
}
