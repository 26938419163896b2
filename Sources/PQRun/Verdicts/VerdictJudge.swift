import PQCore
import PQModel

/// Tells what kind of answer came, from status, header fields and body together.
///
/// A pure function: the same response gets the same verdict. The rules follow what AEM, its dispatcher and its
/// delivery network, ServiceNow, identity providers and companies' proxies are known to answer; each stands in one of
/// the files of `Rules`.
public struct VerdictJudge: Sendable {
  /// Makes a judge.
  public init() {}

  /// Judges a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - request: The request it answers, or nil for a GET with no header fields of note.
  ///   - context: The call it answers.
  /// - Returns: The response with its JSON and its verdict.
  public func judge(_ response: Response, to request: Request? = nil, context: RunContext) -> Answer {
    let facts = AnswerFacts(
      request: request ?? Request(url: response.url),
      response: response,
      body: BodyReading(response),
      environment: context.environment,
      query: context.query
    )
    let verdict = VerdictRule.all.lazy.compactMap { $0.verdict(on: facts) }.first
    return Answer(response: response, json: facts.body.json, verdict: verdict ?? .ok)
  }
}
