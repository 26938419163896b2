/// Which items of a project are checked when it is loaded.
///
/// An item that is not checked is decoded when it is asked for, so that one call does not pay for all of a project.
public enum ProjectScope: Sendable, Hashable {
  /// Every item.
  case everything
  /// Every environment, and of the queries the one of this name; where a file is named so, the files of other queries
  /// are read when they are asked for.
  case query(String)
  /// Every environment, and no query.
  case environments

  /// The file of queries that alone has to be read, if there is one.
  func chosenFile(of files: [ProjectFolder.File]) -> ProjectFolder.File? {
    guard case .query(let name) = self else { return nil }
    return files.first { $0.kind == .queries && ExactText(FilePath.stem(of: $0.path)) == ExactText(name) }
  }

  func includes(query name: String) -> Bool {
    switch self {
    case .everything: true
    case .query(let chosen): ExactText(chosen) == ExactText(name)
    case .environments: false
    }
  }
}
