import PQModel

/// One rule by which answers are judged: it knows one kind of answer, or says nothing.
struct VerdictRule: Sendable {
  /// The rule in words, for the reasoning.
  let words: Verdict.Rule

  private let systems: Set<Environment.System>
  private let judge: @Sendable (AnswerFacts) -> Verdict?

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - name: What it is about.
  ///   - meaning: What it knows, in one sentence.
  ///   - systems: The products it holds for.
  ///   - judge: Gives the verdict, or nil when the answer is not of this kind.
  init(
    _ name: String,
    _ meaning: String,
    for systems: Set<Environment.System> = Set(Environment.System.allCases),
    judge: @escaping @Sendable (AnswerFacts) -> Verdict?
  ) {
    words = Verdict.Rule(name: name, meaning: meaning)
    self.systems = systems
    self.judge = judge
  }

  /// Holds the rule against an answer.
  ///
  /// A bad answer always has evidence, if only the absence of a body.
  ///
  /// - Parameter answer: What is known of the answer.
  /// - Returns: The verdict with this rule in it, or nil when the rule says nothing.
  func verdict(on answer: AnswerFacts) -> Verdict? {
    guard systems.contains(answer.environment.system), var verdict = judge(answer) else { return nil }
    verdict.rule = words
    if !verdict.isOK, verdict.evidence == nil {
      verdict.evidence = answer.body.excerpt ?? "HTTP \(answer.status) without a body"
    }
    return verdict
  }

  /// Every rule, in the order they are held against an answer; the last knows every answer.
  ///
  /// What stands between here and the server comes first, then who asks, then where the answer leads, and only then
  /// what the server has to say.
  static let all: [VerdictRule] =
    BetweenRules.all + ServiceNowRules.all + CredentialRules.all + RedirectRules.all + ErrorRules.all
    + StatusRules.all + ContentRules.all
}
