package import PQCore
package import PQModel

/// A check as it is written, whose texts may name variables: `${slug}` stands for the value of `slug`.
package struct CheckTemplate: Sendable {
  private let node: Node
  private let holdsReference: Bool

  /// The names it uses, with the place of the text that has them.
  package let names: [Use]

  /// Makes a template.
  ///
  /// - Parameter node: The check's mapping.
  /// - Throws: A diagnostic for a name that does not end.
  package init(_ node: Node) throws(Diagnostic) {
    self.node = node
    holdsReference = node.holdsReference
    names = holdsReference ? try Self.names(in: node) : []
  }

  /// Whether it names no variable and is the same for every case.
  package var isConstant: Bool { names.isEmpty }

  /// The check with stand-ins where variables are named, by which it can be read before their values are known.
  package var outline: Node {
    guard holdsReference else { return node }
    return node.mapScalars { node, text in
      guard let parts = try? TemplateText.parts(of: text, at: node.span) else { return node }
      guard parts.contains(where: \.isName) else { return node.withText(TemplateText.literal(of: parts)) }
      return Node(node.content, span: node.span, origin: .unresolved)
    }
  }

  /// Puts values in the place of names.
  ///
  /// - Parameter value: Gives the value of a name.
  /// - Returns: The check.
  /// - Throws: A diagnostic for a name without a value.
  package func filled(_ value: (String) -> VariableValue?) throws(Diagnostic) -> Node {
    var problem: Diagnostic?
    let filled = node.mapScalars { node, text in
      do throws(Diagnostic) {
        return try Self.fill(node, text, value)
      } catch {
        problem = problem ?? error
        return node
      }
    }
    if let problem { throw problem }
    return filled
  }

  private static func fill(
    _ node: Node,
    _ text: String,
    _ value: (String) -> VariableValue?
  ) throws(Diagnostic) -> Node {
    let parts = try TemplateText.parts(of: text, at: node.span)
    guard parts.contains(where: \.isName) else { return node.withText(TemplateText.literal(of: parts)) }
    if case .name(let name) = parts[0], parts.count == 1 {
      guard let value = value(name) else { throw .noValue(name, at: node.span) }
      return Node(value, at: node.span)
    }
    var filled = ""
    for part in parts {
      switch part {
      case .literal(let literal): filled += literal
      case .name(let name):
        guard let value = value(name) else { throw .noValue(name, at: node.span) }
        filled += value.wireText ?? "null"
      }
    }
    return Node(.scalar(Node.Scalar(filled, isPlain: false)), span: node.span)
  }

  private static func names(in node: Node) throws(Diagnostic) -> [Use] {
    var uses: [Use] = []
    try collectNames(in: node, into: &uses)
    return uses
  }

  private static func collectNames(in node: Node, into uses: inout [Use]) throws(Diagnostic) {
    switch node.content {
    case .scalar(let scalar):
      guard scalar.text.holdsReference else { return }
      for case .name(let name) in try TemplateText.parts(of: scalar.text, at: node.span) {
        uses.append(Use(name: name, span: node.span))
      }
    case .sequence(let nodes):
      for node in nodes { try collectNames(in: node, into: &uses) }
    case .mapping(let entries):
      for entry in entries { try collectNames(in: entry.value, into: &uses) }
    }
  }
}

extension CheckTemplate {
  /// A name that a check uses.
  package struct Use: Sendable, Hashable {
    /// The name.
    package let name: String

    /// The text that has it.
    package let span: SourceSpan
  }
}

extension TemplateText.Part {
  fileprivate var isName: Bool {
    switch self {
    case .name: true
    case .literal: false
    }
  }
}

extension TemplateText {
  fileprivate static func literal(of parts: [Part]) -> String {
    parts.reduce(into: "") { text, part in
      if case .literal(let literal) = part { text += literal }
    }
  }
}

extension Node {
  // A value's depth is bounded by its type and by the readers of files and of JSON.
  fileprivate init(_ value: VariableValue, at span: SourceSpan) {
    let content: Content =
      switch value {
      case .null: .scalar(Scalar("null", isPlain: true))
      case .literal(let literal): .scalar(Scalar(literal, isPlain: true))
      case .text(let text): .scalar(Scalar(text, isPlain: false))
      case .list(let values): .sequence(values.map { Node($0, at: span) })
      case .object(let fields):
        .mapping(
          fields.map { field in
            Entry(
              key: Node(.scalar(Scalar(field.name, isPlain: false)), span: span),
              value: Node(field.value, at: span)
            )
          }
        )
      }
    self.init(content, span: span)
  }

  // The reader of files has bounded the depth of nodes.
  fileprivate func mapScalars(_ transform: (Node, String) -> Node) -> Node {
    switch content {
    case .scalar(let scalar):
      return scalar.text.holdsReference ? transform(self, scalar.text) : self
    case .sequence(let nodes):
      return Node(.sequence(nodes.map { $0.mapScalars(transform) }), span: span, origin: origin)
    case .mapping(let entries):
      let mapped = entries.map { Entry(key: $0.key, value: $0.value.mapScalars(transform)) }
      return Node(.mapping(mapped), span: span, origin: origin)
    }
  }

  fileprivate func withText(_ text: String) -> Node {
    guard case .scalar(let scalar) = content, scalar.text != text else { return self }
    return Node(.scalar(Scalar(text, isPlain: scalar.isPlain)), span: span, origin: origin)
  }
}

extension Diagnostic.Code {
  package static let noValue = Diagnostic.Code(
    "no-value",
    explanation: """
      A text names a variable by '${name}', and nothing of that name has a value in the case: the query does not \
      declare it, and no earlier case captured it.
      """,
    example: "checks: [{ path: $..slug, equals: \"${slgu}\" }]"
  )
}

extension Diagnostic {
  fileprivate static func noValue(_ name: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .noValue,
      "'\(name)' has no value here",
      at: span,
      hint: "run the case that captures it too, name a variable of the query, or write '$${' for a literal '${'"
    )
  }
}
