import Testing

@testable import PQCore

/// The text holds `▸` where the error must point to.
@Suite struct JSONSyntaxErrorTests {
  @Test(arguments: [
    ("▸", "the text is empty"),
    ("  ▸", "the text ends where a value must follow"),
    ("[1,▸", "the text ends where a value must follow"),
    (#"{"a":1▸"#, "the text ends where ',' or '}' must follow"),
    (#"{"a"▸"#, "the text ends where ':' must follow"),
    ("{▸", "the text ends where a member's name in double quotes must follow"),
    ("[1▸", "the text ends where ',' or ']' must follow"),
    (#"{"x":▸NaN}"#, "NaN and Infinity are not numbers in JSON"),
    ("[▸-Infinity]", "NaN and Infinity are not numbers in JSON"),
    ("[▸Infinity]", "NaN and Infinity are not numbers in JSON"),
    ("[1▸,]", "a comma with nothing after it"),
    (#"{"a":1▸, }"#, "a comma with nothing after it"),
    ("[▸,1]", "expected a value"),
    ("[▸/* no */1]", "a comment, which JSON does not have"),
    ("[1▸// no\n]", "a comment, which JSON does not have"),
    ("[1] ▸# no", "more text after the end of the value"),
    ("▸007", "a number with a leading zero"),
    ("[▸-01]", "a number with a leading zero"),
    ("▸1.", "a number that ends at its decimal point"),
    ("▸1.e5", "a number that ends at its decimal point"),
    ("▸1e", "a number without the digits of its exponent"),
    ("▸1E+", "a number without the digits of its exponent"),
    ("▸+1", "a number with a plus sign"),
    ("▸.5", "a number without a digit before its decimal point"),
    ("▸-", "a minus sign without a number"),
    ("[▸-a]", "a minus sign without a number"),
    ("[1 ▸2]", "expected ',' or ']'"),
    (#"{"a":1 ▸"b":2}"#, "expected ',' or '}'"),
    (#"{"a" ▸1}"#, "expected ':'"),
    ("{▸a:1}", "a member's name without quotes"),
    ("{▸1:1}", "expected a member's name in double quotes"),
    ("[▸'a']", "single quotes, where JSON needs double ones"),
    ("[▸True]", "an unknown word where a value must stand"),
    ("[▸nul]", "an unknown word where a value must stand"),
    ("[▸undefined]", "an unknown word where a value must stand"),
    ("▸<html>", "HTML or XML, where a value must stand"),
    ("[1▸}", "expected ',' or ']'"),
    ("▸]", "expected a value"),
    ("{} ▸{}", "more text after the end of the value"),
    ("[▸é]", "expected a value"),
    (#"[▸"abc"#, "a text without its closing quote"),
    (#"["abc▸\"#, "a text without its closing quote"),
    ("[\"abc▸\n\"]", "the control character U+000A stands raw in a text"),
    ("[\"abcdefghijkl▸\u{1B}\"]", "the control character U+001B stands raw in a text"),
    (#"["▸\x"]"#, "a backslash before a character that needs none"),
    (#"["▸\u12g4"]"#, "'\\u' without four hexadecimal digits"),
    (#"["▸\u12"#, "'\\u' without four hexadecimal digits"),
    (#"["▸\uDFF3"]"#, "'\\uDFF3' is half a surrogate pair, which is no character"),
    (#"["▸\ud83c"]"#, "'\\uD83C' is half a surrogate pair, which is no character"),
    (#"["▸\uDFC4\uD83C"]"#, "'\\uDFC4' is half a surrogate pair, which is no character"),
    (#"["▸\uD83C\u0041"]"#, "'\\uD83C' is half a surrogate pair, which is no character"),
  ])
  func `each fault has its own message and place`(_ marked: String, _ message: String) throws {
    let parts = marked.split(separator: "▸", omittingEmptySubsequences: false)
    let error = try #require(throws: Diagnostic.self) { try JSON(parsing: parts.joined()) }
    #expect(error.message == "invalid JSON: \(message)")
    #expect(error.span?.range.lowerBound == parts.first?.utf8.count)
    #expect(error.failure == .badAnswer)
    #expect(error.hint?.isEmpty == false)
  }

  @Test(
    arguments: [
      ([0x80], "a continuation byte without a lead byte"),
      ([0xC0, 0x80], "a sequence longer than its character needs"),
      ([0xC1, 0xBF], "a sequence longer than its character needs"),
      ([0xE0, 0x9F, 0xBF], "a sequence longer than its character needs"),
      ([0xF0, 0x8F, 0xBF, 0xBF], "a sequence longer than its character needs"),
      ([0xED, 0xA0, 0x80], "a surrogate, which UTF-8 does not allow"),
      ([0xF4, 0x90, 0x80, 0x80], "a byte that stands for nothing in Unicode"),
      ([0xF5, 0x80, 0x80, 0x80], "a byte that stands for nothing in Unicode"),
      ([0xFF], "a byte that stands for nothing in Unicode"),
      ([0xC3], "a sequence of several bytes that is cut short"),
      ([0xE9, 0x69], "a sequence of several bytes that is cut short"),
      ([0xE6, 0xBC], "a sequence of several bytes that is cut short"),
      ([0xF0, 0x9F, 0x8F, 0x41], "a sequence of several bytes that is cut short"),
    ] as [([UInt8], String)]
  )
  func `broken UTF-8 is refused, in text and outside`(_ broken: [UInt8], _ message: String) {
    let inText = #expect(throws: Diagnostic.self) {
      try JSONDocument(parsing: Array("[\"caf".utf8) + broken + Array("\"]".utf8))
    }
    #expect(inText?.code == .invalidUTF8)
    #expect(inText?.message == "invalid UTF-8: \(message)")
    #expect(inText?.span?.range == 5..<6)
    let atTheEnd = #expect(throws: Diagnostic.self) { try JSONDocument(parsing: Array("[\"caf".utf8) + broken) }
    #expect(atTheEnd?.message == "invalid UTF-8: \(message)")
  }

  @Test func `a byte that is no UTF-8 is named with line, column, byte and what stands around it`() throws {
    let body = Array(#"{"data":{"title":"caf"#.utf8) + [0xE9] + Array(#"i","ok":true}}"#.utf8)
    let error = try #require(throws: Diagnostic.self) { try JSONDocument(parsing: body) }
    #expect(
      error.notes.map(\.message) == [
        "at byte 21, line 1, column 22",
        #"near {"data":{"title":"caf▸\xE9i","ok":true}}"#,
        "in 'data.title'",
      ]
    )
  }

  @Test func `a lone surrogate names its member`() throws {
    let body = #"{"data":{"fine":[{"x":1}],"list":[1,{"low":"\uDFF3","pair":"\uD83C\uDFC4"}]}}"#
    let error = try #require(throws: Diagnostic.self) { try JSON(parsing: body) }
    #expect(error.code == .loneSurrogate)
    #expect(error.notes.last?.message == "in 'data.list[1].low'")
  }

  @Test func `lines and columns count characters, and controls never come out raw`() throws {
    let error = try #require(throws: Diagnostic.self) { try JSON(parsing: "[\n\"é\",\n\"漢\u{1B}[2J\"]") }
    #expect(error.notes.map(\.message).first == "at byte 12, line 3, column 3")
    #expect(error.notes.map(\.message)[1] == #"near [\n"é",\n"漢▸\u{1b}[2J"]"#)
  }

  @Test func `a long text is cut around the place`() throws {
    let text = "[" + String(repeating: "é", count: 100) + "]"
    let error = try #require(throws: Diagnostic.self) { try JSON(parsing: text) }
    #expect(error.notes[1].message == "near [▸éééééééééééé…")
    let long = try #require(throws: Diagnostic.self) {
      try JSON(parsing: "[\"\(String(repeating: "é", count: 100))\", x, \"\(String(repeating: "é", count: 100))\"]")
    }
    #expect(long.notes[1].message == "near …éééééééééé\", ▸x, \"éééééééééé…")
  }

  @Test func `a text beyond the size is refused with what to do`() {
    let error = JSONSyntaxError(.tooLarge, at: 0)
      .diagnostic(
        in: SourceText(name: "the answer", bytes: []),
        location: JSONLocation([]),
        failure: .badAnswer
      )
    #expect(error.code == .jsonTooLarge)
    #expect(error.hint?.contains("'limit'") == true)
  }

  @Test func `input can be the user's own`() throws {
    let error = try #require(throws: Diagnostic.self) {
      try JSON(parsing: "[1,]", named: "--var sizes", failure: .invalidInput)
    }
    #expect(error.failure == .invalidInput)
    #expect(error.span?.description == "--var sizes:1:3")
  }
}
