/// A value written in a document (GraphQL, section 2.9).
public indirect enum GraphQLValue: Sendable, Hashable {
  /// `$name`.
  case variable(String)
  /// A whole number, as its literal.
  case int(String)
  /// A number with a fraction or an exponent, as its literal.
  case float(String)
  /// A text, without its quotes and escapes.
  case string(String)
  /// `true` or `false`.
  case boolean(Bool)
  /// `null`.
  case null
  /// A word of an enumeration.
  case enumeration(String)
  /// A list.
  case list([GraphQLValue])
  /// An input object, its fields as written.
  case object([Field])

  /// A field of an input object.
  public struct Field: Sendable, Hashable {
    /// The name.
    public let name: String

    /// The value.
    public let value: GraphQLValue

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    public init(_ name: String, _ value: GraphQLValue) {
      self.name = name
      self.value = value
    }
  }
}

extension GraphQLValue: CustomStringConvertible {
  /// The value in GraphQL's notation, on one line.
  public var description: String {
    switch self {
    case .variable(let name): "$\(name)"
    case .int(let literal), .float(let literal): literal
    case .string(let text): Self.quoted(text)
    case .boolean(let value): "\(value)"
    case .null: "null"
    case .enumeration(let name): name
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .object(let fields): "{\(fields.map { "\($0.name): \($0.value)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
