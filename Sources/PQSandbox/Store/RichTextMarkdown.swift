/// Writes a text with markup as Markdown.
struct RichTextMarkdown: Sendable {
  /// Writes blocks with an empty line between them.
  func document(_ blocks: [RichTextNode]) -> String {
    blocks.map { block($0, indent: "") }.joined(separator: "\n\n")
  }

  private func block(_ node: RichTextNode, indent: String) -> String {
    guard case .element(let tag, let content) = node else { return inline([node]) }
    switch tag {
    case .h1, .h2, .h3, .h4, .h5, .h6:
      let level = Int(tag.rawValue.dropFirst()) ?? 1
      return String(repeating: "#", count: level) + " " + inline(content)
    case .ul:
      return content.map { item($0, marker: "- ", indent: indent) }.joined(separator: "\n")
    case .ol:
      return content.enumerated().map { item($1, marker: "\($0 + 1). ", indent: indent) }.joined(separator: "\n")
    case .table:
      return content.map { block($0, indent: indent) }.joined(separator: "\n")
    case .tbody:
      return table(content)
    case .p, .li, .tr, .td, .strong, .b, .em, .i, .u, .a, .br, .img:
      return inline(content)
    }
  }

  private func item(_ node: RichTextNode, marker: String, indent: String) -> String {
    guard case .element(_, let content) = node else { return "" }
    let inner = indent + String(repeating: " ", count: marker.utf8.count)
    let words = content.filter { !$0.isList }
    let lists = content.filter(\.isList).map { "\n" + block($0, indent: inner) }
    return indent + marker + inline(words) + lists.joined()
  }

  private func table(_ rows: [RichTextNode]) -> String {
    let cells = rows.map { row -> [String] in
      guard case .element(_, let data) = row else { return [] }
      return data.map {
        block($0, indent: "").split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      }
    }
    guard let first = cells.first else { return "" }
    let rule = "|" + String(repeating: " --- |", count: first.count)
    let lines = cells.map { "| " + $0.joined(separator: " | ") + " |" }
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }

  private func inline(_ nodes: [RichTextNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text, let variants): styled(text, variants)
      case .lineBreak: "  \n"
      case .link(let href, _, let content): "[\(inline(content))](\(href))"
      case .image(let source, let alternative): "![\(escaped(alternative))](\(source))"
      case .element(_, let content): inline(content)
      }
    }
    .joined()
  }

  private func styled(_ text: String, _ variants: Set<RichTextVariant>) -> String {
    let body = text.drop { $0 == " " }
    let trailing = body.reversed().prefix { $0 == " " }
    let core = escaped(String(body.dropLast(trailing.count)))
    guard !core.isEmpty else { return text }
    let marks = (variants.contains(.bold) ? "**" : "") + (variants.contains(.italic) ? "*" : "")
    let leading = String(repeating: " ", count: text.count - body.count)
    return leading + marks + core + marks + String(trailing)
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension RichTextNode {
  fileprivate var isList: Bool {
    if case .element(let tag, _) = self { tag == .ul || tag == .ol } else { false }
  }
}
