/// What kind of answer came, with the reason and the next step.
///
/// HTTP 200 alone is never success: AEM answers it for GraphQL errors, and a log-in page has it too.
public struct Verdict: Sendable, Hashable {
  /// The kind of answer.
  public var kind: Kind

  /// What is the matter, as a message: lower case, no full stop.
  public var cause: String

  /// What in the answer shows it: a header line, the first words of the body.
  public var evidence: String?

  /// The next step.
  public var hint: String

  /// The rule that decided; nil for a verdict that no rule gave.
  public internal(set) var rule: Rule?

  /// Makes a verdict.
  ///
  /// - Parameters:
  ///   - kind: The kind of answer.
  ///   - cause: What is the matter.
  ///   - evidence: What in the answer shows it.
  ///   - hint: The next step.
  public init(_ kind: Kind, _ cause: String, evidence: String? = nil, hint: String) {
    self.kind = kind
    self.cause = cause
    self.evidence = evidence
    self.hint = hint
  }

  /// One of the rules by which answers are judged.
  public struct Rule: Sendable, Hashable {
    /// What it is about.
    public let name: String

    /// What it knows, in one sentence.
    public let meaning: String
  }

  /// The verdict on a good answer.
  public static let ok = Verdict(.ok, "the answer is good", hint: "nothing is to be done")

  /// Whether the answer is good.
  public var isOK: Bool { kind == .ok }
}
