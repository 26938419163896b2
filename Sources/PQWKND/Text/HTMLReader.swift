/// Reads the HTML of rich text into nodes: forgiving, since it is only shown.
///
/// Tags it does not know are passed over with their text kept; those of scripts and styles are dropped with theirs.
struct HTMLReader {
  /// Reads a text.
  ///
  /// - Parameter html: The text as HTML.
  /// - Returns: Its blocks.
  static func nodes(of html: String) -> [RichTextNode] {
    var reader = HTMLReader(rest: html.unicodeScalars[...])
    reader.read()
    while reader.open.count > 1 { reader.close() }
    return reader.open[0].node.content ?? []
  }

  private struct Element {
    var tag: String
    var node: RichTextNode
  }

  private static let depthLimit = 64

  private var rest: Substring.UnicodeScalarView
  private var open = [Element(tag: "", node: RichTextNode("document", content: []))]

  private mutating func read() {
    while let scalar = rest.first {
      if scalar == "<" {
        readTag()
      } else {
        let text = rest.prefix { $0 != "<" }
        rest = rest[text.endIndex...]
        append(text: HTMLText.collapsed(HTMLText.resolved(text)))
      }
    }
  }

  private mutating func readTag() {
    if rest.starts(with: "<!--".unicodeScalars) {
      skip(past: "-->")
      return
    }
    guard let end = rest.firstIndex(of: ">") else {
      append(text: String(Substring(rest)))
      rest = rest[rest.endIndex...]
      return
    }
    let inside = Substring(rest[rest.index(after: rest.startIndex)..<end])
    rest = rest[rest.index(after: end)...]
    let isEnd = inside.hasPrefix("/")
    let name = inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if isEnd {
      endElement(name)
    } else if name == "br" {
      append(RichTextNode("line-break"))
    } else if name == "script" || name == "style" {
      skip(past: "</\(name)>")
    } else if let node = Self.node(for: name, attributes: inside), open.count < Self.depthLimit {
      if name != "a" { closeParagraphs() }
      open.append(Element(tag: name, node: node))
    } else if name == "img" {
      append(RichTextNode("reference", data: .init(path: HTMLText.attribute("src", of: inside), mimetype: "image")))
    }
  }

  private mutating func endElement(_ name: String) {
    guard let index = open.lastIndex(where: { $0.tag == name }), index > 0 else { return }
    while open.count > index { close() }
  }

  private mutating func closeParagraphs() {
    while let last = open.last, ["p", "h1", "h2", "h3", "h4", "h5", "h6", "a"].contains(last.tag) { close() }
  }

  private mutating func close() {
    append(open.removeLast().node)
  }

  private mutating func append(_ node: RichTextNode) {
    open[open.count - 1].node.content?.append(node)
  }

  private mutating func append(text: String) {
    let follows = open.last?.node.content?.last?.nodeType
    let isInline = follows == "text" || follows == "link"
    guard !text.isEmpty, text != " " || isInline else { return }
    append(RichTextNode("text", value: text))
  }

  private mutating func skip(past mark: String) {
    let scalars = Array(mark.unicodeScalars)
    while !rest.isEmpty, !rest.starts(with: scalars) { rest.removeFirst() }
    rest = rest.dropFirst(scalars.count)
  }

  private static func node(for tag: String, attributes: Substring) -> RichTextNode? {
    switch tag {
    case "p", "div", "blockquote": RichTextNode("paragraph", content: [])
    case "h1", "h2", "h3", "h4", "h5", "h6": RichTextNode("header", style: tag, content: [])
    case "ul": RichTextNode("unordered-list", content: [])
    case "ol": RichTextNode("ordered-list", content: [])
    case "li": RichTextNode("list-item", content: [])
    case "table": RichTextNode("table", content: [])
    case "tr": RichTextNode("table-row", content: [])
    case "td", "th": RichTextNode("table-data", content: [])
    case "a": RichTextNode("link", data: .init(href: HTMLText.attribute("href", of: attributes)), content: [])
    default: nil
    }
  }
}
