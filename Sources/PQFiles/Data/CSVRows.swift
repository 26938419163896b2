internal import PQCore
internal import PQModel

/// Makes rows of a table of comma-separated values.
///
/// A cell for a variable is read by the variable's type. A cell that only checks use is a number or a Boolean when it
/// looks like one and has no quotes. A cell in which nothing is written gives no value; `""` gives an empty text.
struct CSVRows {
  private let csv: CSVTable
  private let source: SourceText
  private let declared: Set<String>
  private let hidden: Set<String>

  init(_ csv: CSVTable, of source: SourceText, variables: [Variable]) {
    self.csv = csv
    self.source = source
    declared = Set(variables.map(\.name))
    hidden = Set(variables.filter(\.isSecret).map(\.name))
  }

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - columns: The columns of values that do not have the names of their columns.
  ///   - limit: The most rows that are wanted.
  /// - Returns: The rows with the names of their values.
  /// - Throws: A diagnostic for a column that is not there.
  func table(columns: [(entry: Node.Entry, column: String)], limit: Int?) throws(Diagnostic) -> RowsDecoder.Table {
    var places: [(name: String, place: Int)] = []
    var values: [RowValue] = []
    for (entry, column) in columns {
      guard let place = csv.header.firstIndex(where: { ExactText($0.text) == ExactText(column) }) else {
        throw .noColumn(column, at: entry.value.span, header: csv.header, source)
      }
      places.append((entry.name, place))
      values.append(RowValue(entry.name, at: entry.key.span))
    }
    let taken = Set(places.map(\.place))
    for (place, cell) in csv.header.enumerated() where !cell.text.isEmpty && !taken.contains(place) {
      guard !places.contains(where: { ExactText($0.name) == ExactText(cell.text) }) else { continue }
      places.append((cell.text, place))
      values.append(RowValue(cell.text, at: nil))
    }
    let rows = csv.records.prefix(limit ?? .max).enumerated().map { row, record in
      Query.Row(VariableValues(places.compactMap { entry($0.name, record[$0.place], row: row + 1) }))
    }
    return RowsDecoder.Table(source: .table(rows), values: values)
  }

  private func entry(_ name: String, _ cell: CSVTable.Cell, row: Int) -> VariableValues.Entry? {
    guard !cell.isAbsent else { return nil }
    let span = SourceSpan(source: source, range: cell.range)
    let origin = "row \(row) of \(source.name), line \(source.line(at: cell.range.lowerBound))"
    guard declared.contains(name) else {
      let node = Node(.scalar(Node.Scalar(cell.text, isPlain: !cell.isQuoted)), span: span)
      return VariableValues.Entry(name, GivenValue(node, origin: origin))
    }
    let shownSpan = hidden.contains(name) ? nil : span
    return VariableValues.Entry(name, GivenValue(.text(cell.text), origin: origin, span: shownSpan))
  }
}

extension Diagnostic {
  fileprivate static func noColumn(
    _ name: String,
    at span: SourceSpan,
    header: [CSVTable.Cell],
    _ source: SourceText
  ) -> Diagnostic {
    let names = header.map(\.text).filter { !$0.isEmpty }
    return .error(
      .csvSyntax,
      "'\(source.name)' has no column '\(name)'",
      at: span,
      hint: NearestName.hint(name, in: names) ?? "the columns are \(names.joined(separator: ", "))"
    )
  }
}
