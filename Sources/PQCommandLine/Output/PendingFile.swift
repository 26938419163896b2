import PQCore
import PQFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is being written beside its place, and moved there when it is whole.
///
/// A device or a pipe is written to as it is.
struct PendingFile: Sendable {
  /// The path as the command line has it.
  let path: String

  private let target: String
  private let scratch: String?
  private let descriptor: Int32

  /// Opens the file.
  ///
  /// - Parameter path: Where it will be.
  /// - Throws: A diagnostic when nothing can be written there.
  init(at path: String) throws(Diagnostic) {
    self.path = path
    let status = FileStatus(path: path)
    if status.exists, !status.isRegular {
      target = path
      scratch = nil
      descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    } else {
      target = FileSystem.absolute(path) ?? path
      let beside = "\(target).\(getpid()).part"
      scratch = beside
      descriptor = unsafe open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw .unwritableFile(path, reason: SystemError.last.description) }
  }

  /// Takes what is to be in the file.
  var sink: any OutputSink { DescriptorSink(descriptor: descriptor) }

  /// Ends writing, and puts the file in its place.
  ///
  /// - Throws: A diagnostic when the system refuses; what was there before is there still.
  func commit() throws(Diagnostic) {
    let isClosed = close(descriptor) == 0
    guard isClosed, move() else {
      let reason = SystemError.last.description
      remove()
      throw .unwritableFile(path, reason: reason)
    }
  }

  /// Ends writing; what was there before is there still.
  func discard() {
    _ = close(descriptor)
    remove()
  }

  private func move() -> Bool {
    guard let scratch else { return true }
    return unsafe rename(scratch, target) == 0
  }

  private func remove() {
    guard let scratch else { return }
    _ = unsafe unlink(scratch)
  }
}

extension Diagnostic {
  static func unwritableFile(_ path: String, reason: String) -> Diagnostic {
    .error(
      .unwritableOutput,
      "'\(path)' cannot be written: \(reason)",
      hint: "choose another file, or '-' for standard output"
    )
  }
}
