import Testing

@testable import PQRun

@Suite struct WebAddressTests {
  @Test(
    arguments: [
      ("https://H.test:443/A?b", "https://h.test", "h.test", "/A"),
      ("http://[::1]:4502/x", "http://[::1]:4502", "[::1]", "/x"),
      ("https://u:p@h.test/x", "https://u:p@h.test", "h.test", "/x"), ("/x?u=https://other.test/", "://", "", "/x"),
      ("javascript:x='http://h.test'", "://javascript:x='http:", "javascript", "//h.test'"),
    ]
  )
  func `an address has an origin, a host and a path`(text: String, origin: String, host: String, path: String) {
    let address = WebAddress(text)
    #expect(address.origin == origin)
    #expect(address.hostName == host)
    #expect(String(address.path) == path)
  }

  @Test(
    arguments: [
      ("/a b", "https://h.test/a%20b"), ("/ü", "https://h.test/%C3%BC"), ("/a%2fb;c", "https://h.test/a%2fb;c"),
      ("/{x}|^\"", "https://h.test/{x}|^\""),
    ]
  )
  func `only bytes that no request line may have are encoded`(location: String, address: String) {
    #expect(WebAddress("https://h.test/x").resolving(location).text == address)
  }
}
