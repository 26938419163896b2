/// A JSON value made in code, small enough to be held as a tree.
///
/// Answers are read into ``JSONDocument`` instead, which is flat.
public indirect enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as its literal, with its digits as written.
  case number(String)
  /// Text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in order.
  case object([Member])

  /// A name with its value.
  public struct Member: Sendable, Hashable {
    /// The name.
    public var name: String

    /// The value.
    public var value: JSONValue

    /// Makes a member.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Finds a member of an object; of duplicates the last.
  ///
  /// - Parameter name: The member's name.
  /// - Returns: Its value, or nil when there is none or this is no object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}
