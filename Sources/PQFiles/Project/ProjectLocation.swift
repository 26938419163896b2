package import PQCore

/// Where a project is.
public enum ProjectLocation: Sendable, Hashable {
  /// The folder with `pqrun.yaml`, or with `queries/` beside `environments/`: this one, or the nearest above it.
  case folder(String)
  /// One file that holds it all.
  case file(String)

  /// Finds the folder of the project.
  ///
  /// - Returns: The folder; of a one-file project the file's folder.
  /// - Throws: A diagnostic when there is none.
  func findRoot() throws(Diagnostic) -> String {
    switch self {
    case .file(let path):
      guard FileSystem.exists(path) else { throw .noFile(path) }
      let folder = FilePath.folder(of: path)
      return folder.isEmpty ? "." : folder
    case .folder(let start):
      guard FileSystem.isFolder(start), let absolute = FileSystem.absolute(start) else { throw .noFolder(start) }
      var folder = absolute
      while true {
        if ProjectLocation.isProject(folder) { return folder == absolute ? start : folder }
        let isTop = folder == "/" || folder.isEmpty || FileSystem.exists(FilePath.joining(folder, ".git"))
        guard !isTop else { throw .noProject(start, last: folder) }
        folder = FilePath.folder(of: folder)
      }
    }
  }

  static let projectFileNames = ["pqrun.yaml", "pqrun.yml"]

  private static func isProject(_ folder: String) -> Bool {
    if projectFileNames.contains(where: { FileSystem.exists(FilePath.joining(folder, $0)) }) { return true }
    return ["queries", "environments"].allSatisfy { FileSystem.isFolder(FilePath.joining(folder, $0)) }
  }
}

extension Diagnostic.Code {
  package static let noProject = Diagnostic.Code(
    "no-project",
    explanation: """
      No project was found: a folder with the file pqrun.yaml, or with the folders queries and environments, at or \
      above the working folder and not above the repository it belongs to.
      """,
    example: "pqrun list   # in an empty folder"
  )
}

extension Diagnostic {
  fileprivate static func noProject(_ start: String, last: String) -> Diagnostic {
    .error(
      .noProject,
      "there is no project in '\(start)' or above it",
      notes: [Note("looked up to '\(last)' for pqrun.yaml, or queries/ beside environments/")],
      hint: "run 'pqrun init' to make one, or name its folder with -C FOLDER",
      failure: .usage
    )
  }

  fileprivate static func noFolder(_ path: String) -> Diagnostic {
    let isThere = FileSystem.exists(path)
    return .error(
      .noProject,
      isThere ? "'\(path)' is not a folder" : "there is no folder '\(path)'",
      hint: isThere
        ? "name a folder with -C FOLDER, or a one-file project with -f FILE" : "name an existing folder with -C FOLDER",
      failure: .usage
    )
  }

  fileprivate static func noFile(_ path: String) -> Diagnostic {
    .error(.noProject, "there is no file '\(path)'", hint: "name an existing file with -f FILE", failure: .usage)
  }
}
