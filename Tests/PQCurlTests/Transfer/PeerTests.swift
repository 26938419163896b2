import Testing

@testable import PQCurl

@Suite struct PeerTests {
  @Test(arguments: [
    ("http://localhost:4502/a:b", "localhost:4502"),
    ("https://publish.example.test/x@y", "publish.example.test:443"),
    ("HTTP://Host/", "Host:80"),
    ("http://[::1]:4503/", "[::1]:4503"),
    ("http://[::1]/", "[::1]:80"),
    ("https://user:S3cr3t@host:8443/", "host:8443"),
    ("https://host?q=http://other", "host:443"),
    ("host", "host"),
    ("", ""),
  ])
  func `an address gives host and port, never its user or path`(_ url: String, _ description: String) {
    #expect(Peer(url: url).description == description)
  }

  @Test func `only https is secured`() {
    #expect(Peer(url: "HTTPS://a/").isSecured)
    #expect(!Peer(url: "http://https/").isSecured)
  }
}
