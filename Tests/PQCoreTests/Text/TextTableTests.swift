import PQCore
import Testing

struct TextTableTests {
  private func table() -> TextTable {
    var table = TextTable(columns: [
      TextTable.Column("TITLE"),
      TextTable.Column("PRICE", alignment: .trailing),
      TextTable.Column("WHERE"),
    ])
    table.append(["Surf 🏄 camp", "5000", "Bali"])
    table.append(["日本語", "152.59"])
    table.append(["e\u{301}tude\u{1B}[2J", "95", "Café, right by the harbour"])
    return table
  }

  @Test
  func `columns line up by display width`() {
    #expect(
      table().text(in: TextLayout(width: 80)) == """
        TITLE            PRICE  WHERE
        Surf 🏄 camp      5000  Bali
        日本語          152.59
        e\u{301}tude\\u{1b}[2J      95  Café, right by the harbour
        """
    )
  }

  @Test
  func `a layout that does not cut tables gives them the columns they need`() {
    let narrow = table().text(in: TextLayout(width: 10, cutsTables: false))
    #expect(narrow == table().text(in: TextLayout(width: 80)))
  }

  @Test
  func `a table that is too wide is cut in its widest columns of words`() {
    #expect(
      table().text(in: TextLayout(width: 32)) == """
        TITLE         PRICE  WHERE
        Surf 🏄 ca…    5000  Bali
        日本語       152.59
        e\u{301}tude\\u{1b…      95  Café, righ…
        """
    )
  }

  @Test
  func `a table without rows is its heading`() {
    #expect(TextTable(columns: [TextTable.Column("NAME")]).text(in: TextLayout()) == "NAME")
  }

  @Test
  func `only the heading is styled`() {
    var table = TextTable(columns: [TextTable.Column("NAME")])
    table.append(["bali"])
    #expect(table.text(in: TextLayout(isStyled: true)) == "\u{1B}[1mNAME\u{1B}[22m\nbali")
  }
}
