/// One problem: what is wrong, where, and what to do next.
///
/// Every error of the project is of this type. A plug-in may throw what it likes; the runner wraps it.
public struct Diagnostic: Error, Sendable, Hashable {
  /// How bad it is.
  public var severity: Severity

  /// Its kind: stable, documented, searchable.
  public var code: Code

  /// What is wrong: lower case, no full stop, names quoted.
  public var message: String

  /// Where, if it has a place in a text.
  public var span: SourceSpan?

  /// Words beside the carets: the value seen, or what was expected there.
  public var label: String?

  /// Other facts: the origin of a value, a second place, a cause.
  public var notes: [Note]

  /// The next step.
  public var hint: String?

  /// The exit status this problem leads to when it ends a command.
  public var failure: FailureClass

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: Its kind.
  ///   - message: What is wrong: lower case, no full stop, names quoted.
  ///   - span: Where, if it has a place.
  ///   - label: Words beside the carets.
  ///   - notes: Other facts.
  ///   - hint: The next step.
  ///   - failure: The class of failure; by default a wrong file or value.
  /// - Returns: The error.
  public static func error(
    _ code: Code,
    _ message: String,
    at span: SourceSpan? = nil,
    label: String? = nil,
    notes: [Note] = [],
    hint: String? = nil,
    failure: FailureClass = .invalidInput
  ) -> Diagnostic {
    Diagnostic(
      severity: .error,
      code: code,
      message: message,
      span: span,
      label: label,
      notes: notes,
      hint: hint,
      failure: failure
    )
  }

  /// Makes a warning.
  ///
  /// - Parameters:
  ///   - code: Its kind.
  ///   - message: What is doubtful: lower case, no full stop, names quoted.
  ///   - span: Where, if it has a place.
  ///   - label: Words beside the carets.
  ///   - notes: Other facts.
  ///   - hint: The next step.
  /// - Returns: The warning.
  public static func warning(
    _ code: Code,
    _ message: String,
    at span: SourceSpan? = nil,
    label: String? = nil,
    notes: [Note] = [],
    hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      code: code,
      message: message,
      span: span,
      label: label,
      notes: notes,
      hint: hint,
      failure: .none
    )
  }
}

extension Diagnostic {
  /// How bad a problem is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// It keeps the work from being done.
    case error
    /// The work goes on.
    case warning
  }

  /// What kind of failure a problem is, which decides the exit status.
  public enum FailureClass: Sendable, Hashable, CaseIterable {
    /// No failure: a warning.
    case none
    /// An answer came and is bad.
    case badAnswer
    /// The command line is wrong, or nothing was selected.
    case usage
    /// A file or a value is wrong; nothing was sent.
    case invalidInput
    /// No whole answer came.
    case noAnswer
    /// The credentials were not accepted.
    case authentication
    /// A fault of the program itself.
    case bug
    /// The user ended it.
    case interrupted
  }

  /// One more fact about a problem.
  public struct Note: Sendable, Hashable {
    /// What to know.
    public var message: String

    /// The place it speaks of, if any.
    public var span: SourceSpan?

    /// Makes a note.
    ///
    /// - Parameters:
    ///   - message: What to know.
    ///   - span: The place it speaks of, if any.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }
}
