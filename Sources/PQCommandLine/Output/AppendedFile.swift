#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that others write to as well, such as the summary of a build step: text is added at its end.
struct AppendedFile: Sendable {
  /// The file's path.
  let path: String

  /// Adds text at the end.
  ///
  /// - Parameter text: The text.
  /// - Throws: Why the system refused.
  func append(_ text: String) throws(OutputFailure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .refused(reason: SystemError.last.description) }
    defer { _ = close(descriptor) }
    try DescriptorSink(descriptor: descriptor).write(text)
  }
}
