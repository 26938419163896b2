public import PQCore

extension Query {
  /// How long a call is repeated until its answer is as it should be, for what takes time to arrive.
  public struct Wait: Sendable, Hashable {
    /// What ends the waiting.
    public var condition: Condition

    /// How long it may take.
    public var timeout: Duration

    /// The pause between two calls.
    public var interval: Duration

    /// Where it is declared, if in a file.
    public var span: SourceSpan?

    /// The time that waiting may take when nobody says it.
    public static let standardTimeout: Duration = .seconds(90)

    /// The pause between two calls when nobody says it.
    public static let standardInterval: Duration = .seconds(3)

    /// Makes a wait.
    ///
    /// - Parameters:
    ///   - condition: What ends the waiting.
    ///   - timeout: How long it may take.
    ///   - interval: The pause between two calls.
    ///   - span: Where it is declared, if in a file.
    public init(
      until condition: Condition = .pass,
      timeout: Duration = standardTimeout,
      every interval: Duration = standardInterval,
      span: SourceSpan? = nil
    ) {
      self.condition = condition
      self.timeout = timeout
      self.interval = interval
      self.span = span
    }

    /// What ends waiting.
    public enum Condition: Sendable, Hashable {
      /// The case passes: its answer is as expected, and its checks hold.
      case pass
      /// The answer has the verdict of this name.
      case verdict(String)
      /// The answer is good, and these checks hold, as written.
      case checks([Node])
    }
  }
}
