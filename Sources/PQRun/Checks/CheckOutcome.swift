/// Whether a check passed, and otherwise why: a failed check is data and no error.
public struct CheckOutcome: Sendable, Hashable {
  /// What does not hold; none means that the check passed.
  public var findings: [Finding]

  /// What is worth saying although it is no failure.
  public var notes: [String]

  /// Makes an outcome.
  ///
  /// - Parameters:
  ///   - findings: What does not hold.
  ///   - notes: What is worth saying although it is no failure.
  public init(findings: [Finding] = [], notes: [String] = []) {
    self.findings = findings
    self.notes = notes
  }

  /// The check passed, and there is nothing to say.
  public static let passed = CheckOutcome()

  /// The check failed for one reason.
  ///
  /// - Parameters:
  ///   - message: What does not hold, in one line.
  ///   - expected: What was expected.
  ///   - actual: What was found.
  ///   - place: Where in the answer it was found.
  ///   - details: More lines, such as a difference.
  /// - Returns: The outcome.
  public static func failed(
    _ message: String,
    expected: String? = nil,
    actual: String? = nil,
    at place: AnswerPlace? = nil,
    details: [String] = []
  ) -> CheckOutcome {
    CheckOutcome(
      findings: [Finding(message, expected: expected, actual: actual, at: place, details: details)]
    )
  }

  /// Whether the check passed.
  public var passed: Bool { findings.isEmpty }
}

extension CheckOutcome {
  /// One thing that does not hold.
  public struct Finding: Sendable, Hashable {
    /// What does not hold, in one line: lower case, no full stop.
    public var message: String

    /// What was expected.
    public var expected: String?

    /// What was found.
    public var actual: String?

    /// Where in the answer it was found.
    public var place: AnswerPlace?

    /// More lines, such as a difference.
    public var details: [String]

    /// A picture that shows it, for reports that can show one.
    public var picture: Picture?

    /// Makes a finding.
    ///
    /// - Parameters:
    ///   - message: What does not hold, in one line.
    ///   - expected: What was expected.
    ///   - actual: What was found.
    ///   - place: Where in the answer it was found.
    ///   - details: More lines, such as a difference.
    ///   - picture: A picture that shows it.
    public init(
      _ message: String,
      expected: String? = nil,
      actual: String? = nil,
      at place: AnswerPlace? = nil,
      details: [String] = [],
      picture: Picture? = nil
    ) {
      self.message = message
      self.expected = expected
      self.actual = actual
      self.place = place
      self.details = details
      self.picture = picture
    }
  }

  /// A picture as it came.
  public struct Picture: Sendable, Hashable {
    /// The media type.
    public var mediaType: String

    /// The bytes.
    public var bytes: [UInt8]

    /// Makes a picture.
    ///
    /// - Parameters:
    ///   - mediaType: The media type.
    ///   - bytes: The bytes.
    public init(mediaType: String, bytes: [UInt8]) {
      self.mediaType = mediaType
      self.bytes = bytes
    }
  }
}
