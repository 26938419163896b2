package import PQCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A socket that listens on 127.0.0.1.
struct LoopbackSocket: Sendable {
  let descriptor: Int32
  let port: UInt16

  /// Opens a socket and listens.
  ///
  /// - Parameter port: The port; 0 takes a free one.
  /// - Returns: The listening socket.
  /// - Throws: A diagnostic when the port is taken or may not be used.
  static func open(on port: UInt16) throws(Diagnostic) -> LoopbackSocket {
    let descriptor = streamSocket()
    guard descriptor >= 0 else { throw .cannotListen(on: port, error: errno) }
    guard let actual = start(descriptor, on: port) else {
      let error = errno
      close(descriptor)
      throw error == EADDRINUSE ? .portTaken(port) : .cannotListen(on: port, error: error)
    }
    return LoopbackSocket(descriptor: descriptor, port: actual)
  }

  /// Gives the port back.
  func release() {
    close(descriptor)
  }

  private static func streamSocket() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func start(_ descriptor: Int32, on port: UInt16) -> UInt16? {
    // Without it a port stays taken for a minute after the last connection was closed.
    var reuse: Int32 = 1
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = (0x7F00_0001 as UInt32).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isNamed = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isNamed, listen(descriptor, 128) == 0 else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }
}

extension Diagnostic.Code {
  package static let portTaken = Diagnostic.Code(
    "port-taken",
    explanation: """
      Another program listens on the port that the sandbox should serve on: often a sandbox that was started before, or \
      a local AEM. Nothing was started.
      """,
    example: "pqrun sandbox --port 4502"
  )

  package static let cannotListen = Diagnostic.Code(
    "cannot-listen",
    explanation: """
      The operating system did not let the sandbox listen on a port of this machine. Ports below 1024 need special \
      rights; the code of the system's error is in the message.
      """,
    example: "pqrun sandbox --port 80"
  )
}

extension Diagnostic {
  fileprivate static func portTaken(_ port: UInt16) -> Diagnostic {
    .error(
      .portTaken,
      "port \(port) of 127.0.0.1 is taken by another program",
      hint: "stop that program, or choose another port with '--port'"
    )
  }

  fileprivate static func cannotListen(on port: UInt16, error: Int32) -> Diagnostic {
    .error(
      .cannotListen,
      "cannot listen on port \(port) of 127.0.0.1: \(unsafe String(cString: strerror(error)))",
      hint: "choose another port with '--port'"
    )
  }
}
