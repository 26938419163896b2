package import PQCore

/// A setting of an Xcode configuration file, as written.
package struct XCConfigSetting: Sendable, Hashable {
  /// The name.
  package var name: String

  /// Where the name stands.
  package var nameSpan: SourceSpan

  /// Where the value stands, with references as they are written.
  package var span: SourceSpan

  /// The beginning of the comment that cuts the value short, if one does: it stands right behind the value, or right
  /// before more text in the value's place.
  package var cut: SourceSpan?
}
