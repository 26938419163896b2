import PQCore
import PQModel
import Testing

@Suite struct HeaderFieldTests {
  @Test(arguments: ["", "X Smoke", "X:Y", "Ü", "a\r\nb"])
  func `a name is a token`(name: String) {
    let error = #expect(throws: Diagnostic.self) { try HeaderField(name, "1") }
    #expect(error?.code.name == "invalid-header")
  }

  @Test(arguments: ["a\r\nX-Other: 1", "a\u{0}", "a\u{7F}"])
  func `a value holds no control character`(value: String) {
    let error = #expect(throws: Diagnostic.self) { try HeaderField("X-Smoke", value) }
    #expect(error?.code.name == "invalid-header")
  }

  @Test func `blanks around a value are dropped`() throws {
    #expect(try HeaderField("X-Smoke", " \ta b ").value == "a b")
  }

  @Test func `a sensitive value is not printed`() throws {
    #expect(try HeaderField("Authorization", "Bearer abc").description == "Authorization: <redacted>")
    #expect(try HeaderField("X-Key", "abc", isSensitive: true).description == "X-Key: <redacted>")
    #expect(try HeaderField("X-Smoke", "1").description == "X-Smoke: 1")
  }

  @Test func `setting a field replaces all of its name in any case`() throws {
    var fields = HeaderFields([
      try HeaderField("Accept", "a"), try HeaderField("X", "1"), try HeaderField("accept", "b"),
    ])
    fields.set(try HeaderField("ACCEPT", "c"))
    #expect(fields.fields.map(\.description) == ["ACCEPT: c", "X: 1"])
    #expect(fields["aCCept"] == "c")
  }
}
