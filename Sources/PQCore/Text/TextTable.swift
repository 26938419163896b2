/// Rows of text in columns that line up on a terminal.
package struct TextTable: Sendable {
  /// The columns from left to right.
  package let columns: [Column]

  /// The rows' cells in the order of the columns.
  package private(set) var rows: [[String]] = []

  /// Makes a table without rows.
  ///
  /// - Parameter columns: The columns from left to right.
  package init(columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row.
  ///
  /// - Parameter cells: The cells, as they came: whatever they hold, they show on one line. Missing ones are empty.
  package mutating func append(_ cells: [String]) {
    let shown = cells.prefix(columns.count).map { TerminalText.sanitise($0) }
    rows.append(shown + Array(repeating: "", count: columns.count - shown.count))
  }

  /// Lays the table out: a heading line, then a line for each row.
  ///
  /// When the table is too wide and the layout cuts tables, its widest columns of words are cut first; numbers never.
  ///
  /// - Parameter layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end.
  package func text(in layout: TextLayout) -> String {
    let widths = fittedWidths(in: layout.cutsTables ? layout.width : .max)
    let heading = TextStyle.bold.apply(to: line(columns.map(\.title), widths: widths), in: layout)
    return ([heading] + rows.map { line($0, widths: widths) }).joined(separator: "\n")
  }

  private static let gap = "  "

  private static let leastWidth = 4

  private func line(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let shown = DisplayWidth.truncate(cell, to: widths[index])
      let padded = DisplayWidth.pad(shown, to: widths[index], alignment: columns[index].alignment)
      line += index == 0 ? padded : Self.gap + padded
    }
    return line.trimmingTrailingSpaces()
  }

  private func fittedWidths(in width: Int) -> [Int] {
    var widths = columns.map { DisplayWidth.columns(of: $0.title) }
    for row in rows {
      for (index, cell) in row.enumerated() { widths[index] = max(widths[index], DisplayWidth.columns(of: cell)) }
    }
    let shrinkable = columns.indices.filter { columns[$0].alignment == .leading }
    let gaps = Self.gap.utf8.count * max(0, columns.count - 1)
    let fixed = columns.indices.reduce(gaps) { columns[$1].alignment == .leading ? $0 : $0 + widths[$1] }
    let limit = Self.limit(for: shrinkable.map { widths[$0] }, toFit: width - fixed)
    for index in shrinkable { widths[index] = min(widths[index], limit) }
    return widths
  }

  /// Finds the greatest width that columns can be cut to so that all of them fit together.
  private static func limit(for widths: [Int], toFit room: Int) -> Int {
    var room = room
    var rest = widths.sorted()[...]
    while let narrowest = rest.first, narrowest * rest.count <= room {
      room -= narrowest
      rest.removeFirst()
    }
    return rest.isEmpty ? .max : max(leastWidth, room / rest.count)
  }
}

extension TextTable {
  /// A column: its heading and where its cells stand.
  package struct Column: Sendable, Hashable {
    /// The heading.
    package let title: String

    /// Where the cells stand.
    package let alignment: DisplayWidth.Alignment

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - alignment: Where the cells stand: words lead, numbers trail.
    package init(_ title: String, alignment: DisplayWidth.Alignment = .leading) {
      self.title = TerminalText.sanitise(title)
      self.alignment = alignment
    }
  }
}
