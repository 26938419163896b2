import PQCore
import PQModel
import PQRun
import Testing

@Suite struct ReferencesCheckTests {
  private static func answer(_ text: String, references: String = "") -> String {
    #"{"data":{"list":{"items":[{"slug":"bali","text":\#(text)}],"_references":[\#(references)]}}}"#
  }

  private static func node(_ type: String, _ data: String) -> String {
    #"{"json":[{"nodeType":"paragraph","content":[{"nodeType":"\#(type)","data":{\#(data)},"value":"x"}]}]}"#
  }

  @Test func `a fragment that is not among the references is named with its place`() async throws {
    let body = Self.answer(Self.node("reference", #""href":"/content/dam/camps/tahoe","type":"fragment""#))
    let outcome = try await CheckBench().outcome(of: "references: listed", body)
    let finding = try #require(outcome.findings.first)
    #expect(finding.message == "'/content/dam/camps/tahoe' is linked to and not among _references")
    #expect(
      finding.place?.description
        == "$['data']['list']['items'][0]['text']['json'][0]['content'][0]['data']['href'] (bali)"
    )
  }

  @Test func `references without a path leave it open`() async throws {
    let body = Self.answer(Self.node("reference", #""href":"/content/dam/camps/tahoe""#), references: "{}")
    let outcome = try await CheckBench().outcome(of: "references: listed", body)
    #expect(outcome.passed && outcome.notes.count == 1)
  }

  @Test func `pictures and pages are asked for, once each`() async throws {
    let text =
      #"{"html":"<a href='/content/site/en.html#a'>a</a><a href='/content/site/en.html'>b</a>","json":["#
      + #"{"nodeType":"reference","data":{"path":"/content/dam/a.jpg","mimetype":"image/jpeg"}},"#
      + #"{"nodeType":"link","data":{"href":"https://www.example.test/"}}]}"#
    let bench = CheckBench()
    let outcome = try await bench.outcome(of: "references: content", Self.answer(text))
    #expect(bench.fetched == ["/content/dam/a.jpg", "/content/site/en.html"])
    #expect(
      outcome.findings.map(\.message) == [
        "the link to '/content/site/en.html' answers HTTP 404", "the link to '/content/dam/a.jpg' answers HTTP 404",
      ]
    )
    let all = CheckBench(fetch: { _ in try .of("text/html", Array("<p>".utf8)) })
    #expect(
      try await all.outcome(of: "references: all\nlimit: 2", Self.answer(text)).notes == ["2 of 3 links are checked"]
    )
    #expect(all.fetched.count == 2)
    let listed = CheckBench()
    #expect(try await listed.outcome(of: "references: listed", Self.answer(text)) == .passed)
    #expect(listed.fetched.isEmpty)
  }

  @Test func `a page that moved is noted, a log-in fails`() async throws {
    let body = Self.answer(#"{"html":"<a href='/content/site/en'>a</a>"}"#)
    let redirect = { @Sendable (location: String) in
      CheckBench(fetch: { _ in
        Response(status: 301, headers: HeaderFields([try HeaderField("Location", location)]))
      })
    }
    let moved = try await redirect("/content/site/en.html").outcome(of: "references: content", body)
    #expect(moved.passed && moved.notes == ["'/content/site/en' leads on to '/content/site/en.html'"])
    #expect(try await !redirect("/login.html").outcome(of: "references: content", body).passed)
  }

  @Test func `sites that refuse programs are not judged`() async throws {
    let body = Self.answer(#"{"html":"<a href='https://www.example.test/'>a</a>"}"#)
    for (status, passes) in [(403, true), (429, true), (404, false), (500, false)] {
      let bench = CheckBench(fetch: { _ in Response(status: status) })
      #expect(try await bench.outcome(of: "references: all", body).passed == passes)
    }
  }

  @Test func `a link without a target fails`() async throws {
    let outcome = try await CheckBench().outcome(of: "references: listed", Self.answer(#"{"html":"<a href=''>a</a>"}"#))
    #expect(outcome.findings.map(\.message) == ["a link has no target"])
  }
}
