#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Reads files and lists folders.
package enum FileSystem: Sendable {
  /// An entry of a folder.
  package struct Entry: Sendable, Hashable {
    /// Its name.
    package var name: String

    /// Whether it is a folder itself.
    package var isFolder: Bool
  }

  /// Reads a whole regular file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - isPrivate: Whether to refuse a file that belongs to another user, or that others may read.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read.
  package static func read(_ path: String, isPrivate: Bool = false) throws(FileProblem) -> [UInt8] {
    // A pipe without a writer would keep the program waiting.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last() }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last() }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileProblem("it is a folder") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileProblem("it is not a regular file") }
    if isPrivate { try checkPrivacy(status) }
    var bytes: [UInt8] = []
    // One byte more than the size, so that the end of a file shows in the first round. Some files have no size.
    let size = Int(status.st_size)
    var capacity = size > 0 ? size + 1 : 4096
    while true {
      let count = bytes.count
      var received = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        received = unsafe readChunk(descriptor, buffer)
        initialized = max(received, 0)
      }
      guard received >= 0 else { throw .last() }
      guard received > 0 else { return bytes }
      if count == 0 { bytes = chunk } else { bytes += chunk }
      if size > 0, received < capacity, bytes.count >= size { return bytes }
      guard bytes.count <= sizeLimit else { throw FileProblem("it has more than \(sizeLimit / 1_000_000) MB") }
      capacity = max(4096, capacity - received)
    }
  }

  /// Reads a GraphQL document or the rows of cases of a project, which no link may lead out of.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - folder: The project's folder, absolute and with its links followed.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read.
  static func readDocument(_ path: String, in folder: String?) throws(FileProblem) -> [UInt8] {
    guard let resolved = absolute(path), let folder else { return try read(path) }
    let isKept = FilePath.isDocument(resolved) || DataFileFormat(path: resolved) != nil
    guard isKept, resolved.hasPrefix(folder == "/" ? folder : folder + "/") else {
      throw FileProblem("it is a link to what is no document of the project")
    }
    return try read(resolved)
  }

  /// Lists a folder.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: Its entries by the bytes of their names, without hidden ones; none when there is no such folder.
  package static func list(_ path: String) -> [Entry] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let type = unsafe Int32(entry.pointee.d_type)
      let isUnknown = type == Int32(DT_UNKNOWN)
      let isFolder = isUnknown ? self.isFolder(FilePath.joining(path, name)) : type == Int32(DT_DIR)
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Whether a path is a folder.
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether it is one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at a path.
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether there is.
  package static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// Makes a path absolute, with its links followed.
  ///
  /// - Parameter path: The path.
  /// - Returns: The absolute path, or nil when nothing is there.
  package static func absolute(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Writes a file that only its owner may read, whole or not at all, in a folder that is made when it is missing.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The file's name.
  ///   - folder: The folder's path.
  /// - Throws: Why it cannot be written, or that others may use the folder.
  package static func writePrivate(_ bytes: [UInt8], named name: String, in folder: String) throws(FileProblem) {
    try makePrivateFolder(folder)
    let path = FilePath.joining(folder, name)
    let scratch = "\(path).\(getpid()).part"
    _ = unsafe unlink(scratch)
    let descriptor = unsafe open(scratch, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last() }
    let isWritten = writeAll(bytes, to: descriptor)
    let problem = FileProblem.last()
    guard close(descriptor) == 0, isWritten, unsafe rename(scratch, path) == 0 else {
      _ = unsafe unlink(scratch)
      throw problem
    }
  }

  /// Removes a file; one that is not there is no problem.
  ///
  /// - Parameter path: The file's path.
  /// - Throws: Why it cannot be removed.
  package static func remove(_ path: String) throws(FileProblem) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .last() }
  }

  private static func makePrivateFolder(_ path: String) throws(FileProblem) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      guard unsafe mkdir(String(path[..<end]), 0o700) == 0 || errno == EEXIST || exists(String(path[..<end])) else {
        throw .last()
      }
    }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last() }
    try checkPrivacy(status)
  }

  private static func checkPrivacy(_ status: stat) throws(FileProblem) {
    guard status.st_uid == geteuid() else { throw FileProblem("it belongs to another user") }
    guard status.st_mode & 0o077 == 0 else { throw FileProblem("other users may use it") }
  }

  private static let sizeLimit = 64_000_000
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
  }
  return true
}

// Inside the type the name `read` means its own function.
private func readChunk(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  while true {
    let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

extension FileProblem {
  static func last() -> FileProblem {
    switch errno {
    case ENOENT: FileProblem("there is no such file")
    case EACCES, EPERM: FileProblem("it may not be read")
    case EISDIR: FileProblem("it is a folder")
    case ENOTDIR: FileProblem("a part of the path is not a folder")
    default: FileProblem(unsafe String(cString: strerror(errno)))
    }
  }
}
