/// A value in a document: a view that shares the document and copies nothing.
public struct JSON: Sendable {
  /// The document it is a view into.
  public let document: JSONDocument

  let index: Int

  var node: JSONNode { document.nodes[index] }

  /// The index of the node after this value and all that is in it.
  var next: Int { node.isContainer ? node.extent : index + 1 }

  /// What the value is.
  public var kind: Kind {
    switch node.kind {
    case .null: .null
    case .false, .true: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether it is `null`.
  public var isNull: Bool { node.kind == .null }

  /// The truth value of `true` or `false`, or nil.
  public var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    case .null, .number, .string, .array, .object: nil
    }
  }

  /// The text of a string, with escapes resolved, or nil.
  public var string: String? { node.kind == .string ? node.text(in: document.bytes) : nil }

  /// A number with its digits as written, or nil.
  public var number: JSONNumber? { numberLiteral.map(JSONNumber.init(valid:)) }

  /// The digits of a number as written, or nil.
  public var numberLiteral: String? { node.kind == .number ? node.text(in: document.bytes) : nil }

  /// The byte of the document's text where the value starts.
  public var byteOffset: Int { node.kind == .string ? node.offset - 1 : node.offset }

  /// The way to it from the document's root.
  public var location: JSONLocation {
    JSONLocation(ofNode: index, in: document.nodes) { $0.text(in: document.bytes) }
  }

  /// What a JSON value can be.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool
    /// A number.
    case number
    /// Text.
    case string
    /// A list.
    case array
    /// Names with values.
    case object
  }
}

extension JSON {
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the text for messages.
  ///   - failure: The class of failure of a text that is no JSON.
  /// - Throws: What is wrong with the text, and where.
  public init(
    parsing text: String,
    named name: String = "answer",
    failure: Diagnostic.FailureClass = .badAnswer
  ) throws(Diagnostic) {
    self = try JSONDocument(parsing: Array(text.utf8), named: name, failure: failure).root
  }
}

extension JSON: CustomStringConvertible {
  /// The value as compact JSON.
  public var description: String { text() }

  /// Writes the value as JSON text, with order and digits as they came.
  ///
  /// - Parameter style: The layout.
  /// - Returns: The text, without a line break at its end.
  public func text(_ style: JSONWriter.Style = .compact) -> String {
    var writer = JSONWriter(style: style)
    writer.write(self)
    return writer.text
  }
}
