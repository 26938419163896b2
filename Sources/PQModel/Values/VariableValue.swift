public import PQCore

/// A value that was held against its variable's type: what is written into the URL.
public indirect enum VariableValue: Sendable, Hashable {
  /// No value; it is left out of the URL.
  case null
  /// Text: of String, ID, an enum, a date.
  case text(String)
  /// A number or a Boolean, as its literal.
  case literal(String)
  /// A list.
  case list([VariableValue])
  /// An input object, or any JSON object, with its fields in written order.
  case object([Field])

  /// A field of an input object.
  public struct Field: Sendable, Hashable {
    /// The field's name.
    public var name: String

    /// Its value.
    public var value: VariableValue

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - value: Its value.
    public init(_ name: String, _ value: VariableValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value as JSON.
  public var json: JSONValue {
    switch self {
    case .null: .null
    case .text(let text): .string(text)
    case .literal("true"): .bool(true)
    case .literal("false"): .bool(false)
    case .literal(let literal): .number(literal)
    case .list(let values): .array(values.map(\.json))
    case .object(let fields): .object(fields.map { JSONValue.Member($0.name, $0.value.json) })
    }
  }
}
