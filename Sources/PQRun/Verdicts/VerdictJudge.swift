/// Tells what kind of answer came, from status, header fields and body together.
///
/// A pure function: the same response gets the same verdict. The rules follow what AEM, its dispatcher and its
/// delivery network are known to answer.
public struct VerdictJudge: Sendable {
  /// Makes a judge.
  public init() {}

  /// Judges a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - context: The call it answers.
  /// - Returns: The response with its JSON and its verdict.
  public func judge(_ response: Response, context: RunContext) -> Answer {
    let body = BodyReading(response)
    let verdict = AnswerRules(response: response, body: body, context: context).verdict
    return Answer(response: response, json: body.json, verdict: verdict)
  }
}
