internal import PQCore
internal import PQModel
internal import PQRun

/// Decodes the items of a project, checking first and strictly later.
struct ProjectDecoders: Sendable {
  private let environments: EnvironmentDecoder
  private let queries: QueryDecoder
  private let sources: ValueSources
  private let authentication: AuthenticationWords

  /// The values that cases capture for those of later queries.
  var captured = CapturedNames()

  /// The groups, whose names stand for their environments where a query says where it may run.
  var groups: [EnvironmentGroup] = []

  init(root: String, registry: Registry, sources: ValueSources) {
    environments = EnvironmentDecoder(registry: registry, root: root)
    queries = QueryDecoder(registry: registry, file: sources.document)
    self.sources = sources
    authentication = AuthenticationWords(registry)
  }

  /// The mapping of an environment for people.
  func outline(_ environment: Declared<Environment>, secretVariables: Set<String>) -> EnvironmentOutline {
    var diagnostics = DiagnosticList()
    let node = Interpolator(sources: sources, mode: .show).expand(environment.node, into: &diagnostics)
    return EnvironmentOutline(node, authentication: authentication, secretVariables: secretVariables)
  }

  /// Checks an environment without asking for values that are not there.
  ///
  /// - Parameters:
  ///   - declaration: The environment.
  ///   - node: Its mapping with what it extends.
  ///   - isBase: Whether others extend it, so that it need not be whole.
  /// - Returns: The environment with its problems.
  func check(_ declaration: Declaration, node: Node, isBase: Bool) -> Declared<Environment> {
    var problems = declaration.diagnostics
    guard !declaration.isUnreadable else {
      return Declared(declaration, node: node, value: nil, diagnostics: problems)
    }
    let expanded = Interpolator(sources: sources, mode: .check).expand(node, into: &problems)
    var found = DiagnosticList()
    let value = environments.decode(expanded, named: declaration.name, at: declaration.span, into: &found)
    problems.append(contentsOf: found.known(in: expanded, isBase: isBase))
    checkFiles(of: expanded, into: &problems)
    return Declared(declaration, node: node, value: problems.hasErrors ? nil : value, diagnostics: problems)
  }

  // The file may be there only where the environment is used, so that it is no error yet.
  private func checkFiles(of node: Node, into problems: inout DiagnosticList) {
    let places = [("tls", "ca"), ("tls", "certificate"), ("tls", "key"), ("auth", "token-file")]
    for (holder, key) in places {
      guard let entry = node.entry(holder)?.value.entry(key) else { continue }
      guard let path = entry.value.text, !entry.value.isNull, !entry.value.isUnresolved else { continue }
      do {
        _ = try sources.file(path)
      } catch {
        problems.append(.unreadableFile(entry, error))
      }
    }
  }

  /// Keeps a query as it is declared, to be decoded when it is asked for.
  func declared(_ declaration: Declaration) -> Declared<Query> {
    Declared(declaration, node: declaration.node, value: nil, diagnostics: declaration.diagnostics)
  }

  /// Reads a query that was passed over when the project was loaded, and checks it.
  func read(_ postponed: Declared<Query>) -> Declared<Query> {
    let path = postponed.span.source.name
    let file = ProjectFile(ProjectFolder.File(path, .queries), authentication: authentication, read: sources.file)
    return file?.queries.first.map(check) ?? postponed
  }

  /// Checks a query without asking for values that are not there.
  func check(_ declaration: Declaration) -> Declared<Query> {
    var problems = declaration.diagnostics
    guard !declaration.isUnreadable else {
      return Declared(declaration, node: declaration.node, value: nil, diagnostics: problems)
    }
    let expanded = Interpolator(sources: sources, mode: .check).expandQuery(declaration.node, into: &problems)
    var found = DiagnosticList()
    let value = decode(expanded, named: declaration.name, at: declaration.span, into: &found)
    problems.append(contentsOf: found.known(in: expanded, isBase: false))
    let isKnown = !problems.hasErrors && !expanded.isUnresolved
    return Declared(declaration, node: declaration.node, value: isKnown ? value : nil, diagnostics: problems)
  }

  func environment(_ declared: Declared<Environment>, sources: ValueSources?) throws(DiagnosticList) -> Environment {
    try decode { (problems: inout DiagnosticList) -> Environment? in
      let interpolator = Interpolator(sources: sources ?? self.sources, mode: .strict)
      let expanded = interpolator.expand(declared.node, into: &problems)
      guard !problems.hasErrors else { return nil }
      return environments.decode(expanded, named: declared.name, at: declared.span, into: &problems)
    }
  }

  func query(_ declared: Declared<Query>, sources: ValueSources?) throws(DiagnosticList) -> Query {
    try decode { (problems: inout DiagnosticList) -> Query? in
      let interpolator = Interpolator(sources: sources ?? self.sources, mode: .strict)
      let expanded = interpolator.expandQuery(declared.node, into: &problems)
      guard !problems.hasErrors else { return nil }
      return decode(expanded, named: declared.name, at: declared.span, into: &problems)
    }
  }

  private func decode(
    _ node: Node,
    named name: String,
    at span: SourceSpan,
    into problems: inout DiagnosticList
  ) -> Query? {
    let captured = captured
    var query = queries.decode(
      node,
      named: name,
      at: span,
      isCaptured: { captured.isCaptured($0, before: name) },
      into: &problems
    )
    if let names = query?.environments { query?.environments = names.flatMap(members) }
    return query
  }

  private func members(_ name: String) -> [String] {
    groups.first { ExactText($0.name) == ExactText(name) }?.members.map(\.name) ?? [name]
  }

  private func decode<Value>(_ work: (inout DiagnosticList) -> Value?) throws(DiagnosticList) -> Value {
    var problems = DiagnosticList()
    let value = work(&problems)
    try problems.throwIfErrors()
    guard let value else { throw problems }
    return value
  }
}

extension Diagnostic {
  fileprivate static func unreadableFile(_ entry: Node.Entry, _ problem: FileProblem) -> Diagnostic {
    .warning(
      .unreadableFile,
      "cannot read '\(entry.value.text ?? "")', the file of '\(entry.name)': \(problem.reason)",
      at: entry.value.span,
      hint: "check the path, which is relative to the project"
    )
  }
}

extension DiagnosticList {
  /// Leaves out what is said about texts that are not known yet, and what a base may leave to those that extend it.
  fileprivate func known(in node: Node, isBase: Bool) -> DiagnosticList {
    guard !items.isEmpty else { return self }
    let unknown = Set(node.unresolvedRanges)
    guard isBase || !unknown.isEmpty else { return self }
    return DiagnosticList(
      items.filter { problem in
        let isUnknown = problem.span.map { unknown.contains(Place($0)) } ?? false
        return !isUnknown && !(isBase && problem.code == .missingKey)
      }
    )
  }
}

private struct Place: Hashable {
  let source: ObjectIdentifier
  let range: Range<Int>

  init(_ span: SourceSpan) {
    source = ObjectIdentifier(span.source)
    range = span.range
  }
}

extension Node {
  fileprivate var unresolvedRanges: [Place] {
    switch content {
    case .scalar: origin == .unresolved ? [Place(span)] : []
    case .sequence(let elements): elements.flatMap(\.unresolvedRanges)
    case .mapping(let entries): entries.flatMap(\.value.unresolvedRanges)
    }
  }
}
