package import PQCore
internal import PQModel
internal import PQRun

/// Makes the rows of a case: `for-each` as a mapping, as a list of rows, or as the name of a file.
struct RowsDecoder {
  private let variables: [Variable]
  private let files: DataFileReader

  init(variables: [Variable], files: DataFileReader) {
    self.variables = variables
    self.files = files
  }

  /// Rows with the names of their values.
  struct Decoded {
    var rows: Query.Rows
    var values: [RowValue]
  }

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - node: The value of `for-each`.
  ///   - subject: What has it, in words for messages.
  ///   - diagnostics: Takes the problems.
  /// - Returns: The rows, or nil when a problem keeps them from being known.
  func decode(_ node: Node, of subject: String, into diagnostics: inout DiagnosticList) -> Decoded? {
    let short: String?
    switch node.content {
    case .sequence: short = "list"
    case .scalar(let scalar): short = DataFileFormat(path: scalar.text)?.rawValue
    case .mapping: short = nil
    }
    var mapping = node
    if let short {
      mapping = Node(.mapping([Node.Entry(key: node.named(short), value: node)]), span: node.span)
    }
    var decoder = NodeDecoder(mapping, subject: "'for-each' of \(subject)", fields: QueryFields.forEach)
    defer { diagnostics.append(contentsOf: decoder.diagnostics) }
    guard mapping.entries != nil, let source = source(of: mapping, into: &decoder.diagnostics) else { return nil }
    let limit = decoder.optional("limit") { node throws(Diagnostic) in
      try node.readInteger("limit", in: 1...Int.max)
    }
    let allowsNone = decoder.boolean("allow-empty") ?? false
    let table: Table?
    switch source.name {
    case "query": table = decodeQuery(&decoder)
    case "csv": table = decodeCSV(&decoder, limit: limit)
    case "json": table = decodeJSON(&decoder, limit: limit)
    default: table = decodeList(&decoder)
    }
    guard let table else { return nil }
    if case .table(let rows) = table.source, rows.isEmpty, !allowsNone {
      decoder.diagnostics.append(.emptyTable(at: source.value))
    }
    let name = table.hasNames ? nil : nameTemplate(&decoder, of: table.values)
    let rows = Query.Rows(table.source, name: name, limit: limit, allowsNone: allowsNone, span: source.value.span)
    return Decoded(rows: rows, values: table.values)
  }

  struct Table {
    var source: Query.Rows.Source
    var values: [RowValue]
    var hasNames = false
  }

  // MARK: - Where rows come from

  private static let ownKeys = [
    "query": ["with", "rows", "variables"], "csv": ["columns", "separator"], "json": ["rows", "variables"], "list": [],
  ]

  private func source(of node: Node, into diagnostics: inout DiagnosticList) -> (name: String, value: Node)? {
    let found = (node.entries ?? []).filter { Self.ownKeys[$0.name] != nil }
    guard let source = found.first else {
      diagnostics.append(.noSource(at: node))
      return nil
    }
    if found.count > 1 { diagnostics.append(.twoSources(found[0], found[1])) }
    let foreign = Set(Self.ownKeys.values.joined()).subtracting(Self.ownKeys[source.name] ?? [])
    for entry in node.entries ?? [] where foreign.contains(entry.name) {
      diagnostics.append(.foreignKey(entry, of: source.name))
    }
    return (source.name, source.value)
  }

  private func decodeQuery(_ decoder: inout NodeDecoder) -> Table? {
    let query = decoder.needed("query") { node throws(Diagnostic) in try node.readText("query") }
    _ = decoder.needed("variables") { node throws(Diagnostic) in node }
    let paths = decodePaths(&decoder)
    let origin = decoder.subject
    let values = decoder.entries("with").map { VariableValues.Entry($0.name, GivenValue($0.value, origin: origin)) }
    guard let query, let paths else { return nil }
    let source = Query.RowQuery(query, with: VariableValues(values), paths: paths)
    return Table(source: .query(source), values: pathNames(&decoder), hasNames: paths.name != nil)
  }

  private func decodeList(_ decoder: inout NodeDecoder) -> Table? {
    var values: [RowValue] = []
    var known: Set<ExactText> = []
    let origin = decoder.subject
    var rows: [Query.Row] = []
    for (place, node) in decoder.elements("list").enumerated() {
      guard let entries = node.entries else {
        decoder.diagnostics.append(.rowIsNoMapping(node))
        continue
      }
      for entry in entries where known.insert(ExactText(entry.name)).inserted {
        values.append(RowValue(entry.name, at: entry.key.span))
      }
      rows.append(
        Query.Row(
          VariableValues(
            entries.map { .init($0.name, GivenValue($0.value, origin: "row \(place + 1) of \(origin)")) }
          )
        )
      )
    }
    return Table(source: .table(rows), values: values)
  }

  private func decodeCSV(_ decoder: inout NodeDecoder, limit: Int?) -> Table? {
    guard let node = decoder.value("csv"), node.origin != .unresolved else { return nil }
    let isTabbed = node.text?.lowercased().hasSuffix(".tsv") ?? false
    let separator = decoder.optional("separator") { node throws(Diagnostic) in try Self.separator(node) }
    let columns = decoder.entries("columns")
    let names = columns.compactMap { entry in
      decoder.diagnostics.collect { () throws(Diagnostic) in (entry, try entry.value.readText(entry.name)) }
    }
    return decoder.diagnostics.collect { () throws(Diagnostic) in
      let source = try files.read(node, as: .csv)
      let table = try CSVTable(source, separator: separator ?? UInt8(ascii: isTabbed ? "\t" : ","))
      return try CSVRows(table, of: source, variables: variables).table(columns: names, limit: limit)
    }
  }

  private func decodeJSON(_ decoder: inout NodeDecoder, limit: Int?) -> Table? {
    guard let node = decoder.value("json"), node.origin != .unresolved, let paths = decodePaths(&decoder) else {
      return nil
    }
    let names = pathNames(&decoder)
    return decoder.diagnostics.collect { () throws(Diagnostic) in
      let source = try files.read(node, as: .json)
      let json = try JSONDocument(parsing: source.bytes, named: source.name, failure: .invalidInput).root
      var table = try JSONRows(json, of: source, variables: variables).table(paths, limit: limit)
      table.hasNames = paths.name != nil
      if !paths.values.isEmpty { table.values = names }
      return table
    }
  }

  // MARK: - Keys

  private static func separator(_ node: Node) throws(Diagnostic) -> UInt8 {
    let text = try node.readText("separator")
    guard text.utf8.count == 1, let byte = text.utf8.first, !"\"\r\n".utf8.contains(byte), byte < 0x7F else {
      throw .noSeparator(text, at: node.span)
    }
    return byte
  }

  private func decodePaths(_ decoder: inout NodeDecoder) -> Query.RowPaths? {
    let count = decoder.diagnostics.items.count
    let rows = decoder.optional("rows") { node throws(Diagnostic) in try PathSyntax.read("rows", node) }
    let values = decoder.entries("variables").compactMap { entry in
      decoder.diagnostics.collect { () throws(Diagnostic) in try PathSyntax.read(entry.name, entry.value) }
    }
    var name: Query.NamedPath?
    if let node = decoder.value("name"), let text = node.text, text.hasPrefix("$"), !text.hasPrefix("${") {
      name = decoder.diagnostics.collect { () throws(Diagnostic) in try PathSyntax.read("name", node) }
    }
    guard decoder.diagnostics.items.count == count else { return nil }
    for path in values + [rows, name].compactMap({ $0 }) {
      for warning in path.path.warnings { decoder.diagnostics.append(warning) }
    }
    return Query.RowPaths(rows: rows, values: values, name: name)
  }

  private func pathNames(_ decoder: inout NodeDecoder) -> [RowValue] {
    decoder.entries("variables").map { RowValue($0.name, at: $0.key.span) }
  }

  /// A name that is one word is the value of that name.
  private func nameTemplate(_ decoder: inout NodeDecoder, of values: [RowValue]) -> Node? {
    guard var node = decoder.value("name") else { return nil }
    let text = decoder.text("name") ?? ""
    if !text.contains("${") { node.content = .scalar(Node.Scalar("${\(text)}", isPlain: false)) }
    guard let template = decoder.diagnostics.collect({ () throws(Diagnostic) in try CheckTemplate(node) }) else {
      return nil
    }
    let names = values.map(\.name)
    for use in template.names where !names.contains(use.name) {
      decoder.diagnostics.append(.unknownRowValue(use.name, at: use.span, names: names))
    }
    return node
  }
}

/// A name that every row has a value for.
struct RowValue {
  var name: String

  /// Where the name is written, or nil for one that a file brings along.
  var span: SourceSpan?

  init(_ name: String, at span: SourceSpan?) {
    self.name = name
    self.span = span
  }
}

extension Node {
  fileprivate func named(_ key: String) -> Node {
    Node(.scalar(Scalar(key, isPlain: true)), span: SourceSpan(source: span.source, range: span.range.prefix(0)))
  }
}

extension Diagnostic.Code {
  package static let rowSource = Diagnostic.Code(
    "row-source",
    explanation: """
      'for-each' names the one source of its rows: another query, a file of comma-separated values, a JSON file, or a \
      list. The other keys go with some of them only: 'variables' and 'rows' hold JSONPaths, 'columns' the names of \
      columns.
      """,
    example: "for-each: { csv: adventures.csv, variables: { slug: $.slug } }"
  )
}

extension Diagnostic {
  fileprivate static func noSource(at node: Node) -> Diagnostic {
    .error(
      .rowSource,
      "'for-each' does not say where its rows come from",
      at: node.span,
      hint: "write query: NAME, csv: FILE, json: FILE or list: [{ slug: … }]"
    )
  }

  fileprivate static func twoSources(_ first: Node.Entry, _ other: Node.Entry) -> Diagnostic {
    .error(
      .rowSource,
      "the rows come from '\(first.name)' or from '\(other.name)', not from both",
      at: other.key.span,
      notes: [Note("the other one", at: first.key.span)],
      hint: "remove one of the two, or make two cases"
    )
  }

  fileprivate static func foreignKey(_ entry: Node.Entry, of source: String) -> Diagnostic {
    let hint =
      switch source {
      case "csv": "write columns: { VARIABLE: COLUMN }"
      case "list": "write the values into the rows"
      default: "write variables: { NAME: JSONPATH }"
      }
    return .error(
      .rowSource,
      "'\(entry.name)' does not go with rows from '\(source)'",
      at: entry.key.span,
      hint: hint
    )
  }

  fileprivate static func rowIsNoMapping(_ node: Node) -> Diagnostic {
    .error(
      .notAMapping,
      "a row must be a mapping, and \(node.kind) stands here",
      at: node.span,
      hint: "write the values of a row with their names: { slug: bali-surf-camp }"
    )
  }

  fileprivate static func emptyTable(at node: Node) -> Diagnostic {
    .error(
      .noRows,
      "'for-each' makes no case: there is no row",
      at: node.span,
      hint: "write a row, or 'allow-empty: true' when that is well"
    )
  }

  fileprivate static func noSeparator(_ text: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .csvSyntax,
      "'\(text)' cannot stand between two cells",
      at: span,
      hint: "write one character of ASCII: \",\" or \";\" or \"\\t\""
    )
  }

  fileprivate static func unknownRowValue(_ name: String, at span: SourceSpan, names: [String]) -> Diagnostic {
    .error(
      .noValue,
      "the rows have no value '\(name)' to be named by",
      at: span,
      hint: NearestName.hint(name, in: names) ?? "they have \(names.joined(separator: ", "))"
    )
  }
}
