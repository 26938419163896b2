import PQCore
import Testing

@Suite struct JSONDocumentTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "-0.0", "10.50", "1E+2", "1e-7", "1e400", #""""#, #""text""#,
    "123456789012345678901234567890", "[]", "{}", "[[],{}]", #"{"b":1,"a":{"c":[null,true]},"b":2}"#,
    #"{"":""}"#, #"["é漢🏄 "]"#,
  ])
  func `compact text comes out byte for byte`(_ text: String) throws {
    #expect(try JSON(parsing: text).text() == text)
  }

  @Test(arguments: [
    (" \t\r\n[ 1 , 2 ]\n", "[1,2]"),
    ("\u{FEFF}{}", "{}"),
    (#"{"a" : "\u00e9\ud83c\udfc4\/\n\u0000\u007f\u009b"}"#, #"{"a":"é🏄/\n\u0000\u007f\u009b"}"#),
    ("\"\u{7F}\u{9B}\u{A0}\"", "\"\\u007f\\u009b\u{A0}\""),
  ])
  func `space goes and escapes are made one form`(_ text: String, _ expected: String) throws {
    #expect(try JSON(parsing: text).text() == expected)
  }

  @Test func `numbers keep their digits and their value`() throws {
    let text = """
      {"data":{"amount":68.32,"ns":1736184243098437392,"u64":18446744073709551615,\
      "huge":123456789012345678901234567890,"one":1.00,"exp":1E+2,"tiny":2936.23380448434092597,\
      "negzero":-0.0,"big":1e400}}
      """
    let json = try JSON(parsing: text)
    #expect(json.text() == text)
    #expect(json["data"]?["huge"]?.numberLiteral == "123456789012345678901234567890")
    #expect(json["data"]?["big"]?.numberLiteral == "1e400")
    #expect(json["data"]?["one"]?.number == 1)
  }

  @Test func `a long text of every kind of character is read right`() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz é ß 漢字 🏄 \u{7F}"
    for length in 0..<letters.unicodeScalars.count {
      var text = ""
      text.unicodeScalars.append(contentsOf: letters.unicodeScalars.prefix(length))
      #expect(try JSON(parsing: "[\"\(text)\",\"\(text)\\n\"]")[0]?.string == text)
      #expect(try JSON(parsing: "[\"\(text)\",\"\(text)\\n\"]")[1]?.string == text + "\n")
    }
  }

  @Test func `nesting up to the limit is read and printed`() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try JSON(parsing: text).text() == text)
    let error = #expect(throws: Diagnostic.self) { try JSON(parsing: "[" + text + "]") }
    #expect(error?.code == .jsonTooDeep)
    #expect(error?.span?.range == 512..<513)
  }

  @Test func `the depth limit can be set`() throws {
    _ = try JSONDocument(parsing: Array(#"{"a":[1]}"#.utf8), depthLimit: 2)
    let error = #expect(throws: Diagnostic.self) {
      try JSONDocument(parsing: Array(#"{"a":[[1]]}"#.utf8), depthLimit: 2)
    }
    #expect(error?.message == "JSON nested deeper than 2 levels")
  }

  @Test func `a hundred thousand open brackets are refused, not followed`() {
    let error = #expect(throws: Diagnostic.self) {
      try JSON(parsing: String(repeating: #"{"a":["#, count: 50_000))
    }
    #expect(error?.code == .jsonTooDeep)
  }

  @Test func `duplicate members are kept, and warned about on request`() throws {
    let document = try JSONDocument(parsing: Array(#"{"a":1,"b":{"é":1,"\u00e9":2},"a":3}"#.utf8))
    #expect(document.root["a"]?.numberLiteral == "3")
    let warnings = document.duplicateMembers()
    #expect(warnings.map(\.message).map { $0.prefix(14) } == ["the member 'é'", "the member 'a'"])
    #expect(warnings.map(\.span?.text) == [#""\u00e9""#, #""a""#])
    #expect(warnings.allSatisfy { $0.severity == .warning })
    #expect(try JSONDocument(parsing: Array(#"[{"a":1},{"a":1}]"#.utf8)).duplicateMembers().isEmpty)
  }

  @Test func `duplicates are found among many members, too`() throws {
    let members = (0..<40).map { #""m\#($0)":{"x":[\#($0)]}"# } + [#""m7":0"#, #""\u006d7":1"#]
    let document = try JSONDocument(parsing: Array("{\(members.joined(separator: ","))}".utf8))
    #expect(document.duplicateMembers().map(\.span?.text) == [#""m7""#, #""\u006d7""#])
  }
}
