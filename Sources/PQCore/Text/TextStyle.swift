/// A weight or a color of terminal text.
package enum TextStyle: Sendable, Hashable, CaseIterable {
  /// Heavier than the rest.
  case bold
  /// Fainter than the rest.
  case dim
  /// A color, by its name in the terminal's palette.
  case red, green, yellow, blue, magenta, cyan

  /// Styles a text when the layout allows it.
  ///
  /// Styles nest: each one ends only what it began.
  ///
  /// - Parameters:
  ///   - text: The text, laid out already, as the codes take no column but have length.
  ///   - layout: The layout, which knows whether styles may be used.
  /// - Returns: The text between the codes that begin and end the style, or the text itself.
  package func apply(to text: String, in layout: TextLayout) -> String {
    guard layout.isStyled, !text.isEmpty else { return text }
    return "\u{1B}[\(beginning)m\(text)\u{1B}[\(end)m"
  }

  private var beginning: Int {
    switch self {
    case .bold: 1
    case .dim: 2
    case .red: 31
    case .green: 32
    case .yellow: 33
    case .blue: 34
    case .magenta: 35
    case .cyan: 36
    }
  }

  private var end: Int {
    switch self {
    case .bold, .dim: 22
    case .red, .green, .yellow, .blue, .magenta, .cyan: 39
    }
  }
}
