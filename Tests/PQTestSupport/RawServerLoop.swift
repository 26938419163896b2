#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves all connections of one server on one thread until the wake pipe is closed.
struct RawServerLoop {
  /// After this time a server ends by itself, so that no test hangs on one.
  private static let lifetime = Duration.seconds(120)

  private let listener: RawServerSocket
  private let wake: RawServerSocket
  private let log: RawServerLog
  private let answer: @Sendable (RawServer.Request) -> RawServer.Answer
  private var connections: [RawServerConnection] = []
  private var connectionCount = 0
  private var requestCount = 0

  init(
    listener: RawServerSocket,
    wake: RawServerSocket,
    log: RawServerLog,
    answer: @escaping @Sendable (RawServer.Request) -> RawServer.Answer
  ) {
    self.listener = listener
    self.wake = wake
    self.log = log
    self.answer = answer
  }

  /// Serves, then closes every descriptor but the writer of the wake pipe.
  mutating func run() {
    let end = ContinuousClock.now + RawServerLoop.lifetime
    while ContinuousClock.now < end {
      let ready = waitForEvents()
      if ready[0] { break }
      if ready[1] { acceptAll() }
      serve(readable: ready.dropFirst(2))
    }
    for connection in connections { close(connection) }
    listener.end()
    wake.end()
  }

  /// Waits, and tells for the wake pipe, the listener and each connection whether there is something to read.
  private func waitForEvents() -> [Bool] {
    let reading = Int16(POLLIN)
    var entries = [wake, listener].map { pollfd(fd: $0.descriptor, events: reading, revents: 0) }
    entries += connections.map { connection in
      let writes = connection.hasOutput && connection.pausedUntil == nil
      return pollfd(
        fd: connection.socket.descriptor,
        events: writes ? reading | Int16(POLLOUT) : reading,
        revents: 0
      )
    }
    _ = unsafe poll(&entries, nfds_t(entries.count), waitingTime)
    return entries.map { $0.revents & ~Int16(POLLOUT) != 0 }
  }

  private var waitingTime: Int32 {
    guard let next = connections.compactMap(\.pausedUntil).min() else { return 1000 }
    let milliseconds = (next - ContinuousClock.now) / .milliseconds(1)
    return Int32(max(0, min(1000, milliseconds + 1)))
  }

  private mutating func acceptAll() {
    while let socket = listener.acceptNext() {
      connections.append(RawServerConnection(socket, number: connectionCount))
      connectionCount += 1
      log.recordOpening()
    }
  }

  private mutating func serve(readable: ArraySlice<Bool>) {
    let now = ContinuousClock.now
    var open: [RawServerConnection] = []
    open.reserveCapacity(connections.count)
    for (index, var connection) in connections.enumerated() {
      let isReadable = index < readable.count && readable[readable.startIndex + index]
      if isReadable, connection.receive() == .closed {
        close(connection)
      } else if answerAll(of: &connection, at: now) == .closed {
        close(connection)
      } else {
        open.append(connection)
      }
    }
    connections = open
  }

  private mutating func answerAll(
    of connection: inout RawServerConnection,
    at now: ContinuousClock.Instant
  ) -> RawServerConnection.Fate {
    if connection.advance(at: now) == .closed { return .closed }
    while let request = connection.nextRequest(number: requestCount) {
      requestCount += 1
      log.record(request)
      connection.begin(answer(request))
      if connection.advance(at: now) == .closed { return .closed }
    }
    return .open
  }

  private func close(_ connection: RawServerConnection) {
    connection.socket.end()
    log.recordClosing()
  }
}
