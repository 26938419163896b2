import PQCore

/// Several content fragments as a table with the number of them below.
struct FragmentTable<Model> {
  /// A column: its heading, and what it shows of a fragment.
  struct Column {
    let title: String
    let alignment: DisplayWidth.Alignment
    let value: (Model) -> String?

    init(_ title: String, alignment: DisplayWidth.Alignment = .leading, _ value: @escaping (Model) -> String?) {
      self.title = title
      self.alignment = alignment
      self.value = value
    }
  }

  let columns: [Column]
  let singular: String
  let plural: String

  /// Lays the table out; a column in which no fragment has a value is left out.
  func text(of items: [Model], in layout: TextLayout) -> String {
    guard !items.isEmpty else { return "no \(plural)" }
    let shown = columns.filter { column in items.contains { column.value($0) != nil } }
    var table = TextTable(columns: shown.map { TextTable.Column($0.title, alignment: $0.alignment) })
    for item in items { table.append(shown.map { $0.value(item) ?? "–" }) }
    let count = items.count == 1 ? "1 \(singular)" : "\(items.count) \(plural)"
    return table.text(in: layout) + "\n\n" + count
  }
}
