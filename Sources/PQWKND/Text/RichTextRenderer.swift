import PQCore

/// Lays rich text out for a terminal, and numbers its links across all the texts it is given.
struct RichTextRenderer {
  /// Where the links lead, in the order of their numbers.
  private(set) var links: [String] = []

  private var numbers: [String: Int] = [:]

  private let layout: TextLayout
  private let indent: String

  init(layout: TextLayout, indent: String) {
    self.layout = layout
    self.indent = indent
  }

  /// Lays a text out from the richest format that it has.
  ///
  /// - Parameter text: The text.
  /// - Returns: Lines with a blank one between blocks; empty when the text is.
  mutating func lines(of text: RichText) -> [String] {
    if let nodes = text.json, !nodes.isEmpty { return lines(of: nodes, indent: indent) }
    if let html = text.html { return lines(of: HTMLReader.nodes(of: html), indent: indent) }
    guard let plain = text.markdown ?? text.plaintext, !plain.isEmpty else { return [] }
    return Self.trimmed(WordWrap(width: layout.width, indent: indent).lines(of: plain))
  }

  private mutating func lines(of blocks: [RichTextNode], indent: String) -> [String] {
    var lines: [String] = []
    for block in Self.grouped(blocks) {
      let next = self.lines(of: block, indent: indent)
      guard !next.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines += next
    }
    return lines
  }

  private mutating func lines(of block: RichTextNode, indent: String) -> [String] {
    let content = block.content ?? []
    switch block.nodeType {
    case "unordered-list":
      return list(content, indent: indent) { _ in "• " }
    case "ordered-list":
      return list(content, indent: indent) { "\($0). " }
    case "table", "table-body":
      return content.flatMap { lines(of: $0, indent: indent) }
    case "table-row":
      let cells = content.map { inline($0.content ?? [$0]) }
      return WordWrap(width: layout.width, indent: indent).lines(of: cells.joined(separator: " | "))
    case "header":
      let lines = WordWrap(width: layout.width, indent: indent).lines(of: inline(content))
      return lines.map { indent + TextStyle.bold.apply(to: String($0.dropFirst(indent.count)), in: layout) }
    default:
      let wrap = WordWrap(width: layout.width, indent: indent)
      return Self.trimmed(wrap.lines(of: content.isEmpty ? inline([block]) : inline(content)))
    }
  }

  private mutating func list(_ items: [RichTextNode], indent: String, mark: (Int) -> String) -> [String] {
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let mark = mark(index + 1)
      let inner = indent + String(repeating: " ", count: DisplayWidth.columns(of: mark))
      var itemLines = Self.grouped(item.content ?? [item]).flatMap { self.lines(of: $0, indent: inner) }
      guard let first = itemLines.first else { continue }
      itemLines[0] = indent + mark + first.dropFirst(inner.count)
      lines += itemLines
    }
    return lines
  }

  private mutating func inline(_ nodes: [RichTextNode]) -> String {
    var text = ""
    for node in nodes {
      switch node.nodeType {
      case "line-break":
        text += "\n"
      case "link", "reference":
        text += link(node)
      default:
        text += node.value ?? ""
        text += inline(node.content ?? [])
      }
    }
    return text
  }

  private mutating func link(_ node: RichTextNode) -> String {
    let words = (node.value ?? "") + inline(node.content ?? [])
    guard let address = node.data?.href ?? node.data?.path else { return words }
    let number = numbers[address] ?? links.count + 1
    if number > links.count {
      links.append(address)
      numbers[address] = number
    }
    if words.isEmpty { return "[\(node.data?.mimetype ?? "reference") \(number)]" }
    return "\(words) [\(number)]"
  }

  /// Puts text that stands beside blocks into paragraphs of its own.
  private static func grouped(_ nodes: [RichTextNode]) -> [RichTextNode] {
    var blocks: [RichTextNode] = []
    var isOpen = false
    for node in nodes {
      if isBlock(node) {
        blocks.append(node)
        isOpen = false
      } else if isOpen {
        blocks[blocks.count - 1].content?.append(node)
      } else {
        blocks.append(RichTextNode("paragraph", content: [node]))
        isOpen = true
      }
    }
    return blocks
  }

  private static func isBlock(_ node: RichTextNode) -> Bool {
    switch node.nodeType {
    case "paragraph", "header", "unordered-list", "ordered-list", "list-item", "table", "table-body", "table-row": true
    default: false
    }
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    let body = lines.drop { $0.isEmpty }
    guard let last = body.lastIndex(where: { !$0.isEmpty }) else { return [] }
    return Array(body[...last])
  }
}
