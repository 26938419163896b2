package import PQCore

/// A table of comma-separated values (RFC 4180): its header, and its records with the place of each cell.
struct CSVTable {
  /// A cell as it is written.
  struct Cell {
    /// Its text, without quotes.
    var text: String

    /// Its bytes, with its quotes.
    var range: Range<Int>

    /// Whether it stands in quotes.
    var isQuoted: Bool

    /// Whether nothing at all is written.
    var isAbsent: Bool { text.isEmpty && !isQuoted }
  }

  /// The names of the columns; an empty one is a column without a name.
  let header: [Cell]

  /// The records after the header, without empty lines.
  let records: [[Cell]]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - separator: What stands between two cells.
  /// - Throws: A diagnostic at the first place that is no table.
  init(_ source: SourceText, separator: UInt8) throws(Diagnostic) {
    var scanner = CSVScanner(source, separator: separator)
    guard var header = try scanner.next() else { throw .noHeader(source) }
    for place in header.indices { header[place].text = Self.trimmed(header[place].text) }
    if header.count == 1, let other = ";\t|".utf8.first(where: header[0].text.utf8.contains), other != separator {
      throw .otherSeparator(other, header[0], source)
    }
    var seen: [ExactText: Cell] = [:]
    for cell in header where !cell.text.isEmpty {
      if let first = seen.updateValue(cell, forKey: ExactText(cell.text)) { throw .columnTwice(cell, first, source) }
    }
    var records: [[Cell]] = []
    while let record = try scanner.next() {
      guard record.count == header.count else { throw .wrongCount(record, header: header, source) }
      records.append(record)
    }
    self.header = header
    self.records = records
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace)).trimmingTrailingSpaces()
  }
}

/// Reads the records of a table one by one.
private struct CSVScanner {
  private let source: SourceText
  private let separator: UInt8
  private var place = 0

  init(_ source: SourceText, separator: UInt8) {
    self.source = source
    self.separator = separator
  }

  private var bytes: [UInt8] { source.bytes }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Reads the next record; empty lines are none.
  mutating func next() throws(Diagnostic) -> [CSVTable.Cell]? {
    while place < bytes.count {
      let record = try record()
      if record.count > 1 || record.first.map({ !$0.isAbsent }) ?? false { return record }
    }
    return nil
  }

  private mutating func record() throws(Diagnostic) -> [CSVTable.Cell] {
    var cells: [CSVTable.Cell] = []
    while true {
      cells.append(place < bytes.count && bytes[place] == Self.quote ? try quotedCell() : try plainCell())
      guard place < bytes.count else { return cells }
      let byte = bytes[place]
      place += 1
      if byte == separator { continue }
      if byte == Self.carriageReturn, place < bytes.count, bytes[place] == Self.lineFeed { place += 1 }
      return cells
    }
  }

  private mutating func plainCell() throws(Diagnostic) -> CSVTable.Cell {
    let start = place
    while place < bytes.count, !endsCell(bytes[place]) {
      guard bytes[place] != Self.quote else { throw .strayQuote(at: place, source) }
      place += 1
    }
    return CSVTable.Cell(text: source.text(in: start..<place), range: start..<place, isQuoted: false)
  }

  private mutating func quotedCell() throws(Diagnostic) -> CSVTable.Cell {
    let start = place
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      guard byte == Self.quote else {
        text.append(byte)
        continue
      }
      if place < bytes.count, bytes[place] == Self.quote {
        text.append(byte)
        place += 1
        continue
      }
      guard place == bytes.count || endsCell(bytes[place]) else { throw .textAfterQuote(at: place, source) }
      return CSVTable.Cell(text: String(decoding: text, as: UTF8.self), range: start..<place, isQuoted: true)
    }
    throw .openQuote(at: start, source)
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn
  }
}

extension Diagnostic.Code {
  package static let csvSyntax = Diagnostic.Code(
    "csv-syntax",
    explanation: """
      A file of comma-separated values has a header row and records with as many cells. A cell with a comma, a line \
      break or a double quote stands in double quotes, in which a double quote is written twice (RFC 4180).
      """,
    example: "slug,title\nbali-surf-camp,Bali, Surf Camp"
  )
}

extension Diagnostic {
  fileprivate static func noHeader(_ source: SourceText) -> Diagnostic {
    .error(
      .csvSyntax,
      "the file is empty",
      at: SourceSpan(source: source, range: 0..<0),
      hint: "write the names of the columns into the first line"
    )
  }

  fileprivate static func otherSeparator(_ byte: UInt8, _ cell: CSVTable.Cell, _ source: SourceText) -> Diagnostic {
    let text = byte == UInt8(ascii: "\t") ? "\\t" : String(UnicodeScalar(byte))
    return .error(
      .csvSyntax,
      "the header is one column, whose name holds '\(text)'",
      at: SourceSpan(source: source, range: cell.range),
      hint: "write separator: \"\(text)\" beside the file's name"
    )
  }

  fileprivate static func columnTwice(_ cell: CSVTable.Cell, _ first: CSVTable.Cell, _ source: SourceText) -> Diagnostic
  {
    .error(
      .csvSyntax,
      "two columns are named '\(cell.text)'",
      at: SourceSpan(source: source, range: cell.range),
      notes: [Note("the other one", at: SourceSpan(source: source, range: first.range))],
      hint: "give each column a name of its own"
    )
  }

  fileprivate static func wrongCount(
    _ record: [CSVTable.Cell],
    header: [CSVTable.Cell],
    _ source: SourceText
  ) -> Diagnostic {
    let end = record.last?.range.upperBound ?? 0
    let start = record.first?.range.lowerBound ?? end
    return .error(
      .csvSyntax,
      "this record has \(count(record)), and the header has \(count(header))",
      at: SourceSpan(source: source, range: start..<end),
      hint: record.count > header.count
        ? "put a cell with a separator in it into double quotes"
        : "write every cell, also an empty one; 'separator' says what stands between them when it is no comma"
    )
  }

  private static func count(_ cells: [CSVTable.Cell]) -> String {
    "\(cells.count) \(cells.count == 1 ? "cell" : "cells")"
  }

  fileprivate static func strayQuote(at place: Int, _ source: SourceText) -> Diagnostic {
    .error(
      .csvSyntax,
      "a double quote stands in a cell that does not begin with one",
      at: SourceSpan(source: source, range: place..<place + 1),
      hint: "put the whole cell into double quotes, and write the one in it twice"
    )
  }

  fileprivate static func textAfterQuote(at place: Int, _ source: SourceText) -> Diagnostic {
    .error(
      .csvSyntax,
      "text follows the double quote that ends a cell",
      at: SourceSpan(source: source, range: place..<place + 1),
      hint: "write a double quote within a cell twice"
    )
  }

  fileprivate static func openQuote(at place: Int, _ source: SourceText) -> Diagnostic {
    .error(
      .csvSyntax,
      "the double quote that begins this cell has none that ends it",
      at: SourceSpan(source: source, range: place..<place + 1),
      hint: "end the cell with a double quote"
    )
  }
}
