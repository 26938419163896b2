internal import PQCore

extension ProjectFile {
  /// Reads a file; it is nil for one that declares nothing.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - authentication: The words of `auth` that may be shown.
  ///   - isPostponed: Whether what it says of its one query is read when that is asked for.
  ///   - read: Reads a file's bytes.
  init?(
    _ file: ProjectFolder.File,
    authentication: AuthenticationWords,
    isPostponed: Bool = false,
    read: @escaping @Sendable (String) throws(FileProblem) -> [UInt8]
  ) {
    let kind: Kind
    switch file.kind {
    case .project: kind = .project
    case .environments, .xcconfig: kind = .environments
    case .queries: kind = .queries
    case .dotEnv: return nil
    }
    do {
      let bytes = try read(file.path)
      if file.kind == .xcconfig {
        self.init(xcconfig: bytes, named: file.path, read: read)
      } else if isPostponed, kind == .queries, bytes.isOfOneQuery {
        self.init(postponing: file.path)
      } else {
        self.init(bytes, named: file.path, kind: kind, authentication: authentication)
      }
    } catch {
      self.init(.unreadable(file.path, error), named: file.path, kind: kind)
    }
  }
}

extension [UInt8] {
  /// Whether a file of queries certainly has no key 'queries', so that it is the query it is named after.
  fileprivate var isOfOneQuery: Bool {
    let word = Array("queries".utf8)
    // Zeros are the half of UTF-16.
    return !contains(0) && !indices.contains { self[$0] == word[0] && self[$0...].starts(with: word) }
  }
}

extension Diagnostic {
  static func unreadable(_ path: String, _ problem: FileProblem) -> Diagnostic {
    .error(
      .unreadableFile,
      "cannot read '\(path)': \(problem.reason)",
      at: SourceSpan(source: SourceText(name: path, bytes: []), range: 0..<0),
      hint: "check the file and who may read it"
    )
  }
}
