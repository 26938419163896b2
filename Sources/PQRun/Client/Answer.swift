public import PQCore

/// An answer that was judged: the response, its JSON if it is JSON, and what kind of answer it is.
public struct Answer: Sendable {
  /// The response as it came.
  public let response: Response

  /// The body as JSON, or nil when it is none.
  public let json: JSON?

  /// What kind of answer it is.
  public let verdict: Verdict

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - response: The response as it came.
  ///   - json: The body as JSON, or nil when it is none.
  ///   - verdict: What kind of answer it is.
  public init(response: Response, json: JSON?, verdict: Verdict) {
    self.response = response
    self.json = json
    self.verdict = verdict
  }
}
