package import PQCore

/// Puts values from outside into a tree of nodes: `${env:NAME}`, `${env:NAME:-default}`, `${file:PATH}`.
///
/// `$${` stands for `${`, and any other `$` for itself. What was read from outside is never looked at again.
package struct Interpolator: Sendable {
  /// What to do about a value that is not there.
  package enum Mode: Sendable, Hashable {
    /// It is an error.
    case strict
    /// Its text stays, marked as unresolved.
    case check
    /// Words that say so take its place: `<unset: NAME>`.
    case show
  }

  /// What `${name}` is.
  package enum BareNames: Sendable, Hashable {
    /// A mistake.
    case refused
    /// A variable of a query, which is put in later; `$${` is left to that step too.
    case kept
  }

  private let sources: ValueSources
  private let mode: Mode

  /// Makes an interpolator.
  ///
  /// - Parameters:
  ///   - sources: Where values come from.
  ///   - mode: What to do about a value that is not there.
  package init(sources: ValueSources, mode: Mode) {
    self.sources = sources
    self.mode = mode
  }

  /// Puts the values into a tree.
  ///
  /// - Parameters:
  ///   - node: The tree.
  ///   - bareNames: What `${name}` is.
  ///   - diagnostics: Takes the problems.
  /// - Returns: The tree with the same places; a text with a problem is left as it is, marked as unresolved.
  package func expand(
    _ node: Node,
    bareNames: BareNames = .refused,
    into diagnostics: inout DiagnosticList
  ) -> Node {
    changed(node, bareNames: bareNames, into: &diagnostics) ?? node
  }

  /// - Returns: The tree, or nil when there is nothing to put in, which is so for most of them.
  private func changed(_ node: Node, bareNames: BareNames, into diagnostics: inout DiagnosticList) -> Node? {
    var changedNode: Node?
    switch node.content {
    case .scalar(let scalar):
      guard scalar.text.holdsReference else { return nil }
      var node = node
      expand(scalar, of: &node, bareNames: bareNames, into: &diagnostics)
      changedNode = node
    case .sequence(var elements):
      for place in elements.indices {
        guard let element = changed(elements[place], bareNames: bareNames, into: &diagnostics) else { continue }
        elements[place] = element
        changedNode = node
      }
      changedNode?.content = .sequence(elements)
    case .mapping(var entries):
      for place in entries.indices {
        guard let value = changed(entries[place].value, bareNames: bareNames, into: &diagnostics) else { continue }
        entries[place].value = value
        changedNode = node
      }
      changedNode?.content = .mapping(entries)
    }
    return changedNode
  }

  private func expand(
    _ scalar: Node.Scalar,
    of node: inout Node,
    bareNames: BareNames,
    into diagnostics: inout DiagnosticList
  ) {
    var text = ""
    var origins: [String] = []
    var hasReference = false
    var isResolved = true
    for piece in ReferenceScanner.pieces(of: scalar.text) {
      switch piece {
      case .literal(let literal): text += literal
      case .escape: text += bareNames == .kept ? "$${" : "${"
      case .bare(let name, _) where bareNames == .kept: text += "${\(name)}"
      case .bare(let name, let range):
        diagnostics.append(.bareName(name, at: node.span(of: range)))
        isResolved = false
      case .invalid(let reason, let range):
        diagnostics.append(.invalidReference(reason, at: node.span(of: range)))
        isResolved = false
      case .nested(let range):
        diagnostics.append(.nestedReference(at: node.span(of: range)))
        isResolved = false
      case .reference(let reference, let range):
        let value = diagnostics.collect { () throws(Diagnostic) in
          try read(reference, at: node.span(of: range))
        }
        hasReference = true
        if let value = value ?? nil {
          text += value.text
          if value.isFromOutside { origins.append(reference.name) }
        } else if mode == .show {
          text += "<unset: \(reference.name)>"
        } else {
          isResolved = false
        }
      }
    }
    guard isResolved else {
      node.origin = .unresolved
      return
    }
    node.content = .scalar(Node.Scalar(text, isPlain: scalar.isPlain && !hasReference))
    if !origins.isEmpty { node.origin = .interpolated(from: origins) }
  }

  /// - Returns: The value; nil when it is not there and that is no error.
  private func read(
    _ reference: ReferenceScanner.Reference,
    at span: SourceSpan
  ) throws(Diagnostic) -> (text: String, isFromOutside: Bool)? {
    switch reference {
    case .variable(let name, let fallback):
      let value = sources.variable(name)
      if let value, !value.isEmpty { return (value, isFromOutside: true) }
      if let fallback { return (fallback, isFromOutside: false) }
      guard mode == .strict else { return nil }
      throw .unsetVariable(name, isEmpty: value != nil, at: span)
    case .file(let path):
      let bytes: [UInt8]
      do {
        bytes = try sources.file(path)
      } catch {
        guard mode == .strict else { return nil }
        throw .unreadableFile(path, error, at: span)
      }
      guard let text = String(validating: bytes.droppingByteOrderMark, as: UTF8.self) else {
        throw .binaryFile(path, at: span)
      }
      return (text.droppingLastLineBreak, isFromOutside: true)
    }
  }
}

extension ReferenceScanner.Reference {
  fileprivate var name: String {
    switch self {
    case .variable(let name, _): name
    case .file(let path): path
    }
  }
}

extension String {
  // `\r\n` is one character.
  fileprivate var droppingLastLineBreak: String {
    last == "\n" || last == "\r\n" ? String(dropLast()) : self
  }
}

extension Node {
  /// The place of a part of a scalar's text; the whole scalar when escapes or folding make that unclear.
  ///
  /// - Parameter range: Bytes of the text.
  /// - Returns: The place.
  func span(of range: Range<Int>) -> SourceSpan {
    guard case .scalar(let scalar) = content else { return span }
    let covered = span.source.bytes[span.range.clamped(to: 0..<span.source.bytes.count)]
    let extra = covered.count - scalar.text.utf8.count
    guard extra == 0 || extra == 2 else { return span }
    let start = span.range.lowerBound + extra / 2
    guard covered.dropFirst(extra / 2).starts(with: scalar.text.utf8) else { return span }
    return SourceSpan(source: span.source, range: start + range.lowerBound..<start + range.upperBound)
  }
}

extension Diagnostic.Code {
  package static let invalidReference = Diagnostic.Code(
    "invalid-reference",
    explanation: """
      Text between '${' and '}' names a value from outside: ${env:NAME}, ${env:NAME:-default} or ${file:PATH}. \
      Anything else there is a mistake, also '${' within a default or a path, which are plain text; '$${' stands for \
      '${' itself.
      """,
    example: "password: \"${AEM_PASSWORD}\""
  )

  package static let unsetVariable = Diagnostic.Code(
    "unset-variable",
    explanation: """
      A variable of the process environment is not set, or is empty, and the file gives no default. An empty \
      password or host would fail far from its cause.
      """,
    example: "token: \"${env:AEM_TOKEN}\""
  )

  package static let unreadableFile = Diagnostic.Code(
    "unreadable-file",
    explanation: "A file that a value is read from is not there, may not be read, or is not text.",
    example: "token: \"${file:token.txt}\""
  )
}

extension Diagnostic {
  fileprivate static func bareName(_ name: String, at span: SourceSpan) -> Diagnostic {
    let hint =
      ReferenceScanner.isName(name)
      ? "write ${env:\(name)} for the variable, or $${\(name)} for the text itself"
      : "write ${env:NAME} or ${file:PATH}, or $${ for the text '${'"
    return .error(.invalidReference, "'${\(name)}' does not say where its value comes from", at: span, hint: hint)
  }

  fileprivate static func invalidReference(_ reason: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .invalidReference,
      reason,
      at: span,
      hint: "write ${env:NAME} or ${file:PATH}, or $${ for the text '${'"
    )
  }

  fileprivate static func nestedReference(at span: SourceSpan) -> Diagnostic {
    .error(
      .invalidReference,
      "'${' stands within another reference, where a default or a path is plain text",
      at: span,
      hint: "write the default itself, such as ${env:NAME:-text}, or read the value from one place alone"
    )
  }

  fileprivate static func unsetVariable(_ name: String, isEmpty: Bool, at span: SourceSpan) -> Diagnostic {
    .error(
      .unsetVariable,
      "the variable '\(name)' is \(isEmpty ? "empty" : "not set")",
      at: span,
      hint: "export \(name), put it into the file .env, or give a default: ${env:\(name):-default}"
    )
  }

  fileprivate static func unreadableFile(_ path: String, _ problem: FileProblem, at span: SourceSpan) -> Diagnostic {
    .error(
      .unreadableFile,
      "cannot read '\(path)': \(problem.reason)",
      at: span,
      hint: "check the path, which is relative to the project's folder"
    )
  }

  fileprivate static func binaryFile(_ path: String, at span: SourceSpan) -> Diagnostic {
    .error(.unreadableFile, "'\(path)' is not UTF-8 text", at: span, hint: "save the file as UTF-8")
  }
}
