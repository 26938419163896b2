/// One value of a file, with the place it stands at: a scalar, a sequence or a mapping.
///
/// A scalar keeps its text and how it was written; what it means is decided by whoever reads it.
public struct Node: Sendable, Hashable {
  /// What it holds.
  public var content: Content

  /// The bytes it covers: of a scalar its text with the quotes, of a collection all of it.
  public var span: SourceSpan

  /// Where its text came from when that is not the file itself.
  public var origin: Origin

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - content: What it holds.
  ///   - span: The bytes it covers.
  ///   - origin: Where its text came from.
  public init(_ content: Content, span: SourceSpan, origin: Origin = .written) {
    self.content = content
    self.span = span
    self.origin = origin
  }
}

extension Node {
  /// What a node holds.
  public enum Content: Sendable, Hashable {
    /// Text.
    case scalar(Scalar)
    /// A list of nodes.
    case sequence([Node])
    /// Keys with values, in written order.
    case mapping([Entry])
  }

  /// Text with the style it was written in.
  public struct Scalar: Sendable, Hashable {
    /// The text, with escapes and folding resolved.
    public var text: String

    /// Whether it was written without quotes and not as a block, so that `true`, `~` or `12` may be more than text.
    public var isPlain: Bool

    /// Makes a scalar.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isPlain: Whether it was written without quotes and not as a block.
    public init(_ text: String, isPlain: Bool) {
      self.text = text
      self.isPlain = isPlain
    }
  }

  /// A key and its value.
  public struct Entry: Sendable, Hashable {
    /// The key, which is a scalar.
    public var key: Node

    /// The value.
    public var value: Node

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - key: The key, which is a scalar.
    ///   - value: The value.
    public init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }

    /// The key's text, or an empty text when the key is no scalar.
    public var name: String { key.text ?? "" }
  }

  /// Where a scalar's text came from.
  public enum Origin: Sendable, Hashable {
    /// It is written in the file as it is, all of it.
    case written
    /// Parts of it were read from outside, from what the text names: `${env:NAME}`, a file.
    case interpolated(from: [String])
    /// It needs a value from outside that is not to be read now; its text stands for any text.
    case unresolved
  }

  /// The text of a scalar, or nil.
  public var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// The nodes of a sequence, or nil.
  public var elements: [Node]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  /// The entries of a mapping, or nil.
  public var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether it is a plain scalar that YAML 1.2's core schema reads as null.
  public var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// Finds an entry of a mapping by the bytes of its key.
  ///
  /// - Parameter name: The key's text.
  /// - Returns: The entry, or nil.
  public func entry(_ name: String) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    // By place, so that no entry is copied but the one that is found.
    return entries.indices.first { entries[$0].key.hasText(name) }.map { entries[$0] }
  }

  // Most texts differ in length, which is found out fastest; equal ones may still differ in their bytes.
  private func hasText(_ other: String) -> Bool {
    guard case .scalar(let scalar) = content, scalar.text.utf8.count == other.utf8.count else { return false }
    return scalar.text == other && scalar.text.utf8.elementsEqual(other.utf8)
  }

  /// What it is, in words for messages.
  public var kind: String {
    switch content {
    case .scalar: isNull ? "an empty value" : "text"
    case .sequence(let nodes): nodes.isEmpty ? "an empty list" : "a list"
    case .mapping(let entries): entries.isEmpty ? "an empty mapping" : "a mapping"
    }
  }
}
