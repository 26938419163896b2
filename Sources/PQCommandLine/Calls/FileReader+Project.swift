import PQCore
import PQFiles
import PQRun

extension FileReader {
  /// Reads files by paths relative to the root of a project.
  static func project(_ project: Project) -> FileReader {
    let root = project.root
    return FileReader { path throws(Diagnostic) in
      do throws(FileProblem) {
        return try FileSystem.read(path.hasPrefix("/") ? path : "\(root)/\(path)")
      } catch {
        throw .unreadable(path, reason: error.reason)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ path: String, reason: String) -> Diagnostic {
    .error(
      .unreadableFile,
      "file '\(path)' cannot be read: \(reason)",
      hint: "check the path; a relative one starts from the folder of the project"
    )
  }
}
