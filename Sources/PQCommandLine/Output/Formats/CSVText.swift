import PQCore

/// A table as CSV (RFC 4180): a heading, a line for each item, CR LF at their ends, quotes where they are needed.
struct CSVText {
  /// The text.
  let text: String

  /// Writes a table.
  ///
  /// - Parameters:
  ///   - table: The table; an absent value is an empty field.
  ///   - isShown: Whether it goes to a terminal, which must not act on what the values hold.
  init(_ table: ResultTable, isShown: Bool = false) {
    let field = { (text: String) in Self.field(isShown ? TerminalText.sanitise(text) : text) }
    let lines = [table.titles.map(field)] + table.rows.map { $0.map { $0.map(field) ?? "" } }
    text = table.titles.isEmpty ? "" : lines.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    let needsQuotes =
      text.isEmpty || text.utf8.contains { "\",\r\n".utf8.contains($0) }
      || text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ")
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
