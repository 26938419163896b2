package import PQCore

/// Reads the small, strict subset of HTML that rich text is authored in.
struct RichTextReader {
  private let source: SourceText
  private var offset = 0

  private static let depthLimit = 32

  init(html: String) {
    source = SourceText(name: "rich text", text: html)
  }

  /// Reads the whole text.
  mutating func read() throws(Diagnostic) -> [RichTextNode] {
    try readContent(of: nil, variants: [], depth: 0)
  }

  private mutating func readContent(
    of parent: RichTextTag?,
    variants: Set<RichTextVariant>,
    depth: Int
  ) throws(Diagnostic) -> [RichTextNode] {
    guard depth <= Self.depthLimit else { throw .tooDeep(at: span(from: offset)) }
    var nodes: [RichTextNode] = []
    while offset < source.bytes.count {
      guard source.bytes[offset] == UInt8(ascii: "<") else {
        try appendText(to: &nodes, in: parent, variants: variants)
        continue
      }
      let start = offset
      if offset + 1 < source.bytes.count, source.bytes[offset + 1] == UInt8(ascii: "/") {
        guard let parent else { throw .strayEnd(at: SourceSpan(source: source, range: start..<offset + 2)) }
        try readEndTag(of: parent)
        return trimmed(nodes, in: parent)
      }
      nodes += try readElement(in: parent, variants: variants, depth: depth)
    }
    if let parent { throw .unclosed(parent, at: span(from: offset)) }
    return nodes
  }

  private mutating func readElement(
    in parent: RichTextTag?,
    variants: Set<RichTextVariant>,
    depth: Int
  ) throws(Diagnostic) -> [RichTextNode] {
    let start = offset
    offset += 1
    let name = readName()
    guard let tag = RichTextTag(rawValue: name) else { throw .unknownTag(name, at: span(from: start)) }
    guard RichTextTag.children(of: parent).contains(tag) else {
      throw .misplaced(tag, in: parent, at: span(from: start))
    }
    let attributes = try readAttributes(of: tag)
    switch tag {
    case .br:
      return [.lineBreak]
    case .img:
      guard let address = attributes["src"] else { throw .missing("src", on: tag, at: span(from: start)) }
      return [.image(source: address, alternative: attributes["alt"] ?? "")]
    case .a:
      guard let address = attributes["href"] else { throw .missing("href", on: tag, at: span(from: start)) }
      let content = try readContent(of: tag, variants: variants, depth: depth + 1)
      return [.link(href: address, target: attributes["target"], content: content)]
    case .strong, .b, .em, .i, .u:
      var inner = variants
      if let variant = tag.variant { inner.insert(variant) }
      return try readContent(of: tag, variants: inner, depth: depth + 1)
    case .p, .h1, .h2, .h3, .h4, .h5, .h6, .ul, .ol, .li, .table, .tbody, .tr, .td:
      return [.element(tag, try readContent(of: tag, variants: variants, depth: depth + 1))]
    }
  }

  private mutating func readAttributes(of tag: RichTextTag) throws(Diagnostic) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      let start = offset
      if skip("/>"), tag.isVoid { return attributes }
      if skip(">") { return attributes }
      let name = readName()
      guard tag.attributes.contains(name), attributes[name] == nil else {
        throw .unknownAttribute(name, of: tag, at: span(from: start))
      }
      guard skip("=\"") else { throw .unquoted(name, at: span(from: start)) }
      let valueStart = offset
      while offset < source.bytes.count, source.bytes[offset] != UInt8(ascii: "\"") { offset += 1 }
      let valueEnd = offset
      guard skip("\"") else { throw .unquoted(name, at: span(from: start)) }
      attributes[name] = try HTMLEntities.decode(valueStart..<valueEnd, of: source)
    }
  }

  private mutating func readEndTag(of tag: RichTextTag) throws(Diagnostic) {
    let start = offset
    offset += 2
    let name = readName()
    guard name == tag.rawValue, skip(">") else { throw .wrongEnd(name, of: tag, at: span(from: start)) }
  }

  private mutating func appendText(
    to nodes: inout [RichTextNode],
    in parent: RichTextTag?,
    variants: Set<RichTextVariant>
  ) throws(Diagnostic) {
    let start = offset
    while offset < source.bytes.count, source.bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    let isBlank = source.bytes[start..<offset].allSatisfy(Self.isSpace)
    guard RichTextTag.allowsText(in: parent) else {
      guard isBlank else { throw .misplacedText(in: parent, at: SourceSpan(source: source, range: start..<offset)) }
      return
    }
    let text = try HTMLEntities.decode(start..<offset, of: source)
    nodes.append(.text(Self.collapsed(text), variants))
  }

  private func trimmed(_ nodes: [RichTextNode], in parent: RichTextTag) -> [RichTextNode] {
    guard parent.variant == nil, parent != .a else { return nodes }
    var nodes = nodes
    if case .text(let text, let variants)? = nodes.first {
      nodes[0] = .text(String(text.drop { $0 == " " }), variants)
    }
    if case .text(let text, let variants)? = nodes.last {
      let kept = text.hasSuffix(" ") ? String(text.dropLast()) : text
      nodes[nodes.count - 1] = .text(kept, variants)
    }
    return nodes.filter { if case .text("", _) = $0 { false } else { true } }
  }

  private static func collapsed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSpace = scalar.value < 0x80 && isSpace(UInt8(truncatingIfNeeded: scalar.value))
      if !isSpace {
        result.append(scalar)
      } else if result.last != " " {
        result.append(" ")
      }
    }
    return String(result)
  }

  private mutating func readName() -> String {
    let start = offset
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      guard isLetter || isDigit else { break }
      offset += 1
    }
    return source.text(in: start..<offset)
  }

  private mutating func skipSpace() {
    while offset < source.bytes.count, Self.isSpace(source.bytes[offset]) { offset += 1 }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let wanted = Array("\(text)".utf8)
    guard source.bytes[offset...].starts(with: wanted) else { return false }
    offset += wanted.count
    return true
  }

  private func span(from start: Int) -> SourceSpan {
    let end = min(source.bytes.count, max(offset, start + 1))
    return SourceSpan(source: source, range: min(start, end)..<end)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension Diagnostic.Code {
  package static let malformedRichText = Diagnostic.Code(
    "malformed-rich-text",
    explanation: """
      A rich text of the sandbox's content is not in the subset of HTML that it understands: blocks (p, h1 to h6, ul, \
      ol, table) that hold text with strong, b, em, i, u, a, br and img, every tag in lower case and closed, every \
      attribute in double quotes. Anything else would be lost in the Markdown and JSON forms.
      """,
    example: "<p>Pack <strong>light</p>"
  )
}

extension Diagnostic {
  fileprivate static func malformed(_ message: String, at span: SourceSpan, hint: String) -> Diagnostic {
    .error(.malformedRichText, message, at: span, hint: hint)
  }

  fileprivate static func tooDeep(at span: SourceSpan) -> Diagnostic {
    malformed("the markup is nested too deeply", at: span, hint: "nest at most 32 tags")
  }

  fileprivate static func strayEnd(at span: SourceSpan) -> Diagnostic {
    malformed("an end tag without a start tag", at: span, hint: "remove it")
  }

  fileprivate static func unclosed(_ tag: RichTextTag, at span: SourceSpan) -> Diagnostic {
    malformed("the tag '\(tag)' is not closed", at: span, hint: "add '</\(tag)>'")
  }

  fileprivate static func wrongEnd(_ name: String, of tag: RichTextTag, at span: SourceSpan) -> Diagnostic {
    malformed("the end tag '\(name)' does not close '\(tag)'", at: span, hint: "write '</\(tag)>' here")
  }

  fileprivate static func unknownTag(_ name: String, at span: SourceSpan) -> Diagnostic {
    let names = RichTextTag.allCases.map(\.rawValue)
    return malformed(
      "unknown tag '\(name)'",
      at: span,
      hint: NearestName.hint(name, in: names) ?? "the tags are \(names.joined(separator: ", ")); write '<' as '&lt;'"
    )
  }

  fileprivate static func misplaced(
    _ tag: RichTextTag,
    in parent: RichTextTag?,
    at span: SourceSpan
  ) -> Diagnostic {
    let allowed = RichTextTag.allCases.filter(RichTextTag.children(of: parent).contains).map(\.rawValue)
    return malformed(
      "the tag '\(tag)' cannot stand \(place(parent))",
      at: span,
      hint: "only \(allowed.joined(separator: ", ")) can"
    )
  }

  fileprivate static func misplacedText(in parent: RichTextTag?, at span: SourceSpan) -> Diagnostic {
    malformed("text cannot stand \(place(parent))", at: span, hint: "put it into a 'p', 'li' or 'td'")
  }

  fileprivate static func missing(_ name: String, on tag: RichTextTag, at span: SourceSpan) -> Diagnostic {
    malformed("the tag '\(tag)' lacks '\(name)'", at: span, hint: "write '<\(tag) \(name)=\"…\">'")
  }

  fileprivate static func unknownAttribute(_ name: String, of tag: RichTextTag, at span: SourceSpan) -> Diagnostic {
    let allowed = tag.attributes.joined(separator: ", ")
    return malformed(
      "the tag '\(tag)' cannot have '\(name)' here",
      at: span,
      hint: allowed.isEmpty ? "close the tag with '>'" : "it takes each of \(allowed) once"
    )
  }

  fileprivate static func unquoted(_ name: String, at span: SourceSpan) -> Diagnostic {
    malformed("the value of '\(name)' is not in double quotes", at: span, hint: "write \(name)=\"…\"")
  }

  private static func place(_ parent: RichTextTag?) -> String {
    parent.map { "directly in '\($0)'" } ?? "at the top of a text"
  }
}
