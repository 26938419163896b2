/// Header fields in order; names compare without regard to case, and a name may occur several times.
public struct HeaderFields: Sendable, Hashable {
  /// The fields in order.
  public private(set) var fields: [HeaderField]

  /// Makes a list of fields.
  ///
  /// - Parameter fields: The fields in order.
  public init(_ fields: [HeaderField] = []) {
    self.fields = fields
  }

  /// Gives the value of the first field of a name.
  ///
  /// - Parameter name: The name, in any case.
  public subscript(name: String) -> String? {
    let name = name.lowercased()
    return fields.first { $0.name.lowercased() == name }?.value
  }

  /// Gives all fields of a name.
  ///
  /// - Parameter name: The name, in any case.
  /// - Returns: The fields in order.
  package func fields(named name: String) -> [HeaderField] {
    let name = name.lowercased()
    return fields.filter { $0.name.lowercased() == name }
  }

  /// Gives the values of all fields of a name.
  ///
  /// - Parameter name: The name, in any case.
  /// - Returns: The values in order.
  public func values(of name: String) -> [String] {
    fields(named: name).map(\.value)
  }

  /// Adds a field after the others.
  ///
  /// - Parameter field: The field.
  public mutating func append(_ field: HeaderField) {
    fields.append(field)
  }

  /// Puts a field in the place of all fields of its name, or after the others.
  ///
  /// - Parameter field: The field.
  public mutating func set(_ field: HeaderField) {
    let name = field.name.lowercased()
    guard let place = fields.firstIndex(where: { $0.name.lowercased() == name }) else {
      fields.append(field)
      return
    }
    fields[place] = field
    fields = fields.enumerated().filter { $0.offset <= place || $0.element.name.lowercased() != name }.map(\.element)
  }

  /// Removes all fields of a name.
  ///
  /// - Parameter name: The name, in any case.
  public mutating func remove(_ name: String) {
    fields.removeAll { $0.name.lowercased() == name.lowercased() }
  }
}
