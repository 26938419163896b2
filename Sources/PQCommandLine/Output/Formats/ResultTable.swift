import PQCore

/// Items in rows and columns, for tables and for CSV.
struct ResultTable {
  /// The headings.
  let titles: [String]

  /// The values of each row in the order of the columns; nil where there is none.
  let rows: [[String?]]

  /// Whether a column holds numbers and nothing else.
  let isNumeric: [Bool]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - chosen: The columns, or nil for the members of the items.
  ///   - takesAll: Whether members that are only lists and objects are columns, too.
  /// - Throws: A diagnostic when a member cannot be a column.
  init(_ items: [JSON], columns chosen: [ResultColumn]?, takesAll: Bool = false) throws(Diagnostic) {
    let columns: [ResultColumn]
    if let chosen { columns = chosen } else { columns = try Self.columns(of: items, takesAll: takesAll) }
    guard !columns.isEmpty else {
      titles = items.isEmpty ? [] : ["value"]
      rows = items.map { [$0.isNull ? nil : ResultRows.text($0)] }
      isNumeric = items.isEmpty ? [] : [items.allSatisfy { $0.kind == .number || $0.isNull }]
      return
    }
    titles = columns.map(\.title)
    let values = items.map { item in columns.map { $0.values(of: item) } }
    rows = values.map { $0.map { $0.isEmpty ? nil : $0.map(ResultRows.text).joined(separator: ", ") } }
    isNumeric = columns.indices.map { column in
      let cells = values.map { $0[column] }
      return cells.contains { !$0.isEmpty } && cells.allSatisfy { $0.allSatisfy { $0.kind == .number } }
    }
  }

  /// Lays the table out; on a terminal the columns that have no room are named below.
  ///
  /// - Parameter layout: The width and the style of the text.
  /// - Returns: Lines without a line break at the end.
  func text(in layout: TextLayout) -> String {
    guard !titles.isEmpty else { return "no items" }
    let room = layout.cutsTables ? max(1, layout.width / Self.leastColumn) : titles.count
    let shown = titles.indices.prefix(room)
    var table = TextTable(
      columns: shown.map { TextTable.Column(titles[$0], alignment: isNumeric[$0] ? .trailing : .leading) }
    )
    for row in rows { table.append(shown.map { row[$0] ?? "–" }) }
    guard shown.count < titles.count else { return table.text(in: layout) }
    let hidden = titles[shown.endIndex...].joined(separator: ", ")
    let note = "not shown: \(hidden); --columns chooses"
    return ([table.text(in: layout), ""] + WordWrap(width: layout.width).lines(of: note)).joined(separator: "\n")
  }

  // A column narrower than this says nothing.
  private static let leastColumn = 10

  /// The members of the items in the order in which they first occur.
  private static func columns(of items: [JSON], takesAll: Bool) throws(Diagnostic) -> [ResultColumn] {
    var names: [String] = []
    var isPlain: [[UInt8]: Bool] = [:]
    for item in items {
      for member in item.members.map(Array.init) ?? [] {
        let name = Array(member.name.utf8)
        if isPlain[name] == nil { names.append(member.name) }
        let isScalar = member.value.kind != .array && member.value.kind != .object && !member.value.isNull
        isPlain[name] = isPlain[name] == true || isScalar
      }
    }
    let shown = names.filter { takesAll || isPlain[Array($0.utf8)] == true }
    return try (shown.isEmpty ? names : shown).map { name throws(Diagnostic) in try ResultColumn(member: name) }
  }
}
