import PQModel
import Testing

@Suite struct ResolveEntryTests {
  @Test(arguments: [
    ("a.example.test:443:127.0.0.1", "a.example.test:443"), ("A.Example.test:80:127.0.0.1,[::1]", "a.example.test:80"),
    ("*:443:::1", "*:443"), ("a:1:[fe80::1]", "a:1"),
  ])
  func `an entry names a place and addresses`(text: String, place: String) {
    #expect(ResolveEntry(text)?.place == place)
  }

  @Test(arguments: [
    "", "a", "a:443", "a:443:", "a:b:127.0.0.1", "a:0:127.0.0.1", "a:65536:127.0.0.1", "a:1:b.example.test",
    "a:1:127.0.0", "a:1:127.0.0.256", "a:1:127.0.0.1,", "a:1:[]",
  ])
  func `any other text is none`(text: String) {
    #expect(ResolveEntry(text) == nil)
  }
}
