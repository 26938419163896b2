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
    guard let option, option.text != "-" else {
      self = .standardOutput
      return
    }
    self = .file(path: option.path(from: directory))
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
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func write(toFile path: String, _ body: (any OutputSink) throws -> Void) throws {
    let file = try PendingFile(at: path)
    do {
      try body(file.sink)
    } catch let failure as OutputFailure {
      file.discard()
      throw Diagnostic.unwritableFile(path, reason: failure.description)
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }
}
