import PQCore

/// A node of a text with markup.
indirect enum RichTextNode: Sendable, Hashable {
  /// A run of text in one style.
  case text(String, Set<RichTextVariant>)
  /// A forced new line.
  case lineBreak
  /// A link; its words may be styled.
  case link(href: String, target: String?, content: [RichTextNode])
  /// A picture within the text.
  case image(source: String, alternative: String)
  /// A paragraph, a list, a row and so on.
  case element(RichTextTag, [RichTextNode])
}

/// A style of a run of text, by its name in AEM's JSON.
enum RichTextVariant: String, Sendable, Hashable, CaseIterable {
  case bold, italic, underline
}

extension RichTextNode {
  /// The words alone.
  var plaintext: String {
    switch self {
    case .text(let text, _): text
    case .lineBreak: "\n"
    case .link(_, _, let content): content.map(\.plaintext).joined()
    case .image: ""
    case .element(let tag, let content):
      content.map(\.plaintext).joined(separator: tag.plaintextSeparator)
    }
  }

  /// The paths in the content store that it links to or shows.
  var references: [String] {
    switch self {
    case .text, .lineBreak: []
    case .link(let href, _, let content):
      (Self.isContentPath(href) ? [href] : []) + content.flatMap(\.references)
    case .image(let source, _): Self.isContentPath(source) ? [source] : []
    case .element(_, let content): content.flatMap(\.references)
    }
  }

  static func isContentPath(_ address: String) -> Bool {
    address.hasPrefix("/content/dam/")
  }
}

extension RichTextTag {
  fileprivate var plaintextSeparator: String {
    switch self {
    case .ul, .ol, .table, .tbody: "\n"
    case .tr: "\t"
    case .p, .h1, .h2, .h3, .h4, .h5, .h6, .li, .td, .strong, .b, .em, .i, .u, .a, .br, .img: ""
    }
  }
}
