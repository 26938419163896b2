package import PQCore

/// Puts the events of one YAML text together into a node.
struct YAMLComposer: ~Copyable {
  private enum Anchor {
    case open
    case done(Node, count: Int)
  }

  private(set) var diagnostics = DiagnosticList()

  private var parser: YAMLParser
  private let source: SourceText
  private let limits: YAMLLimits
  private var offsets: ScalarOffsets
  private var anchors: [String: Anchor] = [:]
  private var nodeCount = 0
  private var aliasedCount = 0

  init(_ parser: consuming YAMLParser, source: SourceText, isASCII: Bool, limits: YAMLLimits) {
    self.parser = parser
    self.source = source
    self.limits = limits
    offsets = ScalarOffsets(source.bytes, isASCII: isASCII)
  }

  /// Reads the one document that has content.
  ///
  /// - Returns: The document; an empty plain scalar when there is none.
  /// - Throws: A diagnostic for what is not YAML, and for what goes beyond the limits.
  mutating func compose() throws(Diagnostic) -> Node {
    var document: Node?
    while true {
      let event = try next()
      switch event.content {
      case .streamEnd:
        return document ?? Node(.scalar(Node.Scalar("", isPlain: true)), span: SourceSpan(source: source, range: 0..<0))
      case .documentStart:
        anchors = [:]
        let start = span(of: event)
        let node = try composeNode(try next(), depth: 0)
        guard node.text != "" || !node.isNull else { continue }
        if let document { throw .severalDocuments(second: start, first: document.span) }
        document = node
      case .documentEnd, .alias, .scalar, .sequenceStart, .sequenceEnd, .mappingStart, .mappingEnd:
        continue
      }
    }
  }

  private mutating func composeNode(_ event: YAMLEvent, depth: Int) throws(Diagnostic) -> Node {
    guard depth <= limits.depth else { throw .tooDeep(span(of: event), limit: limits.depth) }
    if case .alias(let name) = event.content { return try resolve(name, at: span(of: event)) }
    let countBefore = nodeCount
    nodeCount += 1
    if let anchor = event.anchor { anchors[anchor] = .open }
    var node: Node
    switch event.content {
    case .sequenceStart(let isFlow): node = try composeSequence(event, isFlow: isFlow, depth: depth)
    case .mappingStart(let isFlow): node = try composeMapping(event, isFlow: isFlow, depth: depth)
    case .scalar(let text, let style):
      node = Node(.scalar(Node.Scalar(text, isPlain: style == .plain)), span: scalarSpan(of: event, style: style))
    case .alias, .documentStart, .documentEnd, .streamEnd, .sequenceEnd, .mappingEnd:
      node = Node(.scalar(Node.Scalar("", isPlain: true)), span: span(of: event))
    }
    if let tag = event.tag { apply(tag, of: event, to: &node) }
    if let anchor = event.anchor { anchors[anchor] = .done(node, count: nodeCount - countBefore) }
    return node
  }

  private mutating func composeSequence(
    _ start: YAMLEvent,
    isFlow: Bool,
    depth: Int
  ) throws(Diagnostic) -> Node {
    var elements: [Node] = []
    var range = contentRange(of: start)
    while true {
      let event = try next()
      if case .sequenceEnd = event.content {
        range = range.lowerBound..<end(of: event, isFlow: isFlow, last: elements.last, start: range)
        return Node(.sequence(elements), span: SourceSpan(source: source, range: range))
      }
      elements.append(try composeNode(event, depth: depth + 1))
    }
  }

  private mutating func composeMapping(
    _ start: YAMLEvent,
    isFlow: Bool,
    depth: Int
  ) throws(Diagnostic) -> Node {
    var entries = MappingEntries()
    var range = contentRange(of: start)
    while true {
      let event = try next()
      if case .mappingEnd = event.content {
        range = range.lowerBound..<end(of: event, isFlow: isFlow, last: entries.lastValue, start: range)
        let content = entries.finish(into: &diagnostics)
        return Node(.mapping(content), span: SourceSpan(source: source, range: range))
      }
      let key = try composeNode(event, depth: depth + 1)
      let value = try composeNode(try next(), depth: depth + 1)
      entries.append(key: key, value: value)
    }
  }

  private mutating func resolve(_ name: String, at span: SourceSpan) throws(Diagnostic) -> Node {
    switch anchors[name] {
    case .done(let node, let count):
      aliasedCount += count
      nodeCount += count
      guard aliasedCount <= limits.aliasedNodes else { throw .tooManyAliases(span, limit: limits.aliasedNodes) }
      return node
    case .open:
      diagnostics.append(.aliasOfItself(name, at: span))
    case nil:
      diagnostics.append(.unknownAlias(name, at: span, anchors: anchors.keys.sorted()))
    }
    // What it stands for is not known, so that nothing else is wrong with it.
    return Node(.scalar(Node.Scalar("", isPlain: true)), span: span, origin: .unresolved)
  }

  private mutating func apply(_ tag: String, of event: YAMLEvent, to node: inout Node) {
    let prefix = "tag:yaml.org,2002:"
    let name = tag.hasPrefix(prefix) ? String(tag.dropFirst(prefix.count)) : tag
    switch (name, node.content) {
    case ("!", _), ("map", .mapping), ("seq", .sequence): break
    case ("str", .scalar(let scalar)): node.content = .scalar(Node.Scalar(scalar.text, isPlain: false))
    case ("int", .scalar(let scalar)), ("float", .scalar(let scalar)), ("bool", .scalar(let scalar)),
      ("null", .scalar(let scalar)):
      node.content = .scalar(Node.Scalar(scalar.text, isPlain: true))
    default:
      let start = offsets.offset(of: event.start)
      diagnostics.append(.unknownTag(name, of: node, at: tagSpan(from: start, to: node.span.range.lowerBound)))
    }
  }
}

// MARK: - Places

extension YAMLComposer {
  private mutating func next() throws(Diagnostic) -> YAMLEvent {
    do {
      return try parser.next()
    } catch {
      let places = (offsets.offset(of: error.contextStart), offsets.offset(of: error.problemStart))
      throw YAMLSyntaxDiagnosis(error, source: source, context: places.0, problem: places.1).diagnostic
    }
  }

  private mutating func span(of event: YAMLEvent) -> SourceSpan {
    let start = offsets.offset(of: event.start)
    return SourceSpan(source: source, range: start..<max(start, offsets.offset(of: event.end)))
  }

  private mutating func scalarSpan(of event: YAMLEvent, style: YAMLEvent.Style) -> SourceSpan {
    let range = contentRange(of: event)
    var end = range.upperBound
    if style == .block {
      while end > range.lowerBound, isBlank(source.bytes[end - 1]) { end -= 1 }
    }
    return SourceSpan(source: source, range: range.lowerBound..<end)
  }

  /// The bytes of an event after its anchor and its tag.
  private mutating func contentRange(of event: YAMLEvent) -> Range<Int> {
    let range = span(of: event).range
    guard event.hasProperties else { return range }
    let bytes = source.bytes
    var place = range.lowerBound
    let limit = max(range.upperBound, place)
    while place < limit, bytes[place] == UInt8(ascii: "&") || bytes[place] == UInt8(ascii: "!") {
      while place < limit, !isBlank(bytes[place]) { place += 1 }
      while place < limit, isBlank(bytes[place]) { place += 1 }
    }
    return place..<limit
  }

  // A block collection ends for libyaml where the next token starts; for people it ends with its last value.
  private mutating func end(of event: YAMLEvent, isFlow: Bool, last: Node?, start: Range<Int>) -> Int {
    if isFlow { return max(start.lowerBound, offsets.offset(of: event.end)) }
    guard let last, last.span.range.upperBound > start.lowerBound else { return start.upperBound }
    return last.span.range.upperBound
  }

  private func tagSpan(from start: Int, to end: Int) -> SourceSpan {
    let bytes = source.bytes
    var place = start
    while place < end, bytes[place] != UInt8(ascii: "!") { place += 1 }
    let tagStart = place
    while place < end, !isBlank(bytes[place]) { place += 1 }
    return SourceSpan(source: source, range: place > tagStart ? tagStart..<place : start..<end)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}

extension Diagnostic.Code {
  package static let yamlDocuments = Diagnostic.Code(
    "yaml-documents",
    explanation: """
      A file holds one YAML document. A line of '---' starts another one, whose content most programs would pass over \
      in silence; empty documents are allowed.
      """,
    example: "queries: { first: … }\n---\nqueries: { second: … }"
  )

  package static let yamlLimit = Diagnostic.Code(
    "yaml-limit",
    explanation: """
      A file nests its values deeper, or multiplies them by aliases further, than any file made for people. Such files \
      are refused early, because reading them could take all memory.
      """,
    example: "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]"
  )

  package static let yamlAlias = Diagnostic.Code(
    "yaml-alias",
    explanation: """
      An alias such as '*base' stands for the value marked '&base' earlier in the same file. This one stands for \
      nothing, or for the very value it is a part of.
      """,
    example: "auth: *credentials"
  )

  package static let yamlTag = Diagnostic.Code(
    "yaml-tag",
    explanation: """
      A tag is not one of YAML's core schema (!!str, !!int, !!float, !!bool, !!null, !!seq, !!map), or does not fit the \
      value after it. What a value means is decided by the type that is declared for it, so tags are hardly needed.
      """,
    example: "password: !vault secret/aem"
  )
}

extension Diagnostic {
  fileprivate static func severalDocuments(second: SourceSpan, first: SourceSpan) -> Diagnostic {
    .error(
      .yamlDocuments,
      "a second document starts here",
      at: second,
      label: "a file holds one document",
      notes: [Note("the first document", at: SourceSpan(source: first.source, range: first.range.prefix(0)))],
      hint: "remove the line '---', or move what follows into a file of its own"
    )
  }

  fileprivate static func tooDeep(_ span: SourceSpan, limit: Int) -> Diagnostic {
    .error(
      .yamlLimit,
      "values are nested more than \(limit) levels deep",
      at: span,
      hint: "check the indentation and the brackets before this place"
    )
  }

  fileprivate static func tooManyAliases(_ span: SourceSpan, limit: Int) -> Diagnostic {
    .error(
      .yamlLimit,
      "aliases stand for more than \(limit) values",
      at: span,
      hint: "write the values out, or use 'extends' between environments"
    )
  }

  fileprivate static func aliasOfItself(_ name: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .yamlAlias,
      "'*\(name)' stands inside the value it stands for",
      at: span,
      hint: "move the alias out of the value marked '&\(name)'"
    )
  }

  fileprivate static func unknownAlias(_ name: String, at span: SourceSpan, anchors: [String]) -> Diagnostic {
    .error(
      .yamlAlias,
      "no value before this is marked '&\(name)'",
      at: span,
      hint: NearestName.find(name, in: anchors).map { "did you mean '*\($0)'?" }
        ?? "mark a value with '&\(name)' before this place; text that starts with '*' needs quotes"
    )
  }

  fileprivate static func unknownTag(_ name: String, of node: Node, at span: SourceSpan) -> Diagnostic {
    let core = ["str", "int", "float", "bool", "null", "seq", "map"]
    if core.contains(name) {
      return .error(.yamlTag, "the tag '!!\(name)' does not fit \(node.kind)", at: span, hint: "remove the tag")
    }
    return .error(
      .yamlTag,
      "the tag '\(name)' is not known",
      at: span,
      hint: "remove it; text that starts with '!' needs quotes"
    )
  }
}
