import PQCore
import PQModel
import Testing

@testable import PQRun

@Suite struct RequestWriterTests {
  @Test func `the curl command has every part that matters and no secret`() throws {
    var connection = ConnectionOptions(connectTimeout: .milliseconds(250), totalTimeout: .seconds(7))
    connection.proxy = "http://proxy.example.test:3128"
    connection.addressFamily = .ipv4
    connection.httpVersion = .http1
    connection.tls.authorityFile = "my certs/ca.pem"
    connection.tls.verifiesServer = false
    let request = Request(
      url: "https://publish.example.test/a%3Bb%3Dit%27s",
      headers: HeaderFields([
        try HeaderField("Accept", "application/json"), try HeaderField("Authorization", "Basic YTpi"),
        try HeaderField("X-Empty", ""),
      ]),
      connection: connection
    )
    #expect(
      RequestWriter(request).curlCommand == """
        curl \\
          --silent --show-error --globoff --path-as-is --compressed \\
          --connect-timeout 0.250 \\
          --max-time 7 \\
          --ipv4 \\
          --http1.1 \\
          --proxy http://proxy.example.test:3128 \\
          --cacert 'my certs/ca.pem' \\
          --insecure \\
          --header 'Accept: application/json' \\
          --header 'Authorization: <redacted>' \\
          --header 'X-Empty;' \\
          https://publish.example.test/a%3Bb%3Dit%27s

        """
    )
  }

  @Test func `a word in which a secret was hidden is quoted for the shell`() {
    let request = Request(url: "https://publish.example.test/a%3Bkey%3Dopensesame")
    let command = RequestWriter(request, hiding: Redactor([Secret("opensesame")])).curlCommand
    #expect(command.hasSuffix("  'https://publish.example.test/a%3Bkey%3D<redacted>'\n"))
  }

  @Test(arguments: [
    ("plain-1.2/x", "plain-1.2/x"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("$x", "'$x'"),
  ])
  func `a shell word reads back as it was`(word: String, quoted: String) {
    #expect(ShellWord.quote(word) == quoted)
  }
}
