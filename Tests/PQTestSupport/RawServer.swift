import Dispatch
import Synchronization

/// A server on 127.0.0.1 over plain sockets that answers with whatever bytes a test wants.
///
/// ```swift
/// try await RawServer.run([.json(#"{"data":{}}"#), .close]) { server in
///   let response = try await transport.send(Request(url: server.url("/a")), context: context)
///   #expect(server.requests.first?.line == "GET /a HTTP/1.1")
/// }
/// ```
///
/// The server ends with the closure: it closes every connection, and its port is free again.
package final class RawServer: Sendable {
  /// The port it listens on.
  package let port: Int

  private let log: RawServerLog

  private init(port: Int, log: RawServerLog) {
    self.port = port
    self.log = log
  }

  /// The requests so far, in the order they came.
  package var requests: [Request] { log.requests }

  /// How many connections were made so far.
  package var connectionCount: Int { log.connectionCount }

  /// How many connections are open now.
  package var openConnectionCount: Int { log.openConnectionCount }

  /// Gives the address of a path on this server.
  package func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Waits until a fact about the server holds, for a bounded time.
  ///
  /// - Returns: Whether it held in time.
  package func waits(upTo limit: Duration = .seconds(5), until holds: (RawServer) -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while !holds(self) {
      guard ContinuousClock.now < deadline else { return false }
      try await Task.sleep(for: .milliseconds(2))
    }
    return true
  }

  /// Serves each request with the next answer of a list, and every later one with the last.
  package static func run<Value>(
    _ answers: [Answer],
    _ body: (RawServer) async throws -> Value
  ) async throws -> Value {
    try await run(answering: { request in answers[min(request.number, answers.count - 1)] }, body)
  }

  /// Serves each request with what a closure gives for it; the closure must not wait.
  package static func run<Value>(
    answering answer: @escaping @Sendable (Request) -> Answer,
    _ body: (RawServer) async throws -> Value
  ) async throws -> Value {
    let listener = try RawServerSocket.listener()
    let (wakeReader, wakeWriter) = try RawServerSocket.wakePair()
    let log = RawServerLog()
    let port = listener.port
    let ended = DispatchGroup()
    DispatchQueue(label: "RawServer.\(port)").async(group: ended) {
      var loop = RawServerLoop(listener: listener, wake: wakeReader, log: log, answer: answer)
      loop.run()
    }
    let outcome: Result<Value, any Error>
    do {
      outcome = .success(try await body(RawServer(port: port, log: log)))
    } catch {
      outcome = .failure(error)
    }
    wakeWriter.end()
    await withCheckedContinuation { done in
      ended.notify(queue: .global()) { done.resume() }
    }
    return try outcome.get()
  }
}

/// What a server has seen, shared between its loop and the test.
final class RawServerLog: Sendable {
  private struct Entries {
    var requests: [RawServer.Request] = []
    var connectionCount = 0
    var openConnectionCount = 0
  }

  private let entries = Mutex(Entries())

  var requests: [RawServer.Request] { entries.withLock { $0.requests } }
  var connectionCount: Int { entries.withLock { $0.connectionCount } }
  var openConnectionCount: Int { entries.withLock { $0.openConnectionCount } }

  func record(_ request: RawServer.Request) {
    entries.withLock { $0.requests.append(request) }
  }

  func recordOpening() {
    entries.withLock {
      $0.connectionCount += 1
      $0.openConnectionCount += 1
    }
  }

  func recordClosing() {
    entries.withLock { $0.openConnectionCount -= 1 }
  }
}
