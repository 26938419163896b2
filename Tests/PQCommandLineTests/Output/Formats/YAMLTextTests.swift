import PQCore
import Testing

@testable import PQCommandLine

@Suite struct YAMLTextTests {
  private func yaml(_ json: String) throws -> String {
    try YAMLText(JSON(parsing: json)).text
  }

  @Test func `lists and mappings nest by indentation, and empty ones stand in brackets`() throws {
    #expect(
      try yaml(#"{"a":[{"b":1,"c":[[true],[]]},null],"d":{},"e":{"f":"g"}}"#) == """
        a:
          - b: 1
            c:
              - - true
              - []
          - null
        d: {}
        e:
          f: g

        """
    )
  }

  @Test(
    arguments: [
      "null", "Null", "true", "no", "Off", "Y", "12", "1e3", "-", "- a", "a: b", "a #b", "a:", "", " a", "a ",
      "2026-01-01",
      "~", "*a", "&a", "!a", "%a", "@a", "`a", "{a", "[a", "#a", "'a", "a\nb", "a\tb", "a\u{85}b", "a\u{2028}b",
      "a\u{202E}b", "a\u{FEFF}b", "\u{1B}[2J", "?", "? a", "| a", "> a", ".inf", "=", "<<", "---", "...", "::error",
      "a\u{A0}b",
    ]
  )
  func `a text that a reader could take for something else stands in quotes`(text: String) throws {
    let written = try yaml(JSONValue.string(text).text())
    #expect(written.hasPrefix("\"") && written.hasSuffix("\"\n"))
    #expect(written.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
  }

  @Test(arguments: [
    "Bali Surf Camp", "/content/dam/x", "_path", "a:b", "a#b", "Café", "https://example.test/?a=b&c", "it's",
  ])
  func `a plain text stands as it is`(text: String) throws {
    #expect(try yaml(JSONValue.string(text).text()) == text + "\n")
  }

  @Test func `quotes, backslashes and controls are escaped`() throws {
    #expect(try yaml(#""\"\\\n\u0007\u2028""#) == "\"\\\"\\\\\\n\\u0007\\u2028\"\n")
  }

  @Test func `numbers keep their digits`() throws {
    #expect(
      try yaml("[1.00,1E+2,123456789012345678901234567890,-0]")
        == "- 1.00\n- 1E+2\n- 123456789012345678901234567890\n- -0\n"
    )
  }

  @Test func `of duplicate members the last is written`() throws {
    #expect(try yaml(#"{"a":1,"b":2,"a":3}"#) == "b: 2\na: 3\n")
  }

  @Test func `a key that is too long for a line of its own is an explicit one`() throws {
    let key = String(repeating: "k", count: 2_000)
    #expect(try yaml(#"{"\#(key)":{"a":1}}"#) == "? \(key)\n:\n  a: 1\n")
  }
}
