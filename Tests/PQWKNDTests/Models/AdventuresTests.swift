import PQCore
import PQRun
import PQWKND
import Testing

struct AdventuresTests {
  private func decode(_ answer: String, isLenient: Bool = false) throws -> DecodedItems<Adventure> {
    try ItemsDecoder<Adventure>(isLenient: isLenient).decode(Answer(answer), context: .author())
  }

  @Test
  func `a list is shown as a table with its count`() throws {
    let items = try decode(
      #"""
      {"data":{"adventureList":{"items":[
        {"slug":"napa-wine-tasting","title":"Napa Wine Tasting","activity":"Social","price":152.59,"tripLength":"1 Day"},
        {"slug":"tokyo","title":"東京 🍣 Tour","activity":null,"price":null,"tripLength":"2 Days"},
        {"slug":"bali-surf-camp","title":"Bali Surf Camp","activity":"Surfing","price":5000.0,"tripLength":"6 Days"}
      ]}}}
      """#
    )
    #expect(items.problems.isEmpty)
    #expect(
      items.text(in: TextLayout(width: 80)) == """
        TITLE              SLUG               ACTIVITY  LENGTH   PRICE
        Napa Wine Tasting  napa-wine-tasting  Social    1 Day   152.59
        東京 🍣 Tour       tokyo              –         2 Days       –
        Bali Surf Camp     bali-surf-camp     Surfing   6 Days    5000

        3 adventures
        """
    )
  }

  @Test
  func `columns that the query did not ask for are left out`() throws {
    let items = try decode(#"{"data":{"p":{"edges":[{"node":{"title":"Bali","slug":"bali"}}]}}}"#)
    #expect(items.text(in: TextLayout()) == "TITLE  SLUG\nBali   bali\n\n1 adventure")
    #expect(items.json() == #"[{"title":"Bali","slug":"bali"}]"#)
  }

  @Test
  func `an empty list is no failure`() throws {
    let items = try decode(#"{"data":{"adventureList":{"items":[]}}}"#)
    #expect(items.text(in: TextLayout()) == "no adventures")
    #expect(items.json() == "[]")
    #expect(items.problems.isEmpty)
  }

  private static let mixed = #"""
    {"data": {"adventureList": {"items": [
      {"title": "Bali Surf Camp", "slug": "bali-surf-camp", "price": 5000, "primaryImage": {"_path": "/a.jpg"}},
      null,
      {"title": "No Image", "slug": "no-image", "price": 5000, "primaryImage": null},
      {"title": "No Price", "slug": "no-price", "primaryImage": {"_path": "/b.jpg"}},
      {},
      {"title": "Text Price", "slug": "text-price", "price": "5000", "primaryImage": {"_path": "/c.jpg"}}
    ]}}}
    """#

  @Test
  func `one failure names every item that does not fit, and the others are shown`() throws {
    let items = try decode(Self.mixed)
    #expect(items.items.map(\.slug) == ["bali-surf-camp", "no-image", "text-price"])
    let problem = try #require(items.problems.first)
    #expect(items.problems.count == 1)
    #expect(problem.severity == .error)
    #expect(problem.failure == .badAnswer)
    #expect(problem.message == "3 of 6 items do not fit the model 'adventure'")
    #expect(
      problem.notes.map(\.message) == [
        "data.adventureList.items[1] is null",
        "data.adventureList.items[3].price is absent, but other items have it (in the fragment \"no-price\")",
        "data.adventureList.items[4] is empty",
        "data.adventureList.items[5].price is the text '5000', which was read as the number 5000 (in the fragment \"text-price\")",
        "of 6 items, 3 are shown and 3 left out",
      ]
    )
  }

  @Test
  func `a lenient decoder warns in the same words`() throws {
    let strict = try #require(try decode(Self.mixed).problems.first)
    let lenient = try #require(try decode(Self.mixed, isLenient: true).problems.first)
    #expect(lenient.severity == .warning)
    #expect(lenient.failure == .none)
    #expect(lenient.notes == strict.notes)
  }

  @Test
  func `a null list is no list without items`() {
    let problem = #expect(throws: Diagnostic.self) { try decode(#"{"data": {"adventureList": null}}"#) }
    #expect(problem?.message == "the answer holds no items: 'data.adventureList' is null")
    #expect(problem?.failure == .badAnswer)
  }

  @Test
  func `the decoders are known by the words for what they give`() {
    #expect(WKNDDecoders.all().map(\.name) == ["adventure", "adventures", "article", "articles"])
  }
}
