import PQCore
import PQRun
import PQWKND
import Testing

struct AdventureTests {
  private static let whole = #"""
    {"data":{"adventureList":{"items":[{
      "_path":"/content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp",
      "title":"Bali Surf Camp","slug":"bali-surf-camp","activity":"Surfing","adventureType":"Overnight Trip",
      "price":5000.0,"tripLength":"6 Days","groupSize":6,"difficulty":"Beginner",
      "primaryImage":{"_path":"/content/dam/bali.jpg","_dynamicUrl":"/adobe/dynamicmedia/deliver/dm-aid--a3/bali.jpg?width=1200",
        "width":1600,"height":899,"mimeType":"image/jpeg"},
      "description":{"html":"<p>Ride the reef – at dawn.</p>\n","plaintext":"Ride the reef – at dawn.",
        "json":[{"nodeType":"paragraph","content":[{"nodeType":"text","value":"Ride the reef – at dawn, then see "},
          {"nodeType":"reference","data":{"href":"/content/dam/costa-rica","type":"fragment"},"value":"Costa Rica"},
          {"nodeType":"text","value":"."}]}]},
      "itinerary":{"markdown":"Six days of waves."},
      "gearList":null}],
      "_references":[{"_path":"/content/dam/costa-rica","slug":"surf-camp-costa-rica","title":"Surf Camp in Costa Rica",
        "price":3400.0,"__typename":"AdventureModel"},{},{"_path":"/content/dam/other","slug":"other"}]}}}
    """#

  private func decode(_ answer: String) throws -> DecodedItem<Adventure> {
    try ItemDecoder<Adventure>().decode(Answer(answer), context: .author())
  }

  @Test
  func `a whole adventure is shown as a card`() throws {
    #expect(
      try decode(Self.whole).text(in: TextLayout(width: 60)) == """
        Bali Surf Camp

          slug        bali-surf-camp
          path        /content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp
          activity    Surfing
          type        Overnight Trip
          length      6 Days
          group size  6
          difficulty  Beginner
          price       5000
          image       http://localhost:4502/adobe/dynamicmedia/deliver/dm-aid--a3/bali.jpg?width=1200

        Description
          Ride the reef – at dawn, then see Costa Rica [1].

        Itinerary
          Six days of waves.

        Links
          [1] Surf Camp in Costa Rica: /content/dam/costa-rica

        References
          other: /content/dam/other
        """
    )
  }

  @Test
  func `an adventure with nothing but what its model requires is shown`() throws {
    let item = try decode(#"{"data":{"a":{"item":{"title":"日本\u001b[2J","slug":"japan","price":null}}}}"#)
    #expect(item.problems.isEmpty)
    #expect(item.text(in: TextLayout()) == "日本\\u{1b}[2J\n\n  slug  japan")
    #expect(item.json() == #"{"title":"日本\u001b[2J","slug":"japan"}"#)
  }

  @Test
  func `headings are bold and labels dim`() throws {
    let item = try decode(#"{"data":{"a":{"item":{"title":"Bali","slug":"bali"}}}}"#)
    #expect(item.text(in: TextLayout(isStyled: true)) == "\u{1B}[1mBali\u{1B}[22m\n\n  \u{1B}[2mslug\u{1B}[22m  bali")
  }

  @Test
  func `JSON has AEM's names, the digits of its numbers, and the references`() throws {
    #expect(
      try decode(Self.whole).json(.indented) == #"""
        {
          "_path": "/content/dam/wknd-shared/en/adventures/bali-surf-camp/bali-surf-camp",
          "title": "Bali Surf Camp",
          "slug": "bali-surf-camp",
          "activity": "Surfing",
          "adventureType": "Overnight Trip",
          "price": 5000.0,
          "tripLength": "6 Days",
          "groupSize": 6,
          "difficulty": "Beginner",
          "primaryImage": {
            "_path": "/content/dam/bali.jpg",
            "width": 1600,
            "height": 899,
            "mimeType": "image/jpeg",
            "_dynamicUrl": "/adobe/dynamicmedia/deliver/dm-aid--a3/bali.jpg?width=1200"
          },
          "description": {
            "json": [
              {
                "nodeType": "paragraph",
                "content": [
                  {
                    "nodeType": "text",
                    "value": "Ride the reef – at dawn, then see "
                  },
                  {
                    "nodeType": "reference",
                    "data": {
                      "href": "/content/dam/costa-rica",
                      "type": "fragment"
                    },
                    "value": "Costa Rica"
                  },
                  {
                    "nodeType": "text",
                    "value": "."
                  }
                ]
              }
            ],
            "plaintext": "Ride the reef – at dawn.",
            "html": "<p>Ride the reef – at dawn.</p>\n"
          },
          "itinerary": {
            "markdown": "Six days of waves."
          },
          "_references": [
            {
              "_path": "/content/dam/costa-rica",
              "slug": "surf-camp-costa-rica",
              "title": "Surf Camp in Costa Rica",
              "price": 3400.0,
              "__typename": "AdventureModel"
            },
            {},
            {
              "_path": "/content/dam/other",
              "slug": "other"
            }
          ]
        }
        """#
    )
  }

  @Test(
    arguments: [
      (#"{"slug":"a"}"#, "data.a.item.title"),
      (#"{"title":"a","slug":null}"#, "data.a.item.slug"),
      (#"{"title":"a","slug":"a","groupSize":"six"}"#, "data.a.item.groupSize"),
      (#"{"title":"a","slug":"a","groupSize":6.5}"#, "data.a.item.groupSize"),
      (#"{"title":"a","slug":"a","price":"dear"}"#, "data.a.item.price"),
      (#"{"title":"a","slug":"a","price":[]}"#, "data.a.item.price"),
      (#"{"title":"a","slug":"a","description":{"json":[{"value":"x"}]}}"#, "data.a.item.description.json[0].nodeType"),
    ]
  )
  func `what does not fit is named`(item: String, place: String) {
    let problem = #expect(throws: Diagnostic.self) { try decode(#"{"data":{"a":{"item":\#(item)}}}"#) }
    #expect(problem?.notes.first?.message.hasPrefix(place) == true, "\(problem?.notes ?? [])")
    #expect(problem?.failure == .badAnswer)
  }

  @Test
  func `a price as text is read, and a warning says so`() throws {
    let item = try decode(#"{"data":{"a":{"item":{"title":"a","slug":"a","price":"$5000 USD"}}}}"#)
    #expect(item.item.price == Price("$5000 USD"))
    #expect(item.problems.map(\.severity) == [.warning])
    #expect(item.problems.map(\.code.name) == ["odd-items"])
    #expect(
      item.problems.first?.notes.map(\.message) == [
        "data.a.item.price is the text '$5000 USD', which was read as the number 5000 (in the fragment \"a\")"
      ]
    )
  }
}
