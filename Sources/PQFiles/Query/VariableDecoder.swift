package import PQCore
internal import PQGraphQL
internal import PQModel

/// Makes a variable of its entry, in the short form (`Int = 1200`) or as a mapping.
struct VariableDecoder {
  private let expressions: ExpressionPool

  init(sharing expressions: ExpressionPool) {
    self.expressions = expressions
  }

  func decode(_ entry: Node.Entry, into diagnostics: inout DiagnosticList) -> DeclaredVariable? {
    guard Self.isName(entry.name) else {
      diagnostics.append(.invalidName(entry.key))
      return nil
    }
    switch entry.value.content {
    case .scalar(let scalar): return decodeShort(scalar.text, of: entry, into: &diagnostics)
    case .sequence:
      return diagnostics.collect { () throws(Diagnostic) in
        let type = try TypeNode.read(entry.value)
        return DeclaredVariable(
          variable: Variable(entry.name, type, span: entry.key.span),
          typeSpan: entry.value.span
        )
      }
    case .mapping: return decodeMapping(entry, into: &diagnostics)
    }
  }

  private static func isName(_ text: String) -> Bool { ReferenceScanner.isName(text) }

  private func decodeShort(
    _ text: String,
    of entry: Node.Entry,
    into diagnostics: inout DiagnosticList
  ) -> DeclaredVariable? {
    let bytes = Array(text.utf8)
    let sign = bytes.firstIndex(of: UInt8(ascii: "="))
    let typeRange = Self.trim(0..<(sign ?? bytes.count), of: bytes)
    let type = part(typeRange, of: bytes, in: entry.value)
    var defaultValue: GivenValue?
    if let sign {
      let node = part(Self.trim(sign + 1..<bytes.count, of: bytes), of: bytes, in: entry.value)
      if node.text?.isEmpty ?? true { diagnostics.append(.emptyDefault(entry.value)) }
      defaultValue = GivenValue(readDefault(node, into: &diagnostics), origin: Self.defaultOrigin)
    }
    return diagnostics.collect { () throws(Diagnostic) in
      DeclaredVariable(
        variable: Variable(
          entry.name,
          try TypeNode.read(type),
          defaultValue: defaultValue,
          span: entry.key.span
        ),
        typeSpan: type.span
      )
    }
  }

  private func part(_ range: Range<Int>, of bytes: [UInt8], in node: Node) -> Node {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return Node(.scalar(Node.Scalar(text, isPlain: true)), span: node.span(of: range), origin: node.origin)
  }

  // A list, an object or a quoted text after '=' is written as it would be as a value of its own.
  private func readDefault(_ node: Node, into diagnostics: inout DiagnosticList) -> Node {
    guard let text = node.text, let first = text.utf8.first, "[{\"'".utf8.contains(first) else { return node }
    var problems = DiagnosticList()
    let value = YAMLReader().read(Array(text.utf8), named: node.span.source.name, into: &problems)
    guard let value, problems.isEmpty else {
      diagnostics.append(.invalidDefault(node))
      return node
    }
    return value.moved(to: node.span)
  }

  private func decodeMapping(_ entry: Node.Entry, into diagnostics: inout DiagnosticList) -> DeclaredVariable? {
    var decoder = NodeDecoder(
      entry.value,
      subject: "variable '\(entry.name)'",
      fields: QueryFields.variable,
      sharing: expressions
    )
    defer { diagnostics.append(contentsOf: decoder.diagnostics) }
    let type = decoder.needed("type") { node throws(Diagnostic) in try TypeNode.read(node) }
    let rules = decodeRules(&decoder)
    let isSecret = decoder.boolean("secret") ?? false
    let description = decoder.text("description")
    guard let type, let typeNode = decoder.value("type") else { return nil }
    if type.isNonNull, let value = entry.value.entry("default")?.value, value.isNull {
      decoder.diagnostics.append(.nullDefault(type, at: value.span))
    }
    if !Self.isOrdered(type.innermostName) {
      for entry in entry.value.entries ?? [] where ["min", "max"].contains(entry.name) {
        decoder.diagnostics.append(.idleBound(entry.key, type))
      }
    }
    return DeclaredVariable(
      variable: Variable(
        entry.name,
        type,
        defaultValue: decoder.value("default").map { GivenValue($0, origin: Self.defaultOrigin) },
        rules: rules,
        isSecret: isSecret,
        example: decoder.value("example").map { GivenValue($0, origin: "the example") },
        description: description,
        span: entry.key.span
      ),
      typeSpan: typeNode.span
    )
  }

  // A type of a server's own may be a number.
  private static func isOrdered(_ name: String) -> Bool {
    !["String", "ID", "Boolean", "Date", "Time", "Calendar", "JSON"].contains(name)
  }

  private static let defaultOrigin = "the default"

  private func decodeRules(_ decoder: inout NodeDecoder) -> Variable.Rules {
    let pattern = decoder.optional("pattern") { node throws(Diagnostic) in
      let text = try node.readText("pattern")
      let pattern = Variable.Pattern(text, span: node.span, sharing: expressions)
      try pattern.check()
      return pattern
    }
    let minimum = decoder.optional("min") { node throws(Diagnostic) in try Self.readNumber(node, "min") }
    let maximum = decoder.optional("max") { node throws(Diagnostic) in try Self.readNumber(node, "max") }
    if let minimum, let maximum, minimum.value > maximum.value, let node = decoder.value("max") {
      decoder.diagnostics.append(.emptyRange(minimum.text, maximum.text, at: node.span))
    }
    return Variable.Rules(
      allowed: decoder.texts("enum"),
      pattern: pattern,
      minimum: minimum?.text,
      maximum: maximum?.text,
      format: decoder.choice("format", Variable.Format.self)
    )
  }

  private static func readNumber(_ node: Node, _ name: String) throws(Diagnostic) -> (text: String, value: Double) {
    let text = try node.readText(name)
    let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal, let value = Double(text), value.isFinite else { throw .notANumber(node, name) }
    return (text, value)
  }

  /// Removes blanks at both ends of a range.
  private static func trim(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    func isBlank(_ place: Int) -> Bool { [0x20, 0x09, 0x0A].contains(bytes[place]) }
    guard let first = range.first(where: { !isBlank($0) }), let last = range.last(where: { !isBlank($0) }) else {
      return range.upperBound..<range.upperBound
    }
    return first..<last + 1
  }
}

extension Node {
  /// The same tree with every place replaced by one.
  fileprivate func moved(to span: SourceSpan) -> Node {
    var node = self
    node.span = span
    switch content {
    case .scalar: break
    case .sequence(let elements): node.content = .sequence(elements.map { $0.moved(to: span) })
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { Node.Entry(key: $0.key.moved(to: span), value: $0.value.moved(to: span)) }
      )
    }
    return node
  }
}

extension Diagnostic.Code {
  package static let variableName = Diagnostic.Code(
    "variable-name",
    explanation: "The name of a variable is made of letters, digits and '_', as in GraphQL, without '$'.",
    example: "variables: { $slug: String! }"
  )

  package static let variableRule = Diagnostic.Code(
    "variable-rule",
    explanation:
      "A rule for the values of a variable cannot be used: a bound that is no number, a range that is empty.",
    example: "limit: { type: Int, min: many }"
  )
}

extension Diagnostic {
  fileprivate static func invalidName(_ key: Node) -> Diagnostic {
    let name = key.text ?? ""
    return .error(
      .variableName,
      "'\(name)' is not the name of a variable",
      at: key.span,
      hint: name.hasPrefix("$") ? "write \(name.dropFirst()), without '$'" : "use letters, digits and '_'"
    )
  }

  fileprivate static func invalidDefault(_ node: Node) -> Diagnostic {
    .error(
      .variableType,
      "the default '\(node.text ?? "")' cannot be read",
      at: node.span,
      hint: "close its brackets and quotes, or use the long form with 'type' and 'default'"
    )
  }

  fileprivate static func emptyDefault(_ node: Node) -> Diagnostic {
    .error(
      .variableType,
      "no default follows the '='",
      at: node.span,
      hint: "write the default, such as Int = 1200, or remove the '='"
    )
  }

  fileprivate static func nullDefault(_ type: TypeReference, at span: SourceSpan) -> Diagnostic {
    .error(
      .variableType,
      "the default is null, and \(type) takes no null",
      at: span,
      hint: "remove the default, or write \(type.nullable) as the type"
    )
  }

  fileprivate static func idleBound(_ key: Node, _ type: TypeReference) -> Diagnostic {
    .warning(
      .variableRule,
      "'\(key.text ?? "")' is a bound for numbers, and has no effect on \(type)",
      at: key.span,
      hint: "remove it, or use 'pattern' for the length of a text, such as \"^.{3,40}$\""
    )
  }

  fileprivate static func notANumber(_ node: Node, _ name: String) -> Diagnostic {
    .error(.variableRule, "'\(name)' takes a number, not '\(node.text ?? "")'", at: node.span, hint: "write \(name): 1")
  }

  fileprivate static func emptyRange(_ minimum: String, _ maximum: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .variableRule,
      "no number is at least \(minimum) and at most \(maximum)",
      at: span,
      hint: "write the smaller number as 'min'"
    )
  }
}
