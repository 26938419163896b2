public import PQCore
public import PQModel
public import PQRun

/// Loads the files of a project.
///
/// ```swift
/// let project = try ProjectLoader().load(.folder("."))
/// let environment = try project.environment(named: "author")
/// ```
public struct ProjectLoader: Sendable {
  private let registry: Registry
  private let builtInEnvironments: [Environment]

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - registry: Has the authenticators, the decoders and the checks that the files may name.
  ///   - builtInEnvironments: The environments that are there without a file; one of the project with the same name is
  ///     taken instead.
  public init(registry: Registry = .standard, builtInEnvironments: [Environment] = []) {
    self.registry = registry
    self.builtInEnvironments = builtInEnvironments
  }

  /// Loads a project.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - scope: Which items are checked; the others are decoded when they are asked for.
  ///   - variable: Looks up a variable of the process environment, which wins over the file `.env`.
  /// - Returns: The project with all its problems.
  /// - Throws: That there is no project.
  public func load(
    _ location: ProjectLocation,
    checking scope: ProjectScope = .everything,
    variable: @escaping @Sendable (String) -> String? = ProcessVariable.value
  ) throws(DiagnosticList) -> Project {
    let root = try DiagnosticList.listing { () throws(Diagnostic) in try location.findRoot() }
    let files = ProjectFolder(root).files(at: location)
    let file: @Sendable (String) throws(FileProblem) -> [UInt8] = { path throws(FileProblem) in
      try FileSystem.read(FilePath.joining(root, path))
    }
    let folder = FileSystem.absolute(root)
    let document: @Sendable (String) throws(FileProblem) -> [UInt8] = { path throws(FileProblem) in
      try FileSystem.readDocument(FilePath.joining(root, path), in: folder)
    }
    let sources = ValueSources(variable: variable, file: file, document: document)
    return load(files, root: root, sources: sources, checking: scope)
  }

  /// Loads a project of files that are listed already.
  ///
  /// - Parameters:
  ///   - files: The files in order.
  ///   - root: The folder that paths are relative to.
  ///   - sources: Reads the files; gives the process environment.
  ///   - scope: Which items are checked.
  /// - Returns: The project with all its problems.
  package func load(
    _ files: [ProjectFolder.File],
    root: String,
    sources: ValueSources,
    checking scope: ProjectScope = .everything
  ) -> Project {
    var problems = DiagnosticList()
    var sources = sources
    if files.contains(where: { $0.kind == .dotEnv }) {
      let processVariable = sources.variable
      let values = readDotEnv(sources.file, into: &problems)
      sources.variable = { processVariable($0) ?? values[$0] }
    }
    var assembler = ProjectAssembler(
      decoders: ProjectDecoders(root: root, registry: registry, sources: sources),
      registry: registry,
      builtInEnvironments: builtInEnvironments,
      diagnostics: problems
    )
    let authentication = AuthenticationWords(registry)
    let read = sources.file
    let chosen = scope.chosenFile(of: files)
    let readFiles = files.concurrentMap { file in
      ProjectFile(file, authentication: authentication, isPostponed: chosen.map { $0 != file } ?? false, read: read)
    }
    for file in readFiles.compactMap(\.self) { assembler.add(file) }
    return assembler.assemble(root: root, checking: scope)
  }

  private func readDotEnv(
    _ file: (String) throws(FileProblem) -> [UInt8],
    into diagnostics: inout DiagnosticList
  ) -> [String: String] {
    let name = ProjectFolder.dotEnvName
    let source = diagnostics.collect { () throws(Diagnostic) in
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try file(name)
      } catch {
        throw .unreadable(name, error)
      }
      return try TextDecoder().decode(bytes, named: name)
    }
    return source.map { DotEnvReader().read($0, into: &diagnostics) } ?? [:]
  }
}
