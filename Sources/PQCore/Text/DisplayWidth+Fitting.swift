extension DisplayWidth {
  /// Where text stands in a field that is wider than it.
  package enum Alignment: Sendable, Hashable {
    /// At the left, as words do.
    case leading
    /// At the right, as numbers do.
    case trailing
  }

  /// Cuts a text so that it fits, with `…` in place of what is cut.
  ///
  /// - Parameters:
  ///   - text: Text of one line, without tabs.
  ///   - width: The number of columns there are.
  /// - Returns: The text itself when it fits, else its beginning and `…`; empty when there is no column.
  package static func truncate(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in text {
      used += columns(of: character)
      guard used < width else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// Fills a text up with spaces.
  ///
  /// - Parameters:
  ///   - text: Text of one line, without tabs.
  ///   - width: The number of columns to fill; a wider text stays as it is.
  ///   - alignment: Where the text stands.
  /// - Returns: The text with spaces before or after it.
  package static func pad(_ text: String, to width: Int, alignment: Alignment = .leading) -> String {
    let space = String(repeating: " ", count: max(0, width - columns(of: text)))
    switch alignment {
    case .leading: return text + space
    case .trailing: return space + text
    }
  }
}
