import PQModel
import PQRun
import Testing

@Suite struct ReasoningTests {
  @Test func `a bad answer is explained by its facts, the rule, the evidence and the next step`() throws {
    let example = VerdictCase(
      name: "",
      kind: .unauthorized,
      status: 403,
      headers: [("Server", "Apache"), ("X-Reason-Code", "expired_token"), ("Set-Cookie", "a=b")],
      cause: ""
    )
    #expect(
      try example.judge(as: .aem).reasoning.description == """
        status         403
        content type   none
        X-Reason-Code  expired_token
        Server         Apache
        body           0 bytes
        JSON           none
        rule           Sling's X-Reason: with HTTP Basic switched off, Sling asks for a log-in by HTTP 403 and says why in \
        X-Reason
        verdict        unauthorized: AEM wants a log-in: HTTP 403
        shown by       X-Reason-Code: expired_token
        next step      get a new token or log in anew: the old one has ended
        """
    )
  }

  @Test func `a good answer is explained as well`() throws {
    let example = VerdictCase(
      name: "",
      kind: .ok,
      status: 200,
      headers: [VerdictCase.json],
      body: #"{"data":{"aList":{"items":[]},"b":1},"errors":[],"extensions":{}}"#,
      cause: ""
    )
    let reasoning = try example.judge(as: .aem).reasoning
    #expect(
      reasoning.description == """
        status        200
        content type  application/json;charset=utf-8
        body          65 bytes: {"data":{"aList":{"items":[]},"b":1},"errors":[],"extensions":{}}
        JSON          an object with data: an object (aList, b), errors: a list of 0, extensions: an object
        rule          data without errors: 'data' with something in it, and no errors, is a good answer
        verdict       ok: data came, and no errors, with HTTP 200
        next step     nothing is to be done
        """
    )
    #expect(reasoning.verdict.isOK)
  }

  @Test func `attempts and redirects are facts, secrets are hidden, and nothing acts on a terminal`() throws {
    var exchange = Exchange()
    exchange.earlierAttempts = [.init(reason: "HTTP 503", wait: .milliseconds(154))]
    exchange.redirects = [.init(status: 301, address: "https://h/a")]
    let response = Response(
      status: 200,
      headers: HeaderFields([try HeaderField("X-UserToken-Response", "c4n4ry")]),
      body: Array("\u{1B}[2Jx".utf8),
      exchange: exchange
    )
    let environment = Environment(name: "e", host: try Host("h"))
    let answer = VerdictJudge().judge(
      response,
      to: Request(url: "https://h/b"),
      context: RunContext(environment: environment)
    )
    let text = answer.reasoning.description
    #expect(text.contains("redirected            HTTP 301 from https://h/a\n"))
    #expect(text.contains("earlier attempt       HTTP 503; waited 154 ms\n"))
    #expect(text.contains("X-UserToken-Response  <redacted>\n"))
    #expect(text.contains(#"\u{1b}[2Jx"#))
    #expect(!text.contains("\u{1B}"))
  }
}
