public import PQCore

/// One thing that is selected of an object.
public indirect enum Selection: Sendable, Hashable {
  /// A field.
  case field(Field)
  /// The selections of a named fragment, `...name`.
  case fragmentSpread(FragmentSpread)
  /// Selections for one type, `... on Type { }`.
  case inlineFragment(InlineFragment)

  /// A selected field.
  public struct Field: Sendable, Hashable {
    /// The name it has in the answer, when it is not its own.
    public let alias: String?

    /// The name it has in the schema.
    public let name: String

    /// Its arguments as written.
    public let arguments: [Argument]

    /// The directives on it.
    public let directives: [Directive]

    /// What is selected of its value; empty for a leaf.
    public let selections: [Selection]

    /// The whole field.
    public let span: SourceSpan

    /// The name it has in the answer.
    public var responseName: String { alias ?? name }
  }

  /// A use of a named fragment.
  public struct FragmentSpread: Sendable, Hashable {
    /// The fragment's name.
    public let name: String

    /// The directives on it.
    public let directives: [Directive]

    /// The whole spread.
    public let span: SourceSpan
  }

  /// Selections for objects of one type, or only grouped for their directives.
  public struct InlineFragment: Sendable, Hashable {
    /// The type they are for, or nil for every type.
    public let typeCondition: String?

    /// The directives on it.
    public let directives: [Directive]

    /// What is selected.
    public let selections: [Selection]

    /// The whole fragment.
    public let span: SourceSpan
  }
}
