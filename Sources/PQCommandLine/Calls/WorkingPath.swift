/// Paths of a command line, which start from the folder it runs in.
enum WorkingPath {
  /// Finds a path seen from a folder.
  ///
  /// - Parameters:
  ///   - path: The path; one that starts with '/' stays as it is.
  ///   - folder: The folder; '.' leaves the path as it is, as messages show it.
  /// - Returns: The path.
  static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : "\(folder)/\(path)"
  }
}
