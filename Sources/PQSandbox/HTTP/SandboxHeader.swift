/// One header field.
package struct SandboxHeader: Sendable, Hashable {
  /// The name as written.
  package let name: String

  /// The value.
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether a name is this field's, in any case.
  ///
  /// - Parameter other: The name.
  /// - Returns: Whether it is.
  package func hasName(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count && name.lowercased() == other.lowercased()
  }
}
