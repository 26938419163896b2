#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of a path; a link counts as what it leads to.
struct FileStatus {
  /// Whether anything is there.
  private(set) var exists = false

  /// Whether it is a folder.
  private(set) var isFolder = false

  /// Whether it is a file with bytes of its own, and no device or pipe.
  private(set) var isRegular = false

  /// Whether it is a pipe.
  private(set) var isPipe = false

  /// Asks the system.
  init(path: String) {
    var status = stat()
    let isKnown = unsafe stat(path, &status) == 0
    self.init(isKnown ? status : nil)
  }

  /// Asks the system about an open descriptor.
  init(descriptor: Int32) {
    var status = stat()
    let isKnown = unsafe fstat(descriptor, &status) == 0
    self.init(isKnown ? status : nil)
  }

  private init(_ status: stat?) {
    guard let status else { return }
    exists = true
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isPipe = status.st_mode & S_IFMT == S_IFIFO
  }
}
