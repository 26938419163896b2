public import PQCore

/// A value for a variable as someone gave it, before it is held against the variable's type.
public struct GivenValue: Sendable, Hashable {
  /// What was given.
  public var content: Content

  /// Who gave it, in words: `--var slug=bali`, `the default`, or nil when the place says it all.
  public var origin: String?

  /// Where it is written, if in a file.
  public var span: SourceSpan?

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - content: What was given.
  ///   - origin: Who gave it, in words.
  ///   - span: Where it is written, if in a file.
  public init(_ content: Content, origin: String? = nil, span: SourceSpan? = nil) {
    self.content = content
    self.origin = origin
    self.span = span
  }

  /// Makes a value from a node of a file.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - origin: Who gave it, in words.
  public init(_ node: Node, origin: String? = nil) {
    self.init(.node(node), origin: origin, span: node.span)
  }

  /// What was given.
  public enum Content: Sendable, Hashable {
    /// A node of a file: a scalar's text is read by the declared type.
    case node(Node)
    /// Bare text, as a command line or a process environment gives it: read by the declared type.
    case text(String)
    /// JSON, in which a number, a Boolean and a text are told apart.
    case json(JSONValue)
  }
}

extension GivenValue: ExpressibleByStringLiteral {
  /// Makes a value from text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    self.init(.text(value))
  }
}

extension GivenValue: ExpressibleByIntegerLiteral {
  /// Makes a value from an integer.
  ///
  /// - Parameter value: The integer.
  public init(integerLiteral value: Int) {
    self.init(.json(.number(String(value))))
  }
}

extension GivenValue: ExpressibleByFloatLiteral {
  /// Makes a value from a number with a fraction.
  ///
  /// - Parameter value: The number.
  public init(floatLiteral value: Double) {
    self.init(.json(.number(String(value))))
  }
}

extension GivenValue: ExpressibleByBooleanLiteral {
  /// Makes a value from a Boolean.
  ///
  /// - Parameter value: The Boolean.
  public init(booleanLiteral value: Bool) {
    self.init(.json(.bool(value)))
  }
}
