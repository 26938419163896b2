import PQCore
import PQModel
import Testing

@Suite struct HostTests {
  @Test(arguments: [
    ("publish.example.test", "publish.example.test", nil),
    ("localhost:4502", "localhost", 4502),
    ("[::1]:4503", "[::1]", 4503),
    ("[fe80::1]", "[fe80::1]", nil),
    ("127.0.0.1:1", "127.0.0.1", 1),
    ("bücher.example.test", "bücher.example.test", nil),
  ])
  func `a host is a name with an optional port`(text: String, name: String, port: Int?) throws {
    let host = try Host(text)
    #expect(host.name == name)
    #expect(host.port == port)
    #expect(host.description == text)
  }

  @Test(arguments: [
    ("", "empty"),
    ("https://publish.example.test", "holds a scheme"),
    ("publish.example.test/", "holds a path"),
    ("publish.example.test/some/prefix", "holds a path"),
    ("publish.example.test ", "a space"),
    ("demo:S3cr3t%2FPw@127.0.0.1:8099", "a user or a password"),
    ("https:", "cut at '//'"),
    ("::1", "several colons"),
    ("[::1", "not closed"),
    ("[::1]x", "may follow"),
    ("[zz]", "IPv6"),
    ("host:", "port"),
    ("host:0", "port"),
    ("host:65536", "port"),
    ("host:+80", "port"),
    (":80", "missing"),
    ("a..b", "two dots"),
    ("a\u{0}b", "control character"),
    ("a%2Fb", "'%'"),
  ])
  func `what does not belong into a host is named`(text: String, words: String) {
    let error = #expect(throws: Diagnostic.self) { try Host(text) }
    #expect(error?.code.name == "invalid-host")
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.hint != nil)
  }

  @Test func `a password in a host is not repeated`() {
    let error = #expect(throws: Diagnostic.self) { try Host("demo:S3cr3t@127.0.0.1") }
    #expect(error.map { "\($0)" }?.contains("S3cr3t") == false)
  }

  @Test func `the hint for a pasted address says what to write`() {
    let error = #expect(throws: Diagnostic.self) { try Host("https://publish.example.test/x") }
    #expect(error?.hint == "write scheme: https and host: publish.example.test")
  }

  @Test(arguments: [
    ("localhost", true), ("127.0.0.1:80", true), ("[::1]", true), ("127.1.2.3", true), ("a.localhost", true),
    ("publish.example.test", false), ("128.0.0.1", false), ("127.0.0.x", false), ("localhost.example.test", false),
  ])
  func `loopback is told from other hosts`(text: String, isLoopback: Bool) throws {
    #expect(try Host(text).isLoopback == isLoopback)
  }
}
