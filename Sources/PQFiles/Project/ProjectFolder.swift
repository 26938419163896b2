/// The files of a project's folder.
package struct ProjectFolder {
  /// A file and what it holds.
  package struct File: Sendable, Hashable {
    /// The path, relative to the folder.
    package var path: String

    /// What it holds.
    package var kind: Kind

    /// Makes a file.
    ///
    /// - Parameters:
    ///   - path: The path, relative to the folder.
    ///   - kind: What it holds.
    package init(_ path: String, _ kind: Kind) {
      self.path = path
      self.kind = kind
    }
  }

  /// What a file holds.
  package enum Kind: Sendable, Hashable {
    /// Settings, environments and queries.
    case project
    /// Environments, in YAML.
    case environments
    /// An environment, as an Xcode configuration file.
    case xcconfig
    /// Queries.
    case queries
    /// Values for variables of the process environment.
    case dotEnv
  }

  static let dotEnvName = ".env"
  private static let depthLimit = 16

  private let root: String

  init(_ root: String) {
    self.root = root
  }

  /// Lists the files of a project: the project file, environments, queries, each kind by path.
  ///
  /// - Parameter location: Where the project is; one file stands for the whole folder.
  /// - Returns: The files.
  func files(at location: ProjectLocation) -> [File] {
    var files: [File] = []
    if FileSystem.exists(FilePath.joining(root, Self.dotEnvName)) { files.append(File(Self.dotEnvName, .dotEnv)) }
    switch location {
    case .file(let path):
      let isXCConfig = FilePath.pathExtension(of: path).lowercased() == "xcconfig"
      return files + [File(FilePath.name(of: path), isXCConfig ? .xcconfig : .project)]
    case .folder:
      let projectFile = ProjectLocation.projectFileNames.first { FileSystem.exists(FilePath.joining(root, $0)) }
      if let projectFile { files.append(File(projectFile, .project)) }
      list(
        "environments",
        depth: 0,
        as: ["yaml": .environments, "yml": .environments, "xcconfig": .xcconfig],
        into: &files
      )
      list("queries", depth: 0, as: ["yaml": .queries, "yml": .queries], into: &files)
      return files
    }
  }

  private func list(_ folder: String, depth: Int, as kinds: [String: Kind], into files: inout [File]) {
    guard depth < Self.depthLimit else { return }
    for entry in FileSystem.list(FilePath.joining(root, folder)) {
      let path = FilePath.joining(folder, entry.name)
      // A folder with the name of a file is listed as one, so that reading it says what it is.
      if let kind = kinds[FilePath.pathExtension(of: entry.name).lowercased()] {
        files.append(File(path, kind))
      } else if entry.isFolder {
        list(path, depth: depth + 1, as: kinds, into: &files)
      }
    }
  }
}
