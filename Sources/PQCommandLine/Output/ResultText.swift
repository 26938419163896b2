import PQCore
import PQRun

/// A decoded value as it is printed: as text where it has one, otherwise as indented JSON.
struct ResultText {
  /// The text, line break included.
  let text: String

  /// Makes the text.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isJSON: Whether JSON is wanted even where there is a text.
  ///   - layout: The width and the style of the text.
  init(_ value: any Presentable, asJSON isJSON: Bool, layout: TextLayout) {
    if !isJSON, let text = value.text(in: layout) {
      self.text = text + "\n"
      return
    }
    var writer = JSONWriter(style: .indented)
    value.write(to: &writer)
    text = writer.text + "\n"
  }
}
