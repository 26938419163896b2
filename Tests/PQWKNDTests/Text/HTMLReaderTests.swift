import Testing

@testable import PQWKND

struct HTMLReaderTests {
  private func outline(_ nodes: [RichTextNode]) -> String {
    nodes.map { node in
      let inside = outline(node.content ?? [])
      let target = node.data.flatMap { $0.href ?? $0.path }.map { " \($0)" } ?? ""
      return node.nodeType == "text" ? "'\(node.value ?? "")'" : "\(node.nodeType)\(target)(\(inside))"
    }
    .joined(separator: " ")
  }

  @Test(
    arguments: [
      ("<p>a <b>b</b> c</p>", "paragraph('a ' 'b' ' c')"),
      ("<b>a</b> <i>b</i>", "'a' ' ' 'b'"),
      ("plain & simple &ndash; &#8217;&#x2019; &bogus; &", "'plain & simple – ’’ &bogus; &'"),
      ("<p>one<p>two", "paragraph('one') paragraph('two')"),
      ("<H2 class='x'>Day 1</H2>", "header('Day 1')"),
      (#"<p><a href="/a?b=1&amp;c=2">x</a></p>"#, "paragraph(link /a?b=1&c=2('x'))"),
      ("<p>a<br/>b<img src=\"/i.jpg\"></p>", "paragraph('a' line-break() 'b' reference /i.jpg())"),
      ("<script>alert(1)</script><!-- no --><p>a</p>", "paragraph('a')"),
      ("<ul>\n <li>a</li>\n <li><p>b</p></li>\n</ul>", "unordered-list(list-item('a') list-item(paragraph('b')))"),
      ("a < b", "'a ' '< b'"),
      ("</p></ul>a", "'a'"),
      ("<table><tbody><tr><td>a</td></tr></tbody></table>", "table(table-row(table-data('a')))"),
      ("", ""),
    ]
  )
  func `HTML becomes the nodes of rich text`(html: String, nodes: String) {
    #expect(outline(HTMLReader.nodes(of: html)) == nodes)
  }

  @Test(arguments: ["<ul><li>", "<", "<!--", "&", "<a href=\"", "<script>"])
  func `odd input is read in reasonable time`(piece: String) {
    #expect(HTMLReader.nodes(of: String(repeating: piece, count: 20_000)).count <= 20_000)
  }
}
