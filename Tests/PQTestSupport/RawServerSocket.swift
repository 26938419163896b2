#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A descriptor of a socket or a pipe that never blocks.
struct RawServerSocket: Sendable {
  /// Why a server could not start.
  struct Failure: Error {
    let call: String
    let number: Int32
  }

  let descriptor: Int32

  /// Opens a socket that listens on a free port of 127.0.0.1.
  static func listener() throws -> RawServerSocket {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let socket = try RawServerSocket(checking: socket(AF_INET, stream, 0), call: "socket")
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        unsafe bind(socket.descriptor, raw, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard bound == 0, listen(socket.descriptor, 1024) == 0 else {
      let number = errno
      socket.end()
      throw Failure(call: "listen", number: number)
    }
    return socket
  }

  /// Finds a port that nobody listens on at the moment.
  static func freePort() throws -> Int {
    let socket = try listener()
    defer { socket.end() }
    return socket.port
  }

  /// Opens a pipe; closing the writer wakes who polls the reader.
  static func wakePair() throws -> (reader: RawServerSocket, writer: RawServerSocket) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Failure(call: "pipe", number: errno) }
    return (try RawServerSocket(checking: ends[0], call: "pipe"), try RawServerSocket(checking: ends[1], call: "pipe"))
  }

  private init(checking descriptor: Int32, call: String) throws {
    guard descriptor >= 0 else { throw Failure(call: call, number: errno) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var on: Int32 = 1
      _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    self.descriptor = descriptor
  }

  /// The port a listening socket was given.
  var port: Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        unsafe getsockname(descriptor, raw, &size)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Takes a waiting connection, or nil when none waits.
  func acceptNext() -> RawServerSocket? {
    try? RawServerSocket(checking: accept(descriptor, nil, nil), call: "accept")
  }

  /// Reads what has come: nil when nothing has, empty when the peer has closed.
  func receive() -> [UInt8]? {
    let size = 65_536
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let received = unsafe recv(descriptor, buffer.baseAddress, size, 0)
      failed = received < 0 && (errno == EAGAIN || errno == EINTR)
      count = max(0, received)
    }
    return failed ? nil : bytes
  }

  /// Sends what fits: how many bytes, or nil when the connection is gone.
  func transmit(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    let sent = unsafe bytes.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count, flags) }
    if sent >= 0 { return sent }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Closes the descriptor.
  func end() {
    _ = close(descriptor)
  }

  /// Makes the end a reset in place of the usual farewell.
  func prepareReset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }
}
