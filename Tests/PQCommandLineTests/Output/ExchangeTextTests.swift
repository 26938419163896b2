import PQCore
import PQModel
import PQRun
import Testing

@testable import PQCommandLine

@Suite struct ExchangeTextTests {
  private let request = Request(
    method: .post,
    url: "http://a/b",
    headers: HeaderFields((try? HeaderField("Authorization", "Bearer abcd")).map { [$0] } ?? []),
    body: Array("x=1".utf8)
  )

  private func response() throws -> Response {
    Response(
      status: 200,
      headers: HeaderFields([try HeaderField("Set-Cookie", "a=b"), try HeaderField("X-Title", "\u{9B}31m")]),
      body: Array("::error file=a::forged\n\u{1B}[2J##vso[task.complete]\r\n".utf8),
      exchange: Exchange(version: "HTTP/1.1")
    )
  }

  @Test func `each degree of detail says more, and no credential`() throws {
    let headers = ExchangeText(request, detail: .headers)
    #expect(headers.sent == "> POST http://a/b\n> Authorization: <redacted>\n")
    #expect(ExchangeText(request, detail: .phases).sent == headers.sent)
    #expect(ExchangeText(request, detail: .bodies).sent == headers.sent + ">\n> x=1\n")
    let received = try headers.received(response())
    #expect(received.hasPrefix("< HTTP/1.1 200, 49 bytes in 0.0 ms\n< Set-Cookie: <redacted>\n"))
    #expect(!received.contains("*"))
    #expect(try ExchangeText(request, detail: .phases).received(response()).contains("* name look-up 0.0 ms, connect"))
  }

  @Test func `what acts on a terminal or a build service only shows`() throws {
    let text = try ExchangeText(request, detail: .bodies).received(response())
    #expect(text.contains("\n< X-Title: \\u{9b}31m\n"))
    #expect(text.contains("\n< \\u{3a}:error file=a::forged\n< \\u{1b}[2J\\u{23}#vso[task.complete]\n<\n"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0x7F) })
  }

  @Test func `bodies with credentials are counted and not shown`() throws {
    var request = request
    request.isConfidential = true
    let text = ExchangeText(request, detail: .bodies)
    #expect(text.sent.hasSuffix(">\n> <3 bytes with credentials>\n"))
    #expect(try text.received(response()).contains("<\n< <49 bytes with credentials>\n"))
  }

  @Test func `a failure has its code and its causes`() {
    let failure = Diagnostic.error(.invalidHost, "no way", notes: [.init("caused by: a\nb")])
    #expect(ExchangeText(request, detail: .headers).failed(failure) == "! invalid-host: no way\n! caused by: a\\nb\n")
  }
}
