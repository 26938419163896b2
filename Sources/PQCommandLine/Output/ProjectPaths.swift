import PQFiles

/// The paths of a project's files as they are seen from outside the project.
struct ProjectPaths: Sendable {
  /// What stands before a path of the project: with a slash at its end, or nothing.
  let prefix: String

  private let root: String

  /// Makes paths that lead from the folder of a command.
  ///
  /// - Parameters:
  ///   - root: The project's root folder; a relative one, which the command line has named, stays as it is.
  ///   - folder: The folder of the command.
  init(root: String, seenFrom folder: String) {
    self.root = root
    let (inner, outer) = (Self.parts(of: FileSystem.absolute(root)), Self.parts(of: FileSystem.absolute(folder)))
    if !root.hasPrefix("/") {
      prefix = Self.text(Self.parts(of: root)?.filter { $0 != Array(".".utf8) } ?? [])
    } else if let inner, let outer, inner.starts(with: outer) {
      prefix = Self.text(inner.dropFirst(outer.count))
    } else if let inner, let outer, outer.starts(with: inner) {
      prefix = String(repeating: "../", count: outer.count - inner.count)
    } else {
      prefix = root.hasSuffix("/") ? root : root + "/"
    }
  }

  /// Makes paths for a service that knows the repository which the project lies in.
  ///
  /// - Parameters:
  ///   - root: The project's root folder.
  ///   - workspace: The repository's folder as the service has it; without one it is the folder of the command. A
  ///     project elsewhere has nothing before its paths.
  init(root: String, inRepository workspace: String?) {
    self.root = root
    let outer = FileSystem.absolute(workspace.flatMap { $0.isEmpty ? nil : $0 } ?? ".")
    guard let outer = Self.parts(of: outer), let inner = Self.parts(of: FileSystem.absolute(root)),
      inner.starts(with: outer)
    else {
      prefix = ""
      return
    }
    prefix = Self.text(inner.dropFirst(outer.count))
  }

  /// Gives the path of a source.
  ///
  /// - Parameter name: The source's name: a path of the project, or else words such as `standard input`.
  /// - Returns: The path, or the name when the project has no such file.
  func path(of name: String) -> String {
    guard !prefix.isEmpty, !name.isEmpty, !name.hasPrefix("/"), FileSystem.exists("\(root)/\(name)") else {
      return name
    }
    return prefix + name
  }

  // By bytes, as the system compares names.
  private static func parts(of path: String?) -> [[UInt8]]? {
    path?.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
  }

  private static func text(_ parts: some Sequence<[UInt8]>) -> String {
    parts.map { String(decoding: $0 + [UInt8(ascii: "/")], as: UTF8.self) }.joined()
  }
}
