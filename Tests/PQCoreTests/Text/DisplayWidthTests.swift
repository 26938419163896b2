import PQCore
import Testing

struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0),
      ("Bali Surf Camp", 14),
      ("Sofia Sjöberg", 13),
      ("Sofia Sjo\u{308}berg", 13),
      ("–’…", 3),
      ("日本語", 6),
      ("한국어", 6),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("ｱｲ", 2),
      ("Ａ", 2),
      ("🏄", 2),
      ("👨‍👩‍👧‍👦", 2),
      ("🧑🏽‍🚀", 2),
      ("☝🏽", 2),
      ("❤", 1),
      ("❤️", 2),
      ("1️⃣", 2),
      ("🇳🇿", 2),
      ("a\u{200B}b", 2),
      ("\u{FEFF}a", 1),
      ("e\u{301}\u{302}", 1),
      ("\u{1B}[1m", 3),
      ("𠀋", 2),
    ]
  )
  func `text takes the columns a terminal gives it`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [(0, 8), (3, 5), (7, 1), (8, 8)])
  func `a tab reaches to the next stop`(start: Int, columns: Int) {
    #expect(DisplayWidth.columns(of: "\t", from: start) == columns)
  }

  @Test
  func `a tab counts from what stands before it`() {
    #expect(DisplayWidth.columns(of: "日\tb") == 9)
  }

  @Test(
    arguments: [
      ("Bali", 4, "Bali"),
      ("Bali", 3, "Ba…"),
      ("Bali", 1, "…"),
      ("Bali", 0, ""),
      ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
      ("", 0, ""),
    ]
  )
  func `a text that is too wide is cut between characters`(text: String, width: Int, cut: String) {
    #expect(DisplayWidth.truncate(text, to: width) == cut)
  }

  @Test
  func `padding counts columns and not characters`() {
    #expect(DisplayWidth.pad("日本", to: 6) == "日本  ")
    #expect(DisplayWidth.pad("95", to: 4, alignment: .trailing) == "  95")
    #expect(DisplayWidth.pad("wide", to: 2) == "wide")
  }
}
