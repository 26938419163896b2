import PQCore
import Testing

@Suite struct JSONWriterTests {
  struct Case: Sendable {
    var value: JSONValue
    var text: String
  }

  @Test(arguments: [
    Case(value: .null, text: "null"),
    Case(value: .bool(true), text: "true"),
    Case(value: .bool(false), text: "false"),
    Case(value: .number("1.00"), text: "1.00"),
    Case(value: .number("123456789012345678901234567890"), text: "123456789012345678901234567890"),
    Case(value: .string(""), text: #""""#),
    Case(value: .array([]), text: "[]"),
    Case(value: .object([]), text: "{}"),
    Case(
      value: .object([.init("b", .array([.number("1"), .array([]), .object([])])), .init("a", .null)]),
      text: #"{"b":[1,[],{}],"a":null}"#
    ),
  ])
  func `compact text has no space and keeps the order`(_ item: Case) {
    #expect(item.value.text() == item.text)
  }

  @Test func `indented text gives every member and element a line`() {
    let value = JSONValue.object([
      .init("list", .array([.number("1"), .object([.init("x", .string("y"))]), .array([])])),
      .init("none", .object([])),
    ])
    let expected = """
      {
        "list": [
          1,
          {
            "x": "y"
          },
          []
        ],
        "none": {}
      }
      """
    #expect(value.text(.indented) == expected)
  }

  @Test(arguments: [
    ("say \"hi\"", #""say \"hi\"""#),
    (#"back\slash"#, #""back\\slash""#),
    ("/path", #""/path""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\0\u{1}\u{1B}[2J\u{1F}", #""\u0000\u0001\u001b[2J\u001f""#),
    ("\u{7E}\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", "\"~\\u007f\\u0080\\u009b\\u009f\u{A0}\""),
    ("é漢🏄\u{2028}\u{2029}", "\"é漢🏄\u{2028}\u{2029}\""),
    ("Â\u{C0}\u{480}", "\"Â\u{C0}\u{480}\""),
  ])
  func `control characters are escaped and other text stays`(_ text: String, _ expected: String) {
    #expect(Array(JSONValue.string(text).text().utf8) == Array(expected.utf8))
    #expect(JSONValue.object([.init(text, .null)]).text() == "{\(expected):null}")
  }

  @Test func `pieces are put together as they are named`() {
    var writer = JSONWriter(style: .compact)
    writer.beginArray()
    writer.number(-7)
    writer.beginObject()
    writer.key("on")
    writer.bool(true)
    writer.key("off")
    writer.beginArray()
    writer.endArray()
    writer.endObject()
    writer.null()
    writer.string("end")
    writer.endArray()
    #expect(writer.text == #"[-7,{"on":true,"off":[]},null,"end"]"#)
  }
}
