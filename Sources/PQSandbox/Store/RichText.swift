package import PQCore

/// A text with markup, in the four forms that AEM serves it in.
package struct RichText: Sendable, Hashable {
  /// The markup as authored, ending with a line break.
  package let html: String

  /// The words alone, one block a line.
  package let plaintext: String

  /// The text in Markdown.
  package let markdown: String

  /// AEM's tree of nodes.
  package let json: JSONValue

  /// The paths in the content store that it links to or shows, each once, in the order of the text.
  package let references: [String]

  /// Reads markup.
  ///
  /// - Parameter html: Blocks (`p`, `h1`–`h6`, `ul`, `ol`, `table`) of text with `strong`, `em`, `u`, `a`, `br`, `img`.
  /// - Throws: A diagnostic at the first place that is not of this small subset.
  package init(html: String) throws(Diagnostic) {
    var reader = RichTextReader(html: html)
    let blocks = try reader.read()
    self.html = html.hasSuffix("\n") ? html : html + "\n"
    plaintext = blocks.map(\.plaintext).joined(separator: "\n")
    markdown = RichTextMarkdown().document(blocks)
    json = .array(blocks.map(\.json))
    var seen: Set<String> = []
    references = blocks.flatMap(\.references).filter { seen.insert($0).inserted }
  }
}
