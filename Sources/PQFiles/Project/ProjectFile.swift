internal import PQCore

/// What one file of a project declares.
struct ProjectFile {
  /// What a file may hold.
  enum Kind {
    case project
    case environments
    case queries
  }

  private(set) var environments: [Declaration] = []
  private(set) var queries: [Declaration] = []
  private(set) var groups: [EnvironmentGroup] = []
  private(set) var defaults = ProjectDefaults()

  /// Problems that belong to none of the declarations.
  private(set) var diagnostics = DiagnosticList()

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The file's path, relative to the project.
  ///   - kind: What it may hold.
  ///   - authentication: The words of `auth` that may be shown.
  init(_ bytes: [UInt8], named name: String, kind: Kind, authentication: AuthenticationWords) {
    var problems = DiagnosticList()
    guard var node = YAMLReader().read(bytes, named: name, into: &problems) else {
      fail(name, kind, problems)
      return
    }
    var secrets = SecretFinder(node.span.source, authentication: authentication, problems: problems)
    if kind == .queries { secrets.findInQueries(node) } else { secrets.findInFile(node) }
    if !secrets.ranges.isEmpty {
      let source = node.span.source
      let shown = source.hiding(secrets.ranges)
      node = node.moved(to: shown)
      problems = DiagnosticList(problems.items.map { $0.moved(from: source, to: shown) })
    }
    switch kind {
    case .project: readProject(node)
    case .environments: environments = readDeclarations("environments", of: node, named: name)
    case .queries: queries = readDeclarations("queries", of: node, named: name)
    }
    distribute(problems)
  }

  /// Takes a file that could not be read.
  init(_ problem: Diagnostic, named name: String, kind: Kind) {
    fail(name, kind, DiagnosticList([problem]))
  }

  /// Takes a file of one query that is read later.
  init(postponing name: String) {
    let span = SourceSpan(source: SourceText(name: name, bytes: []), range: 0..<0)
    let node = Node(.mapping([]), span: span)
    queries = [Declaration(name: FilePath.stem(of: name), node: node, span: span, isPostponed: true)]
  }

  /// Takes an environment that another format declares.
  init(_ environment: Declaration) {
    environments = [environment]
  }

  private mutating func fail(_ name: String, _ kind: Kind, _ problems: DiagnosticList) {
    let span = SourceSpan(source: SourceText(name: name, bytes: []), range: 0..<0)
    let declaration = Declaration(
      name: FilePath.stem(of: name),
      node: Node(.mapping([]), span: span),
      span: problems.items.first?.span ?? span,
      diagnostics: problems,
      isUnreadable: true
    )
    switch kind {
    case .project: diagnostics = problems
    case .environments: environments = [declaration]
    case .queries: queries = [declaration]
    }
  }

  // MARK: - Project files

  private mutating func readProject(_ node: Node) {
    guard !node.isNull else { return }
    var decoder = NodeDecoder(node.withoutExtensions, subject: "the project file", fields: ProjectFields.all)
    _ = decoder.choice("version", Version.self)
    defaults = ProjectDefaults(&decoder)
    for entry in decoder.entries("groups") {
      readGroup(entry, into: &decoder.diagnostics)
    }
    for entry in decoder.entries("environments") {
      if entry.value.elements != nil {
        readGroup(entry, into: &decoder.diagnostics)
      } else {
        environments.append(Declaration(name: entry.name, node: entry.value, span: entry.key.span))
      }
    }
    queries = decoder.entries("queries").map { Declaration(name: $0.name, node: $0.value, span: $0.key.span) }
    diagnostics.append(contentsOf: DiagnosticList(decoder.diagnostics.items.map { hintingAtPrefix($0, of: node) }))
  }

  /// The problem with the prefix of keys for anchors as its hint, when an unknown key holds one.
  private func hintingAtPrefix(_ problem: Diagnostic, of node: Node) -> Diagnostic {
    guard problem.code == .unknownKey,
      let entry = node.entries?.first(where: { $0.key.span == problem.span }),
      entry.value.isAnchored(after: entry.key)
    else { return problem }
    var problem = problem
    problem.hint =
      "a key that only holds a value for aliases starts with '\(ProjectFields.extensionPrefix)': "
      + "write \(ProjectFields.extensionPrefix)\(entry.name)"
    return problem
  }

  private enum Version: String, CaseIterable {
    case first = "1"
  }

  private mutating func readGroup(_ entry: Node.Entry, into diagnostics: inout DiagnosticList) {
    guard let elements = entry.value.elements, !elements.isEmpty else {
      diagnostics.append(.groupWithoutMembers(entry))
      return
    }
    let members = elements.compactMap { element in
      diagnostics.collect { () throws(Diagnostic) in
        EnvironmentGroup.Member(name: try element.readText(entry.name), span: element.span)
      }
    }
    groups.append(EnvironmentGroup(name: entry.name, members: members, span: entry.key.span))
  }

  // MARK: - Files of environments or queries

  private mutating func readDeclarations(_ key: String, of node: Node, named name: String) -> [Declaration] {
    let node = node.withoutExtensions
    guard let entry = node.entry(key), entry.value.entries != nil else {
      let start = SourceSpan(source: node.span.source, range: node.span.range.prefix(0))
      return [Declaration(name: FilePath.stem(of: name), node: node, span: start)]
    }
    let field = ProjectFields.all.filter { $0.name == key }
    var decoder = NodeDecoder(node, subject: "a file with '\(key)'", fields: field)
    let declarations = decoder.entries(key).map { Declaration(name: $0.name, node: $0.value, span: $0.key.span) }
    diagnostics.append(contentsOf: decoder.diagnostics)
    return declarations
  }

  // MARK: - Problems of the reader

  /// Gives each problem to the declaration whose part of the file it speaks of.
  private mutating func distribute(_ problems: DiagnosticList) {
    let places =
      environments.indices.map { (range: ProjectFile.range(of: environments[$0]), index: $0, isQuery: false) }
      + queries.indices.map { (range: ProjectFile.range(of: queries[$0]), index: $0, isQuery: true) }
    let sorted = places.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for problem in problems.items {
      let offsets = [problem.span?.range.lowerBound] + problem.notes.map { $0.span?.range.lowerBound }
      let owners = Set(offsets.compactMap { $0 }.compactMap { sorted.index(covering: $0) })
      if owners.isEmpty { diagnostics.append(problem) }
      for owner in owners {
        let place = sorted[owner]
        if place.isQuery {
          queries[place.index].diagnostics.append(problem)
        } else {
          environments[place.index].diagnostics.append(problem)
        }
      }
    }
  }

  private static func range(of declaration: Declaration) -> Range<Int> {
    let value = declaration.node.span.range
    let start = min(declaration.span.range.lowerBound, value.lowerBound)
    return start..<max(declaration.span.range.upperBound, value.upperBound)
  }
}

extension [(range: Range<Int>, index: Int, isQuery: Bool)] {
  /// Finds the last range that starts at or before an offset, when it also covers it.
  fileprivate func index(covering offset: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, self[low - 1].range.upperBound >= offset else { return nil }
    return low - 1
  }
}

extension Node {
  /// The mapping without the keys that only hold values for anchors.
  fileprivate var withoutExtensions: Node {
    guard let entries, entries.contains(where: { $0.name.hasPrefix(ProjectFields.extensionPrefix) }) else {
      return self
    }
    let kept = entries.filter { !$0.name.hasPrefix(ProjectFields.extensionPrefix) }
    return Node(.mapping(kept), span: span)
  }
}

extension Node {
  /// Whether an anchor stands before the value of a key.
  fileprivate func isAnchored(after key: Node) -> Bool {
    let bytes = span.source.bytes
    let rest = bytes[min(key.span.range.upperBound, bytes.count)...]
    return rest.first { !" \t\r\n:\"'".utf8.contains($0) } == UInt8(ascii: "&")
  }
}

extension Diagnostic {
  fileprivate static func groupWithoutMembers(_ entry: Node.Entry) -> Diagnostic {
    .error(
      .notAList,
      "the group '\(entry.name)' must be a list of names",
      at: entry.value.span,
      hint: "write \(entry.name): [author, publish]"
    )
  }
}
