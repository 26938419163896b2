internal import PQCore
public import PQRun

extension FileReader {
  /// Reads files by paths relative to the root of a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - isPrivate: Whether to refuse files that belong to another user, or that others may read.
  /// - Returns: The reader.
  public static func project(_ project: Project, isPrivate: Bool = false) -> FileReader {
    let root = project.root
    return FileReader { path throws(Diagnostic) in
      do throws(FileProblem) {
        return try FileSystem.read(FilePath.joining(root, path), isPrivate: isPrivate)
      } catch {
        throw .unreadable(path, reason: error.reason, isPrivate: isPrivate)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ path: String, reason: String, isPrivate: Bool) -> Diagnostic {
    .error(
      .unreadableFile,
      "file '\(path)' cannot be read: \(reason)",
      hint: "check the path; a relative one starts from the folder of the project"
        + (isPrivate ? "; a file with passwords must be closed to others: chmod go= '\(path)'" : "")
    )
  }
}
