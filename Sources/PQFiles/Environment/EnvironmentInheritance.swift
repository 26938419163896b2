package import PQCore

/// Puts environments together with those they extend.
struct EnvironmentInheritance {
  private let nodes: [ExactText: Node]
  private let names: [String]
  private var merged: [ExactText: Node] = [:]

  /// The names that another environment extends.
  private(set) var bases: Set<ExactText> = []

  /// Makes the inheritance of a project.
  ///
  /// - Parameter nodes: The mapping of every environment, in order.
  init(_ nodes: [(name: String, node: Node)]) {
    self.nodes = Dictionary(nodes.map { (ExactText($0.name), $0.node) }, uniquingKeysWith: { first, _ in first })
    names = nodes.map(\.name)
    for (_, node) in nodes {
      if let base = node.entry("extends")?.value.text { bases.insert(ExactText(base)) }
    }
  }

  /// Puts one environment together.
  ///
  /// - Parameter name: Its name.
  /// - Returns: Its mapping with the keys of all it extends; own keys win.
  /// - Throws: A diagnostic for a name that does not exist and for a circle.
  mutating func node(_ name: String) throws(Diagnostic) -> Node? {
    var chain: [(name: ExactText, node: Node)] = []
    var seen: Set<ExactText> = []
    var next: ExactText? = ExactText(name)
    var result: Node?
    while let current = next {
      if let known = merged[current] {
        result = known
        break
      }
      guard let node = nodes[current] else { break }
      seen.insert(current)
      chain.append((current, node))
      next = try base(of: node, seen: seen) { chain.map(\.name.text) }
    }
    for (name, node) in chain.reversed() {
      result = result.map { EnvironmentInheritance.merge($0, under: node) } ?? node
      merged[name] = result
    }
    return result
  }

  private func base(
    of node: Node,
    seen: Set<ExactText>,
    chain: () -> [String]
  ) throws(Diagnostic) -> ExactText? {
    guard let entry = node.entry("extends"), !entry.value.isNull else { return nil }
    let name = try entry.value.readText("extends")
    guard !seen.contains(ExactText(name)) else { throw .extendsItself(name, chain: chain(), at: entry.value.span) }
    guard nodes[ExactText(name)] != nil else { throw .unknownBase(name, at: entry.value.span, names: names) }
    return ExactText(name)
  }

  private static func merge(_ base: Node, under own: Node) -> Node {
    guard let baseEntries = base.entries, let ownEntries = own.entries else { return own }
    var entries: [Node.Entry] = []
    for entry in baseEntries where entry.name != "extends" {
      guard let written = own.entry(entry.name) else {
        entries.append(entry)
        continue
      }
      entries.append(Node.Entry(key: written.key, value: merge(entry, with: written)))
    }
    entries += ownEntries.filter { base.entry($0.name) == nil || $0.name == "extends" }
    return Node(.mapping(entries), span: own.span)
  }

  // Settings of one authenticator mean nothing to another one.
  private static func merge(_ base: Node.Entry, with own: Node.Entry) -> Node {
    guard let baseEntries = base.value.entries, let ownEntries = own.value.entries else { return own.value }
    if own.name == "auth", let type = own.value.entry("type")?.value.text,
      type != base.value.entry("type")?.value.text
    {
      return own.value
    }
    // Upper and lower case are one in the names of headers.
    func name(_ entry: Node.Entry) -> ExactText {
      ExactText(own.name == "headers" ? entry.name.lowercased() : entry.name)
    }
    let ownNames = Set(ownEntries.map(name))
    let inherited = baseEntries.filter { !ownNames.contains(name($0)) }
    return Node(.mapping(inherited + ownEntries), span: own.value.span)
  }
}

extension Diagnostic.Code {
  package static let extends = Diagnostic.Code(
    "extends",
    explanation: """
      An environment extends another one that does not exist, or extends itself by way of others. 'extends' names one \
      environment of the same project.
      """,
    example: "extends: bsae"
  )
}

extension Diagnostic {
  fileprivate static func unknownBase(_ name: String, at span: SourceSpan, names: [String]) -> Diagnostic {
    .error(
      .extends,
      "there is no environment '\(name)' to extend",
      at: span,
      hint: NearestName.hint(name, in: names) ?? "the environments are \(names.joined(separator: ", "))"
    )
  }

  fileprivate static func extendsItself(_ name: String, chain: [String], at span: SourceSpan) -> Diagnostic {
    let start = chain.firstIndex(of: name) ?? 0
    let circle = (chain[start...] + [name]).map { "'\($0)'" }.joined(separator: " extends ")
    return .error(.extends, "\(circle)", at: span, label: "closes a circle", hint: "remove one of these 'extends'")
  }
}
