internal import PQCore
internal import PQModel
internal import PQRun

/// Makes rows of a JSON file: of the members of its objects, or of what JSONPaths find.
struct JSONRows {
  private let json: JSON
  private let source: SourceText
  private let hidden: Set<String>

  init(_ json: JSON, of source: SourceText, variables: [Variable]) {
    self.json = json
    self.source = source
    hidden = Set(variables.filter(\.isSecret).map(\.name))
  }

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - paths: What is picked; without paths of values every member of a row's object is one.
  ///   - limit: The most rows that are wanted.
  /// - Returns: The rows; without paths with the names of their values.
  /// - Throws: A diagnostic when the file has another shape.
  func table(_ paths: Query.RowPaths, limit: Int?) throws(Diagnostic) -> RowsDecoder.Table {
    let origin = RowPicker.Source(source.name, failure: .invalidInput, file: source)
    let picker = RowPicker(paths, from: origin)
    guard paths.values.isEmpty else {
      let rows = try picker.rows(of: json, limit: limit).map(hiding)
      return RowsDecoder.Table(source: .table(rows), values: [])
    }
    var values: [RowValue] = []
    var known: Set<String> = []
    var rows: [Query.Row] = []
    for (place, object) in try objects(paths).prefix(limit ?? .max).enumerated() {
      guard let members = object.members else { throw .noObject(object, row: place + 1, source) }
      let entries = members.map { member in
        let name = member.name
        if known.insert(name).inserted { values.append(RowValue(name, at: nil)) }
        return picker.entry(name, member.value, row: place + 1)
      }
      let name = paths.name?.path.nodes(in: object).first.map { $0.string ?? $0.text() }
      rows.append(hiding(Query.Row(VariableValues(Array(entries)), name: name)))
    }
    return RowsDecoder.Table(source: .table(rows), values: values)
  }

  private func objects(_ paths: Query.RowPaths) throws(Diagnostic) -> [JSON] {
    if let rows = paths.rows { return rows.path.nodes(in: json) }
    guard let elements = json.elements else { throw .noList(json, source) }
    return Array(elements)
  }

  /// The row without the places of values that are never shown.
  private func hiding(_ row: Query.Row) -> Query.Row {
    guard !hidden.isEmpty else { return row }
    var row = row
    for entry in row.values.entries where hidden.contains(entry.name) { row.values[entry.name]?.span = nil }
    return row
  }
}

extension Diagnostic {
  private static func place(of json: JSON, in source: SourceText) -> SourceSpan {
    SourceSpan(source: source, range: json.byteOffset..<min(json.byteOffset + 1, source.bytes.count))
  }

  fileprivate static func noList(_ json: JSON, _ source: SourceText) -> Diagnostic {
    .error(
      .rowValues,
      "the file holds no list of rows, but \(json.kind.rawValue)",
      at: place(of: json, in: source),
      hint: "say where the rows are, such as rows: $.items[*]"
    )
  }

  fileprivate static func noObject(_ json: JSON, row: Int, _ source: SourceText) -> Diagnostic {
    .error(
      .rowValues,
      "row \(row) is no object, but \(json.kind.rawValue)",
      at: place(of: json, in: source),
      hint: "write objects, or say by 'variables' where each value is"
    )
  }
}
