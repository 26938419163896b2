import PQCore
import Testing

@Suite struct FingerprintTests {
  // The marks are those of the published test vectors of FNV-1a.
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func `a text has the same mark in every run`(text: String, mark: String) {
    #expect(Fingerprint(text).description == mark)
  }
}
