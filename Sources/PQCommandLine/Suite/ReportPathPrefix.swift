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
    guard let outer, let inner = FileSystem.absolute(root), inner.hasPrefix(outer + "/") else {
      text = ""
      return
    }
    text = inner.dropFirst(outer.utf8.count + 1) + "/"
  }
}
