package import PQCore

/// A setting of an Xcode configuration file, as written.
package struct XCConfigSetting: Sendable, Hashable {
  /// The name.
  package var name: String

  /// The value, with references as they are written.
  package var text: String

  /// Where the value stands.
  package var span: SourceSpan

  /// Whether the value ends at a `//` that stands right behind it.
  package var isCut: Bool
}
