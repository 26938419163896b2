package import PQCore
package import PQModel

/// Picks the rows of cases from JSON: from the answer to a query, or from a file.
package struct RowPicker {
  private let paths: Query.RowPaths
  private let source: Source

  /// Where the JSON comes from, for messages.
  package struct Source {
    /// What it is called: `the answer to 'adventures-all'`.
    package var name: String

    /// The class of failure of what is wrong with it.
    package var failure: Diagnostic.FailureClass

    /// The file it is, or nil.
    package var file: SourceText?

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - failure: The class of failure of what is wrong with it.
    ///   - file: The file it is.
    package init(_ name: String, failure: Diagnostic.FailureClass, file: SourceText? = nil) {
      self.name = name
      self.failure = failure
      self.file = file
    }
  }

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - paths: What is picked.
  ///   - source: Where the JSON comes from.
  package init(_ paths: Query.RowPaths, from source: Source) {
    self.paths = paths
    self.source = source
  }

  /// Picks the rows.
  ///
  /// - Parameters:
  ///   - json: The JSON.
  ///   - limit: The most rows that are wanted.
  /// - Returns: The rows, in the order of the JSON.
  /// - Throws: A diagnostic when the paths do not fit together, or give a row several values for one name.
  package func rows(of json: JSON, limit: Int? = nil) throws(Diagnostic) -> [Query.Row] {
    guard let rows = paths.rows else { return try sideBySide(in: json, limit: limit) }
    return try inEach(of: rows.path.nodes(in: json), limit: limit)
  }

  /// Makes the value that a name has in a row.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - json: The value.
  ///   - row: The number of the row, from 1.
  /// - Returns: The value with its origin.
  package func entry(_ name: String, _ json: JSON, row: Int) -> VariableValues.Entry {
    var origin = "row \(row) of \(source.name)"
    let offset = json.byteOffset
    if let file = source.file { origin += ", line \(file.line(at: offset))" }
    let span = source.file.map { SourceSpan(source: $0, range: offset..<min(offset + 1, $0.bytes.count)) }
    return VariableValues.Entry(name, GivenValue(.json(JSONValue(json)), origin: origin, span: span))
  }

  // MARK: - Paths into the whole

  private func sideBySide(in json: JSON, limit: Int?) throws(Diagnostic) -> [Query.Row] {
    let columns = paths.values.map { (path: $0, nodes: $0.path.nodes(in: json)) }
    let names = paths.name.map { (path: $0, nodes: $0.path.nodes(in: json)) }
    guard let first = columns.first else { return [] }
    for other in columns.dropFirst() + (names.map { [$0] } ?? []) where other.nodes.count != first.nodes.count {
      throw .unequalCounts((first.path, first.nodes.count), (other.path, other.nodes.count), in: source)
    }
    return first.nodes.indices.prefix(limit ?? .max).map { place in
      Query.Row(
        VariableValues(columns.map { entry($0.path.name, $0.nodes[place], row: place + 1) }),
        name: names.map { Self.text(of: $0.nodes[place]) }
      )
    }
  }

  // MARK: - Paths into each row

  private func inEach(of nodes: [JSON], limit: Int?) throws(Diagnostic) -> [Query.Row] {
    var unused = Set(paths.values.map(\.name))
    var rows: [Query.Row] = []
    for (place, node) in nodes.prefix(limit ?? .max).enumerated() {
      var entries: [VariableValues.Entry] = []
      for path in paths.values {
        guard let value = try single(path, in: node, row: place + 1) else { continue }
        unused.remove(path.name)
        entries.append(entry(path.name, value, row: place + 1))
      }
      let name = try paths.name.flatMap { path throws(Diagnostic) in try single(path, in: node, row: place + 1) }
      rows.append(Query.Row(VariableValues(entries), name: name.map(Self.text)))
    }
    if !rows.isEmpty, let path = paths.values.first(where: { unused.contains($0.name) }) {
      throw .nothingInRows(path, count: rows.count, in: source)
    }
    return rows
  }

  private func single(_ path: Query.NamedPath, in node: JSON, row: Int) throws(Diagnostic) -> JSON? {
    let found = path.path.nodes(in: node)
    guard found.count <= 1 else { throw .severalInRow(path, count: found.count, row: row, in: source) }
    return found.first
  }

  private static func text(of json: JSON) -> String {
    json.string ?? json.text()
  }
}

extension Diagnostic.Code {
  package static let rowValues = Diagnostic.Code(
    "row-values",
    explanation: """
      The JSONPaths of 'for-each' do not fit the JSON that the rows come from: they find different numbers of values, \
      so that nobody can say which belong together, or several values where a row has one, or nothing in any row.
      """,
    example: "for-each: { query: adventures-all, variables: { slug: $..slug, title: $..title } }"
  )

  package static let noRows = Diagnostic.Code(
    "no-rows",
    explanation: """
      The source of 'for-each' has no row, so that its case would test nothing and pass. 'allow-empty: true' says \
      that this is well.
      """,
    example: "for-each: { csv: adventures.csv }   # the file has its header and nothing else"
  )
}

extension Diagnostic {
  fileprivate static func unequalCounts(
    _ first: (path: Query.NamedPath, count: Int),
    _ other: (path: Query.NamedPath, count: Int),
    in source: RowPicker.Source
  ) -> Diagnostic {
    .error(
      .rowValues,
      "'\(first.path.name)' has \(first.count) values and '\(other.path.name)' has \(other.count), which make no rows",
      at: other.path.span,
      notes: [Note("in \(source.name)"), Note("the path of '\(first.path.name)'", at: first.path.span)],
      hint: "name the rows by 'rows: $…[*]', and write each path as one within a row, such as $.\(other.path.name)",
      failure: source.failure
    )
  }

  fileprivate static func severalInRow(
    _ path: Query.NamedPath,
    count: Int,
    row: Int,
    in source: RowPicker.Source
  ) -> Diagnostic {
    .error(
      .rowValues,
      "'\(path.path)' finds \(count) values in row \(row), and one is needed",
      at: path.span,
      notes: [Note("in \(source.name)")],
      hint: "with 'rows' a path starts at its row: $.\(path.name)",
      failure: source.failure
    )
  }

  fileprivate static func nothingInRows(
    _ path: Query.NamedPath,
    count: Int,
    in source: RowPicker.Source
  ) -> Diagnostic {
    .error(
      .rowValues,
      "'\(path.path)' finds nothing in any of the \(count) rows",
      at: path.span,
      notes: [Note("in \(source.name)")],
      hint: "with 'rows' a path starts at its row: $.\(path.name)",
      failure: source.failure
    )
  }
}
