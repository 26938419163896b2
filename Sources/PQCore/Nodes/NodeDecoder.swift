/// Reads a mapping of a file key by key, and remembers every problem on the way.
///
/// A key that nobody asks for and the table of fields does not name is reported with the nearest name. A key that is
/// absent or null gives nil; a value of the wrong kind is reported and gives nil.
public struct NodeDecoder: Sendable {
  /// What is read, in words for messages: `environment 'stage'`.
  public let subject: String

  /// The mapping.
  public let node: Node

  /// The keys it may have.
  public let fields: [Field]

  /// The regular expressions that are compiled once for all that is read together, if they are.
  package let expressions: ExpressionPool?

  /// The problems found so far.
  public var diagnostics = DiagnosticList()

  /// Starts to read a mapping, and reports the keys it must not have.
  ///
  /// - Parameters:
  ///   - node: The mapping; another kind of node is reported and read as if it were empty.
  ///   - subject: What is read, in words for messages.
  ///   - fields: The keys it may have.
  public init(_ node: Node, subject: String, fields: [Field]) {
    self.init(node, subject: subject, fields: fields, sharing: nil)
  }

  /// Starts to read a mapping, and reports the keys it must not have.
  ///
  /// - Parameters:
  ///   - node: The mapping; another kind of node is reported and read as if it were empty.
  ///   - subject: What is read, in words for messages.
  ///   - fields: The keys it may have.
  ///   - expressions: The regular expressions that are compiled once for all that is read together, or nil.
  package init(_ node: Node, subject: String, fields: [Field], sharing expressions: ExpressionPool?) {
    self.node = node
    self.subject = subject
    self.fields = fields
    self.expressions = expressions
    guard let entries = node.entries else {
      diagnostics.append(.notAMapping(node, subject: subject, fields: fields))
      return
    }
    for entry in entries where !fields.contains(where: { $0.name == entry.name }) {
      diagnostics.append(.unknownKey(entry.key, subject: subject, names: fields.map(\.name)))
    }
  }

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: Its node, or nil when it is absent or null.
  public func value(_ key: String) -> Node? {
    node.entry(key).flatMap { $0.value.isNull ? nil : $0.value }
  }

  /// Reads a value that may be absent.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - read: Reads the node, or throws what is wrong with it.
  /// - Returns: What was read; nil when the key is absent, null, or wrong, which is reported.
  public mutating func optional<Value>(
    _ key: String,
    _ read: (Node) throws(Diagnostic) -> Value
  ) -> Value? {
    guard let node = value(key) else { return nil }
    return diagnostics.collect { () throws(Diagnostic) in try node.reading(read) }
  }

  /// Reads a value that must be there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - read: Reads the node, or throws what is wrong with it.
  /// - Returns: What was read.
  /// - Throws: A diagnostic when the key is absent or null, or what `read` throws.
  public mutating func required<Value>(
    _ key: String,
    _ read: (Node) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard let node = value(key) else { throw .missingKey(key, in: self) }
    return try node.reading(read)
  }

  /// Reads a value that must be there, and goes on when it is not.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - read: Reads the node, or throws what is wrong with it.
  /// - Returns: What was read; nil when the key is absent, null, or wrong, which is reported.
  public mutating func needed<Value>(
    _ key: String,
    _ read: (Node) throws(Diagnostic) -> Value
  ) -> Value? {
    do {
      return try required(key, read)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  /// Reads a mapping that may be absent.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fields: The keys it may have.
  ///   - read: Reads the mapping; the problems it finds are taken over.
  /// - Returns: What was read, or nil when the key is absent or null.
  public mutating func mapping<Value>(
    _ key: String,
    fields: [Field],
    _ read: (inout NodeDecoder) -> Value
  ) -> Value? {
    guard let node = value(key) else { return nil }
    var inner = NodeDecoder(node, subject: "'\(key)' of \(subject)", fields: fields, sharing: expressions)
    let value = read(&inner)
    diagnostics.append(contentsOf: inner.diagnostics)
    return value
  }

  /// Reads the entries of a mapping with keys of one's own, which may be absent.
  ///
  /// - Parameter key: The key.
  /// - Returns: The entries; none when the key is absent or null, or when no mapping stands there, which is reported.
  public mutating func entries(_ key: String) -> [Node.Entry] {
    guard let node = value(key) else { return [] }
    if let entries = node.entries { return entries }
    diagnostics.append(.notAMapping(node, subject: "'\(key)' of \(subject)", fields: []))
    return []
  }

  /// Reads the elements of a list, which may be absent.
  ///
  /// - Parameter key: The key.
  /// - Returns: The elements; none when the key is absent or null, or when no list stands there, which is reported.
  public mutating func elements(_ key: String) -> [Node] {
    guard let node = value(key) else { return [] }
    if let elements = node.elements { return elements }
    diagnostics.append(.notAList(node, subject: "'\(key)' of \(subject)"))
    return []
  }

  /// Reads a list of texts, which may be absent.
  ///
  /// - Parameter key: The key.
  /// - Returns: The texts; nil when the key is absent or null.
  public mutating func texts(_ key: String) -> [String]? {
    guard value(key) != nil else { return nil }
    return elements(key).compactMap { element in
      diagnostics.collect { () throws(Diagnostic) in try element.readText(key) }
    }
  }

  /// Reads text that may be absent.
  ///
  /// - Parameter key: The key.
  /// - Returns: The text, or nil.
  public mutating func text(_ key: String) -> String? {
    optional(key) { node throws(Diagnostic) in try node.readText(key) }
  }

  /// Reads a Boolean that may be absent.
  ///
  /// - Parameter key: The key.
  /// - Returns: The Boolean, or nil.
  public mutating func boolean(_ key: String) -> Bool? {
    optional(key) { node throws(Diagnostic) in try node.readBoolean(key) }
  }

  /// Reads a time that may be absent.
  ///
  /// - Parameter key: The key.
  /// - Returns: The time, or nil.
  public mutating func duration(_ key: String) -> Duration? {
    optional(key) { node throws(Diagnostic) in try node.readDuration(key) }
  }

  /// Reads one of the words of an enumeration, which may be absent.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The enumeration.
  /// - Returns: The case, or nil.
  public mutating func choice<Choice>(
    _ key: String,
    _ type: Choice.Type
  ) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    optional(key) { node throws(Diagnostic) in try node.readChoice(key, type) }
  }
}

extension Node {
  /// Reads the node, and says in a problem where its text came from.
  fileprivate func reading<Value>(_ read: (Node) throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
    do {
      return try read(self)
    } catch {
      guard case .interpolated(let names) = origin else { throw error }
      var problem = error
      problem.notes.append(Diagnostic.Note("the text was read from \(names.joined(separator: ", "))"))
      throw problem
    }
  }
}

extension Diagnostic.Code {
  package static let notAList = Diagnostic.Code(
    "not-a-list",
    explanation: "A list must stand here; a text or a mapping stands here.",
    example: "tags: smoke"
  )

  package static let notAMapping = Diagnostic.Code(
    "not-a-mapping",
    explanation: "A mapping, which is a set of keys with values, must stand here; a text or a list stands here.",
    example: "auth: basic"
  )

  package static let unknownKey = Diagnostic.Code(
    "unknown-key",
    explanation: """
      A key is not one of those that may stand here. An unknown key is an error, because a misspelt key that is \
      ignored changes what is sent without a word.
      """,
    example: "hots: publish.example.test"
  )

  package static let missingKey = Diagnostic.Code(
    "missing-key",
    explanation: "A key that must be there is absent, or its value is empty.",
    example: "auth: { type: basic, username: demo }"
  )
}

extension Diagnostic {
  fileprivate static func notAMapping(_ node: Node, subject: String, fields: [Field]) -> Diagnostic {
    let names = fields.prefix(4).map(\.name).joined(separator: ", ")
    return .error(
      .notAMapping,
      "\(subject) must be a mapping, and \(node.kind) stands here",
      at: node.span,
      hint: names.isEmpty ? "write keys with values, each as key: value" : "write keys with values, such as \(names)"
    )
  }

  fileprivate static func notAList(_ node: Node, subject: String) -> Diagnostic {
    .error(
      .notAList,
      "\(subject) must be a list, and \(node.kind) stands here",
      at: node.span,
      hint: "write [a, b], or each entry on a line of its own after '- '"
    )
  }

  fileprivate static func unknownKey(_ key: Node, subject: String, names: [String]) -> Diagnostic {
    let name = key.text ?? ""
    return .error(
      .unknownKey,
      "unknown key '\(name)' in \(subject)",
      at: key.span,
      label: "not a key of this mapping",
      hint: NearestName.hint(name, in: names) ?? "the keys are \(names.joined(separator: ", "))"
    )
  }

  fileprivate static func missingKey(_ key: String, in decoder: NodeDecoder) -> Diagnostic {
    let example = decoder.fields.first { $0.name == key }?.examples.first
    let hint = example.map { "add \(key): \($0)" } ?? "add the key '\(key)'"
    let entry = decoder.node.entry(key)
    return .error(
      .missingKey,
      "\(decoder.subject) has no '\(key)'",
      at: entry?.key.span ?? decoder.node.span,
      label: entry == nil ? nil : "has no value",
      hint: hint
    )
  }
}
