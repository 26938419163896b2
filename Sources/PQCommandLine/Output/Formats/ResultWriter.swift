import PQCore
import PQRun

/// Writes a result in the form that was asked for.
struct ResultWriter {
  /// The form, or nil for text where the value has one and for indented JSON elsewhere.
  let format: OutputFormat?

  /// The columns of tables, or nil for the members of the items.
  let columns: [ResultColumn]?

  /// How text is laid out; a layout that cuts tables is that of a terminal.
  let layout: TextLayout

  /// Writes a decoded value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - sink: Where to write to.
  /// - Throws: A diagnostic when the value cannot be shown in this form, an `OutputFailure` when it cannot be written.
  func write(_ value: any Presentable, to sink: any OutputSink) throws {
    if format == nil || format == .text || format == .headers {
      if let bytes = value.verbatim { return try sink.write(bytes) }
      if let text = value.text(in: layout) { return try sink.write(text + "\n") }
    }
    if format == .raw, let bytes = value.verbatim { return try sink.write(bytes) }
    let json = try Self.json(of: value)
    try write(json, rows: { ResultRows.rows(of: json) }, to: sink)
  }

  /// Writes the matches of a JSONPath.
  ///
  /// - Parameters:
  ///   - matches: The matches.
  ///   - sink: Where to write to.
  /// - Throws: An `OutputFailure` when they cannot be written.
  func write(matches: [JSON], to sink: any OutputSink) throws {
    if format == .text {
      return try sink.write(matches.map { ResultRows.cell($0) + "\n" }.joined())
    }
    try write(try Self.json(of: JSONListResult(matches)), rows: { matches }, to: sink)
  }

  /// Writes JSON in any form that is made of JSON.
  ///
  /// - Parameters:
  ///   - json: The JSON.
  ///   - rows: The items of lists and tables.
  ///   - sink: Where to write to.
  /// - Throws: An `OutputFailure` when it cannot be written.
  func write(_ json: JSON, rows: () -> [JSON], to sink: any OutputSink) throws {
    switch format {
    case .json, .text, .raw, .headers, nil: try write(json, style: .indented, to: sink)
    case .compact: try write(json, style: .compact, to: sink)
    case .jsonl: try writeLines(rows(), to: sink)
    case .table: try sink.write(ResultTable(rows(), columns: columns).text(in: layout) + "\n")
    case .csv:
      let table = try ResultTable(rows(), columns: columns, takesAll: true)
      try sink.write(CSVText(table, isShown: isOnTerminal).text)
    case .yaml: try sink.write(YAMLText(json).text)
    }
  }
}

extension ResultWriter {
  private static let pieceSize = 1 << 20

  // Only a terminal has tables cut.
  private var isOnTerminal: Bool { layout.cutsTables }

  private func write(_ json: JSON, style: JSONWriter.Style, to sink: any OutputSink) throws {
    var writer = JSONWriter(style: style)
    if layout.isStyled, isOnTerminal {
      writer.write(json)
      return try sink.write(JSONPainter(layout: layout).paint(writer.bytes) + [UInt8(ascii: "\n")])
    }
    try writer.write(json, draining: Self.pieceSize) { bytes throws(OutputFailure) in try sink.write(bytes) }
    try sink.write(writer.bytes + [UInt8(ascii: "\n")])
  }

  private func writeLines(_ rows: [JSON], to sink: any OutputSink) throws {
    let painter = JSONPainter(layout: layout)
    var bytes: [UInt8] = []
    for row in rows {
      var writer = JSONWriter(style: .compact)
      writer.write(row)
      bytes += layout.isStyled && isOnTerminal ? painter.paint(writer.bytes) : writer.bytes
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count >= Self.pieceSize {
        try sink.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try sink.write(bytes)
  }

  /// Gives a value as a view into JSON: an answer's own, or that of the JSON it writes.
  static func json(of value: any Presentable) throws(Diagnostic) -> JSON {
    if let result = value as? JSONResult { return result.json }
    var writer = JSONWriter(style: .compact)
    value.write(to: &writer)
    return try JSONDocument(parsing: writer.bytes, named: "result", depthLimit: 4_096).root
  }
}
