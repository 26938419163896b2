public import PQCore

extension Registry {
  /// Makes the check that a mapping describes.
  ///
  /// - Parameter node: The mapping: the check's keyword and its settings.
  /// - Returns: The check with its place.
  /// - Throws: Every problem with the settings, or that no check, or more than one, is named.
  public func check(_ node: Node) throws(DiagnosticList) -> BoundCheck {
    let (check, warnings) = try read(node)
    return BoundCheck(check, from: node, warnings: warnings)
  }

  /// Looks at a check that is not needed yet.
  ///
  /// - Parameter node: The check's mapping.
  /// - Returns: What is doubtful about how it is written.
  /// - Throws: Every problem with the settings, or that no check, or more than one, is named.
  package func warnings(of node: Node) throws(DiagnosticList) -> [Diagnostic] {
    try read(node).warnings
  }

  private func read(_ node: Node) throws(DiagnosticList) -> (check: any Check, warnings: [Diagnostic]) {
    let type = try checkType(of: node)
    var decoder = NodeDecoder(
      node,
      subject: "check '\(type.keyword)'",
      fields: type.fields,
      sharing: expressions
    )
    let check: (any Check)?
    do {
      let read = try type.init(from: &decoder)
      try read.verify(with: self)
      check = read
    } catch {
      decoder.diagnostics.append(error)
      check = nil
    }
    guard let check, !decoder.diagnostics.hasErrors else { throw decoder.diagnostics }
    return (check, decoder.diagnostics.items)
  }

  /// The kind of answer that a check is made for, or nil when it is a good one.
  ///
  /// - Parameter node: The check's mapping.
  /// - Returns: The kind.
  package func expectedVerdict(of node: Node) -> Verdict.Kind? {
    (try? checkType(of: node))?.expectedVerdict
  }

  /// The keys of checks that name environments.
  package var environmentKeys: [String] {
    checks.flatMap { $0.fields.filter { $0.kind == .environmentName } }.map(\.name)
  }

  private func checkType(of node: Node) throws(DiagnosticList) -> any Check.Type {
    guard let entries = node.entries else { throw DiagnosticList([.checkIsNoMapping(node)]) }
    let names = entries.map(\.name)
    let named = names.compactMap(checkType)
    guard let first = named.first else {
      throw DiagnosticList([.unknownCheck(node, names: checks.map { $0.keyword })])
    }
    guard named.count > 1 else { return first }
    let owner = named.first { type in names.allSatisfy { name in type.fields.contains { $0.name == name } } }
    guard let owner else { throw DiagnosticList([.severalChecks(node, named.map { $0.keyword })]) }
    return owner
  }
}

extension Diagnostic.Code {
  package static let unknownCheck = Diagnostic.Code(
    "unknown-check",
    explanation: "A mapping under 'checks' has no key that names a check. 'pqrun list checks' shows them all.",
    example: "checks: [{ item: some }]"
  )

  package static let severalChecks = Diagnostic.Code(
    "several-checks",
    explanation: "A mapping under 'checks' names more than one check; each is an entry of the list of its own.",
    example: "checks: [{ items: some, status: 200 }]"
  )
}

extension Diagnostic {
  fileprivate static func checkIsNoMapping(_ node: Node) -> Diagnostic {
    .error(
      .notAMapping,
      "a check must be a mapping, and \(node.kind) stands here",
      at: node.span,
      hint: "write { items: some }, or { path: $.data.adventureList.items[0].title, equals: Bali }"
    )
  }

  fileprivate static func unknownCheck(_ node: Node, names: [String]) -> Diagnostic {
    let first = node.entries?.first
    let name = first?.name ?? ""
    let all = "the checks are \(names.joined(separator: ", "))"
    return .error(
      .unknownCheck,
      first == nil ? "a check without keys checks nothing" : "no check is named '\(name)'",
      at: first?.key.span ?? node.span,
      hint: NearestName.hint(name, in: names) ?? all
    )
  }

  fileprivate static func severalChecks(_ node: Node, _ names: [String]) -> Diagnostic {
    let words = names.map { "'\($0)'" }.joined(separator: " and ")
    return .error(
      .severalChecks,
      "\(words) are checks of their own",
      at: node.span,
      hint: "write each as an entry of the list: [{ \(names[0]): … }, { \(names.last ?? ""): … }]"
    )
  }
}
