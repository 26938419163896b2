import PQFiles

/// What stands before the paths of a project for a service that knows the repository it lies in.
struct ReportPathPrefix {
  /// The prefix with a slash at its end, or nothing.
  let text: String

  /// Makes a prefix.
  ///
  /// - Parameters:
  ///   - root: The project's root folder.
  ///   - workspace: The repository's folder as the service has it; without one it is the folder of the command.
  init(root: String, workspace: String?) {
    let outer = FileSystem.absolute(workspace.flatMap { $0.isEmpty ? nil : $0 } ?? ".")
    guard let folder = outer.map({ $0 == "/" ? $0 : $0 + "/" }), let inner = FileSystem.absolute(root),
      inner.utf8.starts(with: folder.utf8), inner != folder
    else {
      text = ""
      return
    }
    text = String(decoding: inner.utf8.dropFirst(folder.utf8.count), as: UTF8.self) + "/"
  }
}
