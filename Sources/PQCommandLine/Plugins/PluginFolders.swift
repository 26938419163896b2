import PQFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where programs that serve as plug-ins are looked for: the project's `plugins/`, then PATH.
struct PluginFolders: Sendable, Hashable {
  /// The folders in the order in which they are looked into.
  let folders: [String]

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - root: The root of the project.
  ///   - path: The value of PATH; parts that are no absolute paths are left out.
  init(root: String, path: String) {
    folders = ["\(root)/plugins"] + path.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
  }

  /// Finds a program.
  ///
  /// - Parameter name: The name of its file.
  /// - Returns: Its path, or nil when no folder has a file of that name that may be run.
  func program(_ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first(where: Self.isProgram)
  }

  /// Lists programs.
  ///
  /// - Parameter prefix: What the names of their files start with.
  /// - Returns: The names, each once.
  func programs(startingWith prefix: String) -> [String] {
    let names = folders.flatMap { folder in
      FileSystem.list(folder).map(\.name).filter { $0.hasPrefix(prefix) && Self.isProgram("\(folder)/\($0)") }
    }
    return Set(names).sorted()
  }

  private static func isProgram(_ path: String) -> Bool {
    guard FileStatus(path: path).isRegular else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
