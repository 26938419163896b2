#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension FileSystem {
  /// Writes a file of a project, whole or not at all; folders that are missing are made.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: The file's path, relative to the project; no part and no link may lead out of it.
  ///   - root: The project's folder.
  /// - Throws: Why it cannot be written.
  package static func write(_ bytes: [UInt8], to path: String, within root: String) throws(FileProblem) {
    guard let root = absolute(root) else { throw FileProblem("the project's folder is gone") }
    guard let inner = FilePath.resolving(path, in: ""), !inner.isEmpty else { throw .outside }
    try makeFolders(of: inner, in: root)
    let target = FilePath.joining(root, inner)
    guard let folder = absolute(FilePath.folder(of: target)), isInside(folder, root) else { throw .outside }
    guard !isFolder(target) else { throw FileProblem("it is a folder") }
    let place = exists(target) ? absolute(target) ?? target : target
    guard isInside(FilePath.folder(of: place), root) else { throw .outside }
    try replace(place, with: bytes)
  }

  // A link among the folders is followed before anything is made behind it.
  private static func makeFolders(of path: String, in root: String) throws(FileProblem) {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder = FilePath.joining(folder, String(part))
      guard unsafe mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .last() }
      guard let resolved = absolute(folder), isInside(resolved, root) else { throw .outside }
    }
  }

  private static func isInside(_ folder: String, _ root: String) -> Bool {
    folder == root || folder.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    let scratch = "\(path).\(getpid()).part"
    let descriptor = unsafe open(scratch, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last() }
    let isWritten = writeAll(bytes, to: descriptor)
    let problem = FileProblem.last()
    guard close(descriptor) == 0, isWritten, unsafe rename(scratch, path) == 0 else {
      _ = unsafe unlink(scratch)
      throw problem
    }
  }
}

extension FileProblem {
  fileprivate static let outside = FileProblem("it lies outside of the project")
}
