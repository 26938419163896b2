#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe whose ends are closed at the latest when it is released; no program started later inherits them.
///
/// An end that is closed has the descriptor -1, which `poll` passes over.
struct Pipe: ~Copyable {
  private(set) var reader: Int32
  private(set) var writer: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    reader = ends[0]
    writer = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    if reader >= 0 { close(reader) }
    if writer >= 0 { close(writer) }
  }

  mutating func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
    setNonBlocking(writer)
  }

  mutating func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
    setNonBlocking(reader)
  }

  /// Reads all that is there now; at the end of the stream the end is closed.
  mutating func read(into bytes: inout [UInt8]) {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while reader >= 0 {
      let count = readChunk(reader, &chunk)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 {
        close(reader)
        reader = -1
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Writes what it takes now; when nobody reads any more, the end is closed.
  ///
  /// - Parameter bytes: The bytes to write.
  /// - Returns: Those that are left.
  mutating func write(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let count = writeChunk(writer, bytes)
    if count >= 0 { return bytes.dropFirst(count) }
    guard errno != EAGAIN, errno != EINTR else { return bytes }
    close(writer)
    writer = -1
    return []
  }

  private func setNonBlocking(_ descriptor: Int32) {
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}

// Inside the type the names `read` and `write` mean its own functions.
private func readChunk(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
  unsafe read(descriptor, &chunk, chunk.count)
}

private func writeChunk(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
  unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
}
