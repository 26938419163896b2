/// Text of several lines in the formats that the query asked for.
public struct RichText: Sendable, Hashable, Codable {
  /// The text as a tree of nodes.
  public var json: [RichTextNode]?

  /// The text without any markup.
  public var plaintext: String?

  /// The text as HTML.
  public var html: String?

  /// The text as Markdown.
  public var markdown: String?

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - json: The text as a tree of nodes.
  ///   - plaintext: The text without any markup.
  ///   - html: The text as HTML.
  ///   - markdown: The text as Markdown.
  public init(
    json: [RichTextNode]? = nil,
    plaintext: String? = nil,
    html: String? = nil,
    markdown: String? = nil
  ) {
    self.json = json
    self.plaintext = plaintext
    self.html = html
    self.markdown = markdown
  }
}
