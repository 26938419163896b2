import PQCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the result of a command goes: standard output, or a file that is written whole or not at all.
enum ResultDestination {
  case standardOutput
  case file(path: String)

  /// Makes a destination from the value of `--output`.
  ///
  /// - Parameters:
  ///   - option: The value, or nil when it was not given.
  ///   - directory: The folder that a relative path starts from.
  init(_ option: GivenOption?, relativeTo directory: String) {
    guard let path = option?.text, path != "-" else {
      self = .standardOutput
      return
    }
    self = .file(path: path.hasPrefix("/") || directory == "." ? path : "\(directory)/\(path)")
  }

  /// Fails when it is plain before any work that the file cannot be written.
  ///
  /// - Throws: A diagnostic that names the path and the reason.
  func check() throws(Diagnostic) {
    guard case .file(let path) = self else { return }
    let file = FileStatus(path: path)
    if file.isFolder { throw .unwritableFile(path, reason: "it is a folder") }
    let target = file.exists && !file.isRegular ? path : Self.folder(of: path)
    guard unsafe access(target, W_OK) == 0 else {
      throw .unwritableFile(path, reason: SystemError.last.description)
    }
  }

  /// Whether the result goes to standard output.
  var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }

  /// Writes the result.
  ///
  /// - Parameters:
  ///   - text: The whole result.
  ///   - output: Standard output.
  /// - Throws: A diagnostic for a file, an `OutputFailure` for standard output.
  func write(_ text: String, output: any OutputSink) throws {
    try write(output: output) { sink in try sink.write(text) }
  }

  /// Writes the result piece by piece.
  ///
  /// - Parameters:
  ///   - output: Standard output.
  ///   - body: Writes the pieces; when it throws, a file is not there or is as it was.
  /// - Throws: What `body` throws, or a diagnostic for a file.
  func write(output: any OutputSink, _ body: (any OutputSink) throws -> Void) throws {
    switch self {
    case .standardOutput: try body(output)
    case .file(let path): try Self.write(toFile: path, body)
    }
  }
}

extension ResultDestination {
  private struct FileStatus {
    var exists = false
    var isFolder = false
    var isRegular = false

    init(path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return }
      exists = true
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      isRegular = status.st_mode & S_IFMT == S_IFREG
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // A device or a pipe is written to as it is; a file is written beside its place and moved there.
  private static func write(toFile path: String, _ body: (any OutputSink) throws -> Void) throws {
    let status = FileStatus(path: path)
    if status.exists, !status.isRegular {
      try write(to: path, flags: O_WRONLY, body)
      return
    }
    let target = resolve(path)
    let scratch = "\(target).\(getpid()).part"
    do {
      try write(to: scratch, flags: O_WRONLY | O_CREAT | O_EXCL, body)
    } catch {
      _ = unsafe unlink(scratch)
      throw error
    }
    guard unsafe rename(scratch, target) == 0 else {
      let reason = SystemError.last.description
      _ = unsafe unlink(scratch)
      throw Diagnostic.unwritableFile(path, reason: reason)
    }
  }

  private static func write(to path: String, flags: Int32, _ body: (any OutputSink) throws -> Void) throws {
    let descriptor = unsafe open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Diagnostic.unwritableFile(path, reason: SystemError.last.description) }
    do {
      try body(DescriptorSink(descriptor: descriptor))
    } catch let failure as OutputFailure {
      _ = close(descriptor)
      throw Diagnostic.unwritableFile(path, reason: failure.description)
    } catch {
      _ = close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw Diagnostic.unwritableFile(path, reason: SystemError.last.description) }
  }

  private static func resolve(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}

extension Diagnostic {
  fileprivate static func unwritableFile(_ path: String, reason: String) -> Diagnostic {
    .error(
      .unwritableOutput,
      "'\(path)' cannot be written: \(reason)",
      hint: "choose another place with --output FILE, or '-' for standard output"
    )
  }
}
