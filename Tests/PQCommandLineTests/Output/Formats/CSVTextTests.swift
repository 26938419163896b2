import PQCore
import Testing

@testable import PQCommandLine

@Suite struct CSVTextTests {
  private func csv(_ items: [String], columns: String? = nil, isShown: Bool = false) throws -> String {
    let columns = try columns.map { try ResultColumn.columns(GivenOption(text: $0, origin: "--columns")) }
    let table = try ResultTable(items.map { try JSON(parsing: $0) }, columns: columns, takesAll: true)
    return CSVText(table, isShown: isShown).text
  }

  @Test func `commas, quotes and line breaks are quoted, and lines end in CR LF`() throws {
    #expect(
      try csv([#"{"a":"x, y","b":"say \"no\"","c":"1\n2"}"#, #"{"a":"","b":null}"#])
        == "a,b,c\r\n\"x, y\",\"say \"\"no\"\"\",\"1\n2\"\r\n\"\",,\r\n"
    )
  }

  @Test func `lists and objects stand as JSON`() throws {
    #expect(try csv([#"{"a":[1.0,{"b":true}]}"#]) == "a\r\n\"[1.0,{\"\"b\"\":true}]\"\r\n")
  }

  @Test func `columns reach into items, and several values of one stand side by side`() throws {
    #expect(
      try csv([#"{"a":{"b":1},"c":[{"d":2},{"d":3}]}"#], columns: "a.b, c[*].d, $['c'][0,1].d, x")
        == "a.b,c[*].d,\"$['c'][0,1].d\",x\r\n1,\"2, 3\",\"2, 3\",\r\n"
    )
  }

  @Test func `items that are no objects have one column`() throws {
    #expect(try csv(["1.50", "null", #""a""#]) == "value\r\n1.50\r\n\r\na\r\n")
  }

  @Test func `nothing gives nothing`() throws {
    #expect(try csv([]) == "")
  }

  @Test func `a terminal is not made to act, and a file has the text as it is`() throws {
    #expect(try csv([#"{"a":"\u001b[2J"}"#], isShown: true) == "a\r\n\\u{1b}[2J\r\n")
    #expect(try csv([#"{"a":"\u001b[2J"}"#]) == "a\r\n\u{1B}[2J\r\n")
  }
}
