import PQCore
import Testing

@Suite struct PercentDecodingTests {
  @Test(arguments: [
    ("", ""), ("plain-text_1.2~", "plain-text_1.2~"), ("%3Bslug%3Da", ";slug=a"), ("%2F%2f", "//"), ("a+b%2B", "a+b+"),
    ("caf%C3%A9", "café"), ("%252F", "%2F"), ("ö", "ö"),
  ])
  func `encoded text is decoded once`(encoded: String, text: String) throws {
    let decoded = try #require(PercentEncoding.decode(encoded))
    #expect(Array(decoded.utf8) == Array(text.utf8))
  }

  @Test(arguments: ["%", "%2", "a%2", "%zz", "%C3", "%FF%FE"])
  func `a broken escape is refused`(encoded: String) {
    #expect(PercentEncoding.decode(encoded) == nil)
  }
}
