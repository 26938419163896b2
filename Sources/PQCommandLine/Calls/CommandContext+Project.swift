import PQCore
import PQFiles
import PQRun

extension CommandContext {
  /// Loads the project that `--directory` and `--file` name, or the nearest one upwards.
  ///
  /// - Parameter scope: Which items are checked.
  /// - Returns: The project with all its problems.
  /// - Throws: That there is none.
  func loadProject(checking scope: ProjectScope = .everything) throws(DiagnosticList) -> Project {
    let variables = process.variables
    let loader = ProjectLoader(registry: .program, builtInEnvironments: [try EmbeddedSandbox.standardEnvironment()])
    let project = try loader.load(location, checking: scope) { variables[$0] }
    process.projects.keep(project)
    return project
  }

  /// Loads the project, and ends the command when its own file is wrong: what that declares is not known then.
  ///
  /// - Parameter scope: Which items are checked.
  /// - Returns: The project; problems of single environments and queries are left to those who ask for them.
  /// - Throws: That there is none, or the problems that belong to the project itself.
  func openProject(checking scope: ProjectScope = .everything) throws(DiagnosticList) -> Project {
    let project = try loadProject(checking: scope)
    try project.ownDiagnostics.throwIfErrors()
    return project
  }

  /// Finds the value of an option: as it was given, or as the project's defaults have it.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - project: The project.
  /// - Returns: The value, or nil when nobody gives one.
  /// - Throws: A diagnostic when the project gives a word that the option does not know.
  func setting(_ option: OptionSpecification, of project: Project) throws(Diagnostic) -> GivenOption? {
    if let given = arguments.value(of: option) { return given }
    guard let value = project.defaults[option.name] else { return nil }
    let given = GivenOption(text: value.text, origin: "'defaults' of the project")
    if let words = option.value?.words, !words.contains(value.text) {
      throw .unknownWord(value.text, words: words, origin: given.origin, at: value.span)
    }
    return given
  }

  private var location: ProjectLocation {
    let folder = arguments.value(of: .directory)?.path(from: process.workingDirectory) ?? process.workingDirectory
    return arguments.value(of: .file).map { .file($0.path(from: folder)) } ?? .folder(folder)
  }
}
