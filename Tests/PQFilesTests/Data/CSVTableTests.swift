import PQCore
import Testing

@testable import PQFiles

@Suite struct CSVTableTests {
  private func table(_ text: String, separator: Character = ",") throws(Diagnostic) -> CSVTable {
    let source = try TextDecoder().decode(Array(text.utf8), named: "t.csv")
    return try CSVTable(source, separator: separator.asciiValue ?? 0)
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["1", "2"]]),
    ("a,b\r\n1,2\r\n3,4", [["1", "2"], ["3", "4"]]),
    ("a,b\r1,2\r", [["1", "2"]]),
    ("\u{FEFF}a,b\n1,2", [["1", "2"]]),
    ("a , b\n1 , 2", [["1 ", " 2"]]),
    ("a,b\n\"1,5\",\"say \"\"hi\"\"\"\n", [["1,5", "say \"hi\""]]),
    ("a,b\n\"one\r\ntwo\",2", [["one\r\ntwo", "2"]]),
    ("a,b\n\n1,2\n\r\n\n", [["1", "2"]]),
    ("a,b\n,\n\"\",2", [["", ""], ["", "2"]]),
    ("a\n1\n\n2", [["1"], ["2"]]),
    ("é,b\nSjöberg,🏄", [["Sjöberg", "🏄"]]),
    ("a,b\n", []),
    ("a", []),
  ])
  func `reads the cells of every record`(text: String, records: [[String]]) throws {
    #expect(try table(text).records.map { $0.map(\.text) } == records)
  }

  @Test func `takes another separator, and trims the names of columns only`() throws {
    let table = try table("a ; b;\n1,5;\" 2\";", separator: ";")
    #expect(table.header.map(\.text) == ["a", "b", ""])
    #expect(table.records.map { $0.map(\.text) } == [["1,5", " 2", ""]])
  }

  @Test func `tells a cell in which nothing stands from an empty text`() throws {
    let record = try #require(try table("a,b\n,\"\"").records.first)
    #expect(record.map(\.isAbsent) == [true, false])
  }

  @Test(arguments: [
    ("", "1:1", "empty"),
    ("\n\n", "1:1", "empty"),
    ("a,b\n1", "2:1", "1 cell, and the header has 2 cells"),
    ("a,b\n1,2\n3,4,5", "3:1", "3 cells"),
    ("a,a\n1,2", "1:3", "two columns"),
    ("a,b\n1,\"2", "2:3", "none that ends it"),
    ("a,b\n1,\"2\"x", "2:6", "text follows"),
    ("a,b\n1,x\"2", "2:4", "double quote"),
    ("a;b\n1;2", "1:1", "one column"),
    ("a\tb\n1\t2", "1:1", "one column"),
  ])
  func `refuses what is no table, at its place`(text: String, place: String, words: String) {
    let problem = #expect(throws: Diagnostic.self) { try self.table(text) }
    #expect(problem?.code.name == "csv-syntax")
    #expect(problem?.span?.description == "t.csv:\(place)")
    #expect(problem?.message.contains(words) ?? false, "\(problem?.message ?? "")")
  }

  @Test func `reads many records in time that grows with their number`() throws {
    let text = "slug,title\n" + String(repeating: "bali-surf-camp,\"Bali, \"\"Surf\"\" Camp\"\n", count: 50_000)
    #expect(try table(text).records.count == 50_000)
  }
}
