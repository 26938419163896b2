#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three streams a process starts with.
enum StandardStreams {
  /// Takes the places of streams that the parent process closed, so that no file that is opened later gets them.
  ///
  /// Reading from such a place, or writing to it, fails as it does with a closed one.
  static func prepare() {
    for (descriptor, unusable) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      guard fcntl(descriptor, F_GETFD) == -1 else { continue }
      // The lowest free number is given out, which is this one.
      _ = unsafe open("/dev/null", unusable)
    }
  }
}
