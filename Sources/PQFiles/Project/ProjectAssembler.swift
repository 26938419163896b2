internal import PQCore
internal import PQModel
internal import PQRun

/// Puts the files of a project together: decodes every item, then checks what they say about each other.
struct ProjectAssembler {
  private var decoders: ProjectDecoders
  private let registry: Registry
  private let builtInEnvironments: [Environment]
  private var diagnostics: DiagnosticList
  private var environments: [Declaration] = []
  private var queries: [Declaration] = []
  private var groups: [EnvironmentGroup] = []
  private var defaults = ProjectDefaults()

  init(
    decoders: ProjectDecoders,
    registry: Registry,
    builtInEnvironments: [Environment],
    diagnostics: DiagnosticList
  ) {
    self.decoders = decoders
    self.registry = registry
    self.builtInEnvironments = builtInEnvironments
    self.diagnostics = diagnostics
  }

  mutating func add(_ file: ProjectFile) {
    environments += file.environments
    queries += file.queries
    groups += file.groups
    if !file.defaults.values.isEmpty { defaults = file.defaults }
    diagnostics.append(contentsOf: file.diagnostics)
  }

  consuming func assemble(root: String, checking scope: ProjectScope) -> Project {
    NameCheck("environment").check(&environments)
    NameCheck("query").check(&queries)
    decoders.captured = CapturedNames(queries)
    decoders.groups = groups
    let checkedEnvironments = checkEnvironments()
    let decoders = decoders
    var checkedQueries = queries.concurrentMap { query in
      scope.includes(query: query.name) ? decoders.check(query) : decoders.declared(query)
    }
    let names = environments.map(\.name)
    ReferenceCheck(
      environments: names + builtInEnvironments.map(\.name).filter { !names.contains($0) },
      groups: groups,
      queries: checkedQueries,
      registry: registry
    )
    .check(&checkedQueries, defaults: defaults, into: &diagnostics)

    let own = diagnostics
    let all = own.items + checkedEnvironments.flatMap(\.diagnostics.items) + checkedQueries.flatMap(\.diagnostics.items)
    var seen: Set<Diagnostic> = []
    let unique = all.filter { seen.insert($0).inserted }
    return Project(
      root: root,
      defaults: defaults,
      groups: groups,
      environments: checkedEnvironments,
      builtInEnvironments: builtInEnvironments,
      queries: checkedQueries,
      diagnostics: DiagnosticList(unique).sorted(),
      ownDiagnostics: own,
      decoders: decoders
    )
  }

  private func checkEnvironments() -> [Declared<Environment>] {
    var inheritance = EnvironmentInheritance(environments.map { ($0.name, $0.node) })
    let includedFiles = Set(environments.flatMap(\.includedFiles))
    return environments.map { declaration in
      var declaration = declaration
      let isIncluded = includedFiles.contains(declaration.span.source.name)
      if !isIncluded { declaration.diagnostics.append(contentsOf: declaration.gaps) }
      let node: Node
      do throws(Diagnostic) {
        node = try inheritance.node(declaration.name) ?? declaration.node
      } catch {
        declaration.diagnostics.append(error)
        node = declaration.node
      }
      let isBase = isIncluded || inheritance.bases.contains(ExactText(declaration.name))
      return decoders.check(declaration, node: node, isBase: declaration.diagnostics.hasErrors || isBase)
    }
  }
}
