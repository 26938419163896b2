import PQModel
import PQRun
import Testing

@Suite struct HostsCheckTests {
  private static let rows: [(text: String, message: String?)] = [
    ("https://www.example.com/a", nil),
    ("see https://www.example.com.", nil),
    ("/content/dam/a.jpg", nil),
    ("a // b", nil),
    ("https://", nil),
    ("http://www.example.com", "an address has plain HTTP"),
    ("HTTP://www.example.com", "an address has plain HTTP"),
    ("<img src='//localhost/a'>", "an address leads to the machine itself"),
    ("//127.0.0.1/a", "an address leads to the machine itself"),
    ("https://[::1]:4503/a", "an address leads to the machine itself"),
    ("https://user@localhost/", "an address leads to the machine itself"),
    ("https://notlocalhost.example.com/", nil),
    ("https://author.example.com/", "an address leads to an author"),
    ("https://AUTHOR-p1-e2.adobeaemcloud.com", "an address leads to an author"),
    ("https://stage.example.com:4502/a", "an address leads to an author"),
    ("https://authority.example.com/", nil),
    ("/editor.html/content/a", "a link leads into the editor"),
    ("https://publish.example.test/a", nil),
    ("url(http://a.example.com/x)", "an address has plain HTTP"),
  ]

  @Test(arguments: rows)
  func `addresses of published content`(text: String, message: String?) async throws {
    let json = #"{"data":{"list":[{"slug":"s","html":"\#(text)"}]}}"#
    let outcome = try await CheckTrial(json).outcome(of: "hosts: published")
    #expect(outcome.findings.first?.message == message, "\(outcome)")
    if message != nil { #expect(outcome.findings[0].place?.description == "$['data']['list'][0]['html'] (s)") }
  }

  @Test func `the environment's own host is right wherever it is`() async throws {
    var trial = CheckTrial(#"{"data":"http://localhost:4503/a http://localhost:4502/b"}"#)
    trial.host = "localhost:4503"
    trial.scheme = .http
    let outcome = try await trial.outcome(of: "hosts: published")
    #expect(outcome.findings.map(\.actual) == ["http://localhost:4502"])
  }
}
