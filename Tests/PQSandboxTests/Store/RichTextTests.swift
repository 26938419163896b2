import PQCore
import Testing

@testable import PQSandbox

@Suite struct RichTextTests {
  @Test(arguments: [
    ("<p>One.</p><p>Two &amp; three.</p>", "One.\nTwo & three.", "One.\n\nTwo & three."),
    ("<h2>Day 1</h2>\n<p>Up\n  early</p>", "Day 1\nUp early", "## Day 1\n\nUp early"),
    ("<p>A <strong>bold</strong> and <em>soft</em> word</p>", "A bold and soft word", "A **bold** and *soft* word"),
    ("<ul><li>Boots</li><li>Socks<ol><li>Wool</li></ol></li></ul>", "Boots\nSocksWool", "- Boots\n- Socks\n  1. Wool"),
    ("<p>See <a href=\"/x\">this</a><br>now</p>", "See this\nnow", "See [this](/x)  \nnow"),
    ("<p><img src=\"/content/dam/a.jpg\" alt=\"A wave\"></p>", "", "![A wave](/content/dam/a.jpg)"),
    (
      "<table><tbody><tr><td>Day</td><td>km</td></tr><tr><td>1</td><td>40</td></tr></tbody></table>",
      "Day\tkm\n1\t40", "| Day | km |\n| --- | --- |\n| 1 | 40 |"
    ),
    ("<p>It’s 5&#176; &#x2014; *cold*</p>", "It’s 5° — *cold*", "It’s 5° — \\*cold\\*"),
    ("", "", ""),
  ])
  func `markup gives words and Markdown`(html: String, plaintext: String, markdown: String) throws {
    let text = try RichText(html: html)
    #expect(text.plaintext == plaintext)
    #expect(text.markdown == markdown)
    #expect(text.html == html + "\n")
  }

  @Test func `markup gives the tree of nodes`() throws {
    let text = try RichText(
      html: """
        <h1>Bali</h1><p>Surf <strong><em>now</em></strong>, then <a href="/content/dam/x/costa">Costa</a> or \
        <a href="https://example.com" target="_blank">more</a><br/><img src="/content/dam/x/a.png"></p>
        """
    )
    let paragraph = text.json.elements.last?["content"]?.elements ?? []
    #expect(text.json.elements.first?["nodeType"] == .string("header"))
    #expect(text.json.elements.first?["style"] == .string("h1"))
    #expect(
      paragraph.map { $0["nodeType"] }
        == ["text", "text", "text", "reference", "text", "link", "line-break", "reference"].map(JSONValue.string)
    )
    #expect(paragraph[1]["format"]?["variants"] == .array([.string("bold"), .string("italic")]))
    #expect(
      paragraph[3]["data"]
        == .object([.init("href", .string("/content/dam/x/costa")), .init("type", .string("fragment"))])
    )
    #expect(paragraph[3]["value"] == .string("Costa"))
    #expect(paragraph[5]["data"]?["target"] == .string("_blank"))
    #expect(paragraph[7]["data"]?["mimetype"] == .string("image/png"))
    #expect(text.references == ["/content/dam/x/costa", "/content/dam/x/a.png"])
  }

  @Test(arguments: [
    ("plain words", "plain words"),
    ("<p>open", ""),
    ("<p>a</b>", "</b"),
    ("<p>a & b</p>", "&"),
    ("<p><div>x</div></p>", "<div"),
    ("<p><ul></ul></p>", "<ul"),
    ("<p><a>x</a></p>", "<a>"),
    ("<p class=\"x\">a</p>", "class"),
    ("<p><a href=/x>y</a></p>", "href"),
    ("</p>", "</"),
    (String(repeating: "<ul><li>", count: 5000), "<"),
  ])
  func `markup outside the subset is refused at its place`(html: String, place: String) throws {
    let problem = #expect(throws: Diagnostic.self) { try RichText(html: html) }
    #expect(problem?.code == .malformedRichText)
    #expect(problem?.span?.text == place)
    #expect(problem?.hint != nil)
  }
}
