import PQCore

/// Lays out terms beside their descriptions, and paragraphs, for help and lists.
struct TextColumns {
  private let width: Int

  /// Makes a layout.
  ///
  /// - Parameter width: The columns of the terminal; very narrow and very wide ones are not followed.
  init(width: Int) {
    self.width = min(max(width, 40), 100)
  }

  /// Breaks a paragraph into lines.
  func paragraph(_ text: String) -> [String] {
    WordWrap(width: width).lines(of: text)
  }

  /// Lays out terms, the descriptions below each other.
  func definitions(_ rows: [(term: String, text: String)]) -> [String] {
    let widest = rows.map { DisplayWidth.columns(of: $0.term) }.max() ?? 0
    let column = min(widest + 4, width / 2)
    let indent = String(repeating: " ", count: column)
    return rows.flatMap { row -> [String] in
      let term = "  " + row.term
      guard !row.text.isEmpty else { return [term] }
      if DisplayWidth.columns(of: term) + 2 <= column {
        let padded = DisplayWidth.pad(term, to: column)
        return WordWrap(width: width, firstIndent: padded, indent: indent).lines(of: row.text)
      }
      return [term] + WordWrap(width: width, indent: indent).lines(of: row.text)
    }
  }
}
