import PQCore
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("abcXYZ019-._~", "abcXYZ019-._~"),
    ("a b+c", "a%20b%2Bc"),
    ("café", "caf%C3%A9"),
    ("cafe\u{301}", "cafe%CC%81"),
    (";=/", "%3B%3D%2F"),
  ])
  func `every byte outside the unreserved set is encoded once`(text: String, encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
  }
}
