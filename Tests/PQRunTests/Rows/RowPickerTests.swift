import PQCore
import PQModel
import PQRun
import Testing

@Suite struct RowPickerTests {
  private static let text =
    #"{"items": [{"s": "a", "n": 1, "t": [1, 2]}, {"s": "b"}, {"s": null, "n": 2.50}], "one": "x"}"#

  private func path(_ name: String, _ text: String) throws -> Query.NamedPath {
    Query.NamedPath(name, try JSONPath(text))
  }

  private func pick(
    _ values: [(String, String)],
    rows: String?,
    name: String? = nil,
    limit: Int? = nil
  ) throws -> [Query.Row] {
    let json = try JSONDocument(parsing: Array(Self.text.utf8), named: "answer").root
    let paths = Query.RowPaths(
      rows: try rows.map { try path("rows", $0) },
      values: try values.map { try path($0.0, $0.1) },
      name: try name.map { try path("name", $0) }
    )
    return try RowPicker(paths, from: RowPicker.Source("the answer", failure: .badAnswer)).rows(of: json, limit: limit)
  }

  @Test func `paths into the whole are put side by side`() throws {
    let rows = try pick([("s", "$.items[*].s"), ("i", "$.items[*]")], rows: nil, name: "$.items[*].s")
    #expect(rows.count == 3)
    #expect(rows.map { $0.values["s"]?.content } == [.json(.string("a")), .json(.string("b")), .json(.null)])
    #expect(rows.map(\.name) == ["a", "b", "null"])
    #expect(rows[1].values["s"]?.origin == "row 2 of the answer")
  }

  @Test func `paths into a row find one value or none`() throws {
    let rows = try pick([("s", "$.s"), ("n", "$.n")], rows: "$.items[*]", name: "$.s", limit: 2)
    #expect(rows.map { $0.values.entries.map(\.name) } == [["s", "n"], ["s"]])
    #expect(rows[0].values["n"]?.content == .json(.number("1")))
  }

  @Test func `no rows are no failure here`() throws {
    #expect(try pick([("s", "$.none[*].s")], rows: nil).isEmpty)
    #expect(try pick([("s", "$.s")], rows: "$.none[*]").isEmpty)
  }

  private static let failures: [(values: [(String, String)], rows: String?, name: String?, words: String)] = [
    ([("s", "$.items[*].s"), ("n", "$.items[*].n")], nil, nil, "'s' has 3 values and 'n' has 2"),
    ([("s", "$.items[*].s")], nil, "$.items[*].n", "'name' has 2"),
    ([("s", "$.items[*].s"), ("one", "$.one")], nil, nil, "'one' has 1"),
    ([("t", "$.t[*]")], "$.items[*]", nil, "2 values in row 1"),
    ([("s", "$.s"), ("x", "$.x")], "$.items[*]", nil, "nothing in any of the 3 rows"),
  ]

  @Test(arguments: failures.indices)
  func `paths that do not fit together are told`(place: Int) throws {
    let failure = Self.failures[place]
    let problem = #expect(throws: Diagnostic.self) {
      try self.pick(failure.values, rows: failure.rows, name: failure.name)
    }
    #expect(problem?.code.name == "row-values")
    #expect(problem?.failure == .badAnswer)
    #expect(problem?.message.contains(failure.words) ?? false, "\(problem?.message ?? "")")
  }
}
