/// Paths as text, with `/` between their parts.
enum FilePath {
  static func joining(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Takes `.` and `..` out of a path within a project.
  ///
  /// - Parameters:
  ///   - path: A path relative to a folder.
  ///   - folder: The folder, relative to the project.
  /// - Returns: The path relative to the project, or nil when it leads out of it.
  static func resolving(_ path: String, in folder: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    for part in joining(folder, path).split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// Takes `.` and `..` out of a path, but for `..` at its beginning.
  static func simplifying(_ path: String) -> String {
    let root: Substring = path.hasPrefix("/") ? "/" : ""
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return root + parts.joined(separator: "/")
  }

  /// Whether a path has the name of a GraphQL document.
  static func isDocument(_ path: String) -> Bool {
    ["graphql", "gql"].contains(pathExtension(of: path).lowercased())
  }

  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The name of a file without its last extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  static func pathExtension(of path: String) -> String {
    let name = name(of: path)
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? ""
  }
}
