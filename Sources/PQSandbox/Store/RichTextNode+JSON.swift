import PQCore

extension RichTextNode {
  /// The node in AEM's JSON.
  var json: JSONValue {
    switch self {
    case .text(let text, let variants):
      return Self.node("text", [.init("value", .string(text))] + Self.format(variants))
    case .lineBreak:
      return Self.node("line-break", [])
    case .link(let href, let target, let content):
      return Self.link(href: href, target: target, content: content)
    case .image(let source, _):
      let data: [JSONValue.Member] = [
        .init("path", .string(source)),
        .init("mimetype", .string(Self.mediaType(of: source))),
      ]
      return Self.node("reference", [.init("data", .object(data))])
    case .element(let tag, let content):
      let style: [JSONValue.Member] = tag.nodeType == "header" ? [.init("style", .string(tag.rawValue))] : []
      return Self.node(tag.nodeType, style + [.init("content", .array(content.map(\.json)))])
    }
  }

  private static func link(href: String, target: String?, content: [RichTextNode]) -> JSONValue {
    let isFragment = isContentPath(href) && mediaType(of: href) == unknownMediaType
    var data = [JSONValue.Member("href", .string(href))]
    if isFragment { data.append(.init("type", .string("fragment"))) }
    if let target { data.append(.init("target", .string(target))) }
    var members: [JSONValue.Member] = [
      .init("data", .object(data)),
      .init("value", .string(content.map(\.plaintext).joined())),
    ]
    if content.count == 1, case .text(_, let variants)? = content.first {
      members += format(variants)
    }
    return node(isFragment ? "reference" : "link", members)
  }

  private static func node(_ type: String, _ members: [JSONValue.Member]) -> JSONValue {
    .object([.init("nodeType", .string(type))] + members)
  }

  private static func format(_ variants: Set<RichTextVariant>) -> [JSONValue.Member] {
    guard !variants.isEmpty else { return [] }
    let names = RichTextVariant.allCases.filter(variants.contains).map { JSONValue.string($0.rawValue) }
    return [.init("format", .object([.init("variants", .array(names))]))]
  }

  private static let unknownMediaType = "application/octet-stream"

  private static func mediaType(of path: String) -> String {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
      return unknownMediaType
    }
    return switch name[name.index(after: dot)...].lowercased() {
    case "jpg", "jpeg": "image/jpeg"
    case "png": "image/png"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "svg": "image/svg+xml"
    case "pdf": "application/pdf"
    case "mp4": "video/mp4"
    default: unknownMediaType
    }
  }
}

extension RichTextTag {
  fileprivate var nodeType: String {
    switch self {
    case .p: "paragraph"
    case .h1, .h2, .h3, .h4, .h5, .h6: "header"
    case .ul: "unordered-list"
    case .ol: "ordered-list"
    case .li: "list-item"
    case .table: "table"
    case .tbody: "table-body"
    case .tr: "table-row"
    case .td: "table-data"
    case .strong, .b, .em, .i, .u, .a, .br, .img: "span"
    }
  }
}
