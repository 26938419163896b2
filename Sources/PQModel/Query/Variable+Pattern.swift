public import PQCore

extension Variable {
  /// A regular expression with the place it is written at.
  ///
  /// It is compiled when it is first needed, and once for all copies of it.
  public struct Pattern: Sendable {
    /// The expression.
    public let text: String

    /// Where it is written, if in a file.
    public let span: SourceSpan?

    private let expression: RegularExpression

    /// Makes a pattern.
    ///
    /// - Parameters:
    ///   - text: The expression.
    ///   - span: Where it is written, if in a file.
    public init(_ text: String, span: SourceSpan? = nil) {
      self.init(text, span: span, sharing: nil)
    }

    /// Makes a pattern that is compiled once for all that share a pool.
    ///
    /// - Parameters:
    ///   - text: The expression.
    ///   - span: Where it is written, if in a file.
    ///   - pool: The pool, or nil to compile it for itself.
    package init(_ text: String, span: SourceSpan?, sharing pool: ExpressionPool?) {
      self.text = text
      self.span = span
      expression = pool?.expression(text) ?? RegularExpression(text)
    }

    /// Compiles the expression.
    ///
    /// - Throws: A diagnostic when it is not a regular expression.
    package func check() throws(Diagnostic) {
      do {
        try expression.compile()
      } catch {
        throw .invalidPattern(self, error)
      }
    }

    /// Whether the expression matches somewhere in a text; it matches by Unicode scalars, so that `^.$` is one of them.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether it matches.
    /// - Throws: A diagnostic when it is not a regular expression.
    package func isFound(in text: String) throws(Diagnostic) -> Bool {
      do {
        return try expression.isFound(in: text)
      } catch {
        throw .invalidPattern(self, error)
      }
    }
  }
}

extension Variable.Pattern: Hashable {
  /// Compares two patterns by what is written and where.
  ///
  /// - Parameters:
  ///   - left: One pattern.
  ///   - right: The other pattern.
  /// - Returns: Whether both say the same.
  public static func == (left: Variable.Pattern, right: Variable.Pattern) -> Bool {
    left.text == right.text && left.span == right.span
  }

  /// Hashes the text.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension Diagnostic.Code {
  package static let invalidPattern = Diagnostic.Code(
    "invalid-pattern",
    explanation: "The 'pattern' of a variable is not a regular expression.",
    example: "slug: { type: String!, pattern: \"[a-z\" }"
  )
}

extension Diagnostic {
  fileprivate static func invalidPattern(_ pattern: Variable.Pattern, _ cause: any Error) -> Diagnostic {
    .error(
      .invalidPattern,
      "'\(pattern.text)' is not a regular expression",
      at: pattern.span,
      notes: [Note("caused by: \(cause)")],
      hint: "close brackets and parentheses, and put the expression in single quotes"
    )
  }
}
