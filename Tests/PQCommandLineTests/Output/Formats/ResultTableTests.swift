import PQCore
import Testing

@testable import PQCommandLine

@Suite struct ResultTableTests {
  private let items = [
    #"{"title":"Bali Surf Camp","price":5000,"image":{"_path":"/a.jpg"}}"#,
    #"{"title":"日本語\u001b[2J","price":152.59,"image":null}"#,
    #"{"title":null,"price":95}"#,
  ]

  private func table(_ items: [String], _ columns: String? = nil) throws -> ResultTable {
    let columns = try columns.map { try ResultColumn.columns(GivenOption(text: $0, origin: "--columns")) }
    return try ResultTable(items.map { try JSON(parsing: $0) }, columns: columns)
  }

  @Test func `plain members are the columns, numbers stand at the right, and nothing is a dash`() throws {
    #expect(
      try table(items).text(in: TextLayout(cutsTables: false)) == """
        title             price
        Bali Surf Camp     5000
        日本語\\u{1b}[2J  152.59
        –                    95
        """
    )
  }

  @Test func `chosen columns are shown in their order`() throws {
    #expect(
      try table(items, "image._path,title").text(in: TextLayout(cutsTables: false)) == """
        image._path  title
        /a.jpg       Bali Surf Camp
        –            日本語\\u{1b}[2J
        –            –
        """
    )
  }

  @Test func `a terminal's width is kept, and columns without room are named`() throws {
    let text = try table(items, "title,price,image._path").text(in: TextLayout(width: 24))
    #expect(
      text == """
        title             price
        Bali Surf Camp     5000
        日本語\\u{1b}[2J  152.59
        –                    95

        not shown: image._path;
        --columns chooses
        """
    )
  }

  @Test func `no items make no table`() throws {
    #expect(try table([]).text(in: TextLayout()) == "no items")
  }

  @Test func `names that only look alike are columns of their own`() throws {
    #expect(try table([#"{"\u00e9":1,"e\u0301":2}"#]).titles.count == 2)
  }
}
