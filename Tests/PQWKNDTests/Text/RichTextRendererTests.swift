import PQCore
import Testing

@testable import PQWKND

struct RichTextRendererTests {
  private func lines(of text: RichText, width: Int = 40, isStyled: Bool = false) -> (text: String, links: [String]) {
    var renderer = RichTextRenderer(layout: TextLayout(width: width, isStyled: isStyled), indent: "  ")
    return (renderer.lines(of: text).joined(separator: "\n"), renderer.links)
  }

  private func node(_ type: String, _ content: RichTextNode...) -> RichTextNode {
    RichTextNode(type, content: content)
  }

  private func text(_ value: String) -> RichTextNode {
    RichTextNode("text", value: value)
  }

  @Test
  func `the tree of nodes is laid out in blocks`() {
    let tree = [
      RichTextNode("header", style: "h2", content: [text("Day 1")]),
      node(
        "paragraph",
        text("Paddle out at "),
        RichTextNode("text", format: .init(variants: ["bold"]), value: "dawn"),
        text(", see "),
        RichTextNode("reference", data: .init(href: "/content/dam/x", type: "fragment"), value: "Costa Rica"),
        text(" and "),
        RichTextNode("link", data: .init(href: "https://example.test"), value: "the map"),
        RichTextNode("line-break"),
        text("日本語の波に乗る。")
      ),
      node(
        "unordered-list",
        node("list-item", text("a board, wax and a leash that is long enough")),
        node("list-item", node("paragraph", text("fins")), node("ordered-list", node("list-item", text("left"))))
      ),
      node(
        "table",
        node("table-body", node("table-row", node("table-data", text("a")), node("table-data", text("b"))))
      ),
      node("paragraph", RichTextNode("reference", data: .init(path: "/a.jpg", mimetype: "image/jpeg"))),
    ]
    let shown = lines(of: RichText(json: tree, plaintext: "not this"))
    #expect(
      shown.text == """
          Day 1

          Paddle out at dawn, see Costa Rica [1]
          and the map [2]
          日本語の波に乗る。

          • a board, wax and a leash that is
            long enough
          • fins
            1. left

          a | b

          [image/jpeg 3]
        """
    )
    #expect(shown.links == ["/content/dam/x", "https://example.test", "/a.jpg"])
  }

  @Test(
    arguments: [
      RichText(html: "<p>One &amp; two</p>\n<ul>\n<li>three</li>\n</ul>\n"),
      RichText(markdown: "One & two\n\n• three\n"),
      RichText(plaintext: "One & two\n\n• three"),
      RichText(
        json: [
          RichTextNode("paragraph", content: [RichTextNode("text", value: "One & two")]),
          RichTextNode(
            "unordered-list",
            content: [RichTextNode("list-item", content: [RichTextNode("text", value: "three")])]
          ),
        ]
      ),
    ]
  )
  func `each format gives the same text`(text: RichText) {
    #expect(lines(of: text).text == "  One & two\n\n  • three")
  }

  @Test(arguments: [RichText(), RichText(json: []), RichText(html: ""), RichText(plaintext: "")])
  func `an empty text has no lines`(text: RichText) {
    #expect(lines(of: text).text.isEmpty)
  }

  @Test
  func `headers are bold after their indentation`() {
    let header = RichText(json: [RichTextNode("header", content: [text("Gear")])])
    #expect(lines(of: header, isStyled: true).text == "  \u{1B}[1mGear\u{1B}[22m")
  }

  @Test
  func `nodes that are nested deeply are laid out`() {
    let deep = (0..<500).reduce(text("x")) { inner, _ in node("span", inner) }
    #expect(lines(of: RichText(json: [deep])).text == "  x")
  }

  @Test
  func `what a server sends cannot drive the terminal`() {
    let shown = lines(of: RichText(html: "<p>a\u{1B}[2J\r\n::error::x</p>")).text
    #expect(shown == "  a\\u{1b}[2J \\u{3a}:error::x")
  }
}
