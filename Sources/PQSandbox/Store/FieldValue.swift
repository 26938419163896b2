/// What an author put into one field of a fragment.
package enum FieldValue: Sendable, Hashable {
  /// Nothing.
  case null
  /// A single line, or one word of an enumeration.
  case text(String)
  /// Text with markup.
  case richText(RichText)
  /// A whole number.
  case int(Int)
  /// A number with a fraction, as its literal.
  case float(String)
  /// A date with a time, in ISO 8601.
  case dateTime(String)
  /// Several single lines.
  case strings([String])
  /// The path of an asset or of a fragment.
  case reference(String)

  /// Whether a field of a kind can hold it.
  ///
  /// - Parameter kind: The kind of the field.
  /// - Returns: Whether they fit; null always does.
  package func fits(_ kind: ContentModel.Kind) -> Bool {
    switch (self, kind) {
    case (.null, _), (.text, .text), (.richText, .richText), (.int, .int), (.dateTime, .dateTime),
      (.strings, .textList), (.reference, .contentReference), (.reference, .fragmentReference):
      true
    case (.float(let literal), .float):
      Double(literal)?.isFinite == true
    case (.text, _), (.richText, _), (.int, _), (.float, _), (.dateTime, _), (.strings, _), (.reference, _):
      false
    }
  }
}
