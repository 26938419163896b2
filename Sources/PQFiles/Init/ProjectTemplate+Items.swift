internal import PQCore
internal import PQRun

extension ProjectTemplate {
  /// What a project may have once only.
  package enum Item: Sendable, Hashable {
    /// The file of the project's settings.
    case settings
    /// An environment of this name, or a group.
    case environment(String)
    /// A query of this name.
    case query(String)
  }

  /// Finds what the files in a folder declare already, whatever else is wrong with them.
  ///
  /// - Parameter folder: The folder; it need not be there.
  /// - Returns: The path of the file that declares an item.
  package static func declaredItems(in folder: String) -> [Item: String] {
    let files = ProjectFolder(folder).files(at: .folder(folder))
    let sources = ValueSources(
      variable: { _ in nil },
      file: { path throws(FileProblem) in try FileSystem.read(FilePath.joining(folder, path)) }
    )
    let project = ProjectLoader().load(files, root: folder, sources: sources, checking: .environments)
    let items =
      files.filter { $0.kind == .project }.map { (Item.settings, $0.path) }
      + project.environments.map { (.environment($0.name), $0.span.source.name) }
      + project.groups.map { (.environment($0.name), $0.span.source.name) }
      + project.queries.map { (.query($0.name), $0.span.source.name) }
    return Dictionary(items) { first, _ in first }
  }
}

extension ProjectTemplate.Item: CustomStringConvertible {
  /// The item in words.
  package var description: String {
    switch self {
    case .settings: "the settings"
    case .environment(let name): "'\(name)'"
    case .query(let name): "the query '\(name)'"
    }
  }
}
