public import PQCore
public import PQGraphQL

/// A variable that a query declares: its name, its type and the rules for its values.
public struct Variable: Sendable, Hashable {
  /// The name, without GraphQL's `$`.
  public var name: String

  /// The type in GraphQL's notation.
  public var type: TypeReference

  /// The value used when nobody gives one; it is sent.
  public var defaultValue: GivenValue?

  /// The rules beyond the type.
  public var rules: Rules

  /// Whether values are never shown.
  public var isSecret: Bool

  /// A value that works, for help and documentation.
  public var example: GivenValue?

  /// What it is, for people.
  public var description: String?

  /// Where it is declared, if in a file.
  public var span: SourceSpan?

  /// Makes a variable.
  ///
  /// - Parameters:
  ///   - name: The name, without GraphQL's `$`.
  ///   - type: The type in GraphQL's notation.
  ///   - defaultValue: The value used when nobody gives one.
  ///   - rules: The rules beyond the type.
  ///   - isSecret: Whether values are never shown.
  ///   - example: A value that works.
  ///   - description: What it is, for people.
  ///   - span: Where it is declared, if in a file.
  public init(
    _ name: String,
    _ type: TypeReference,
    defaultValue: GivenValue? = nil,
    rules: Rules = Rules(),
    isSecret: Bool = false,
    example: GivenValue? = nil,
    description: String? = nil,
    span: SourceSpan? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.rules = rules
    self.isSecret = isSecret
    self.example = example
    self.description = description
    self.span = span
  }

  /// Whether a run needs a value from outside.
  public var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

extension Variable {
  /// Rules for a value beyond its type; in a list they hold for each element.
  public struct Rules: Sendable, Hashable {
    /// The only texts allowed, or nil.
    public var allowed: [String]?

    /// A regular expression that must match somewhere in the text, with where it is written.
    public var pattern: Pattern?

    /// The least number allowed, as its literal.
    public var minimum: String?

    /// The greatest number allowed, as its literal.
    public var maximum: String?

    /// A named form the text must have.
    public var format: Format?

    /// Makes rules.
    ///
    /// - Parameters:
    ///   - allowed: The only texts allowed, or nil.
    ///   - pattern: A regular expression that must match.
    ///   - minimum: The least number allowed, as its literal.
    ///   - maximum: The greatest number allowed, as its literal.
    ///   - format: A named form the text must have.
    public init(
      allowed: [String]? = nil,
      pattern: Pattern? = nil,
      minimum: String? = nil,
      maximum: String? = nil,
      format: Format? = nil
    ) {
      self.allowed = allowed
      self.pattern = pattern
      self.minimum = minimum
      self.maximum = maximum
      self.format = format
    }
  }

  /// A named form of text.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// A path in the repository: `/content/dam/…`.
    case contentPath = "content-path"
    /// A slug: lower-case letters, digits, `-` and `_`.
    case slug
    /// A locale: `en`, `en-US`, `en_us`.
    case locale
    /// A date: `2026-05-04`.
    case date
  }
}
