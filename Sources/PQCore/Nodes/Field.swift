/// A key that a mapping of a file may have: the one place for its name, its kind of value and its documentation.
///
/// Loading, the JSON Schema and the documentation of the files are made from tables of fields.
public struct Field: Sendable, Hashable {
  /// The key.
  public var name: String

  /// What its value is.
  public var kind: Kind

  /// Whether the key must be there.
  public var isRequired: Bool

  /// The value taken when the key is absent, as it would be written.
  public var defaultText: String?

  /// What the key does, in one sentence.
  public var description: String

  /// Values as they may be written.
  public var examples: [String]

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - kind: What its value is.
  ///   - isRequired: Whether the key must be there.
  ///   - defaultText: The value taken when the key is absent, as it would be written.
  ///   - description: What the key does, in one sentence.
  ///   - examples: Values as they may be written.
  public init(
    _ name: String,
    _ kind: Kind,
    isRequired: Bool = false,
    defaultText: String? = nil,
    description: String,
    examples: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.description = description
    self.examples = examples
  }
}

extension Field {
  /// What a value is.
  public indirect enum Kind: Sendable, Hashable {
    /// Text.
    case text
    /// Text that is never shown.
    case secret
    /// `true` or `false`.
    case boolean
    /// A whole number.
    case integer
    /// A number.
    case number
    /// A time with its unit: `500ms`, `5s`, `2m`.
    case duration
    /// A size with its unit: `64MB`, `512kB`.
    case size
    /// Text that a regular expression matches, which the words describe.
    case pattern(String, words: String)
    /// The name of an environment.
    case environmentName
    /// One of these words.
    case choice([String])
    /// Any value.
    case any
    /// A list of values.
    case list(Kind)
    /// A mapping with these keys.
    case mapping([Field])
    /// A mapping with keys of one's own.
    case dictionary(Kind)
    /// One of several kinds.
    case either([Kind])
    /// A kind described by name elsewhere, such as an environment.
    case reference(String)
  }
}
