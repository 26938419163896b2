import PQCore
import Testing

@testable import PQModel

@Suite struct ProxyAddressTests {
  struct Case: Sendable {
    let text: String
    let host: String
    var secrets: [String] = []
    var isSecured = false
  }

  @Test(arguments: [
    Case(text: "proxy.example.test", host: "proxy.example.test"),
    Case(text: "proxy.example.test:3128", host: "proxy.example.test:3128"),
    Case(text: "http://[::1]:3128/", host: "[::1]:3128"),
    Case(text: "HTTPS://proxy.example.test", host: "proxy.example.test", isSecured: true),
    Case(text: "socks5h://me@127.0.0.1:1", host: "127.0.0.1:1"),
    Case(
      text: "http://me:p%40ss@127.0.0.1:1",
      host: "127.0.0.1:1",
      secrets: ["p%40ss", "p@ss", "me:p@ss", "bWU6cEBzcw=="]
    ),
    Case(
      text: "me:p@ss:word@127.0.0.1",
      host: "127.0.0.1",
      secrets: ["p@ss:word", "p@ss:word", "me:p@ss:word", "bWU6cEBzczp3b3Jk"]
    ),
  ])
  func `the place is told apart from the credentials`(_ expected: Case) throws {
    let proxy = try #require(ProxyAddress(expected.text))
    #expect(proxy.host.description == expected.host)
    #expect(proxy.secrets.map { $0.reveal() } == expected.secrets)
    #expect(proxy.hasCredentials == expected.text.contains("@"))
    #expect(proxy.isSecured == expected.isSecured)
  }

  @Test(arguments: [
    "", "http://", "ftp://proxy.example.test", "proxy.example.test/3128", "a:port", "a b", "http://u:p@",
  ])
  func `what is no address is none`(text: String) {
    #expect(ProxyAddress(text) == nil)
    #expect(ConnectionOptions.proxy(reading: text) == (text.isEmpty ? "" : nil))
  }

  @Test func `a word stands for no proxy`() {
    #expect(ConnectionOptions.proxy(reading: "none") == "")
    #expect(ConnectionOptions.proxy(reading: "None") == "")
    #expect(ConnectionOptions.proxy(reading: "a:1") == "a:1")
  }

  @Test func `the secrets of a connection are those of the key and of the proxy`() {
    let options = ConnectionOptions(tls: .init(keyPassword: Secret("abc")), proxy: "http://u:p@a:1")
    #expect(options.secrets.map { $0.reveal() } == ["abc", "p", "p", "u:p", "dTpw"])
    #expect(ConnectionOptions(proxy: "").secrets.isEmpty)
  }
}
