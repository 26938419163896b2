#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One HTTP/1.1 connection to 127.0.0.1 that sends bytes as they are given and never hides an answer.
package final class RawHTTPClient {
  /// Why there is no answer.
  package enum Failure: Error, Sendable, Hashable {
    /// A call of the operating system failed.
    case system(String, Int32)
    /// The peer closed before a whole answer came.
    case closed
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  /// Connects.
  ///
  /// - Parameter port: The port.
  /// - Throws: Why there is no connection.
  package init(port: UInt16) throws(Failure) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw .system("socket", errno) }
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        unsafe connect(descriptor, raw, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw .system("connect", errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Sends a request without a body, or with one whose length is told.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - target: The request target, sent byte for byte.
  ///   - headers: Header fields after `Host`.
  ///   - body: The body.
  /// - Returns: The answer; the connection stays open.
  /// - Throws: Why there is none.
  package func exchange(
    _ method: String = "GET",
    _ target: String,
    headers: [(String, String)] = [],
    body: String = ""
  ) throws(Failure) -> RawHTTPAnswer {
    var head = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    if !body.isEmpty { head += "Content-Length: \(body.utf8.count)\r\n" }
    try transmit(Array("\(head)\r\n\(body)".utf8))
    return try readAnswer(hasBody: method != "HEAD")
  }

  /// Sends bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: When the connection is gone.
  package func transmit(_ bytes: [UInt8]) throws(Failure) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count, flags) }
      guard sent > 0 else { throw .system("send", errno) }
      rest = rest.dropFirst(sent)
    }
  }

  /// Reads one answer.
  ///
  /// - Parameter hasBody: Whether a body follows; after `HEAD` none does.
  /// - Returns: The answer.
  /// - Throws: Why there is none.
  package func readAnswer(hasBody: Bool = true) throws(Failure) -> RawHTTPAnswer {
    let blankLine: [UInt8] = [13, 10, 13, 10]
    while true {
      if let end = received.indices.dropLast(3).first(where: { received[$0...].starts(with: blankLine) }) {
        var answer = RawHTTPAnswer(head: String(decoding: received[..<end], as: UTF8.self))
        received.removeFirst(end + 4)
        let length = hasBody ? answer["Content-Length"].flatMap { Int($0) } ?? 0 : 0
        while received.count < length { try receive() }
        answer.body = Array(received.prefix(length))
        received.removeFirst(length)
        return answer
      }
      try receive()
    }
  }

  private func receive() throws(Failure) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
    guard count >= 0 else { throw .system("recv", errno) }
    guard count > 0 else { throw .closed }
    received += buffer.prefix(count)
  }
}
