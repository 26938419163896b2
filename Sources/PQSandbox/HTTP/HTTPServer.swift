import CMicroHTTPD
package import PQCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Carries requests from libmicrohttpd to the handler and answers back; every decision is the handler's.
@safe final class HTTPServer: Sendable {
  let port: UInt16

  private let functions: pqrun_mhd_functions
  private let handler: SandboxHandler
  private let onRequest: (@Sendable (Sandbox.LogEntry) -> Void)?
  private let running = Mutex<pqrun_mhd_server?>(nil)
  private let isStopping = Atomic(false)

  private static let idleSeconds: UInt32 = 120

  /// Starts serving.
  ///
  /// - Parameters:
  ///   - library: The HTTP library.
  ///   - socket: The listening socket, which now belongs to the server.
  ///   - handler: What answers.
  ///   - onRequest: Called after each answer.
  /// - Throws: A diagnostic when the threads could not be started.
  init(
    library: MicroHTTPD,
    socket: LoopbackSocket,
    handler: SandboxHandler,
    onRequest: (@Sendable (Sandbox.LogEntry) -> Void)?
  ) throws(Diagnostic) {
    port = socket.port
    functions = library.functions
    self.handler = handler
    self.onRequest = onRequest
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    let started = unsafe withUnsafePointer(to: functions) { functions in
      unsafe pqrun_mhd_start(
        functions,
        socket.descriptor,
        Self.idleSeconds,
        context,
        Self.receiveTarget,
        Self.receive,
        Self.complete
      )
    }
    guard unsafe started.daemon != nil else {
      socket.release()
      throw .threadsNotStarted()
    }
    running.withLock { $0 = started }
  }

  /// Closes all connections and waits for the threads, which must happen before the server is released.
  ///
  /// A second call does nothing.
  func stop() {
    isStopping.store(true, ordering: .relaxed)
    let server = running.withLock { running in
      let server = running
      running = nil
      return server
    }
    guard let server else { return }
    unsafe withUnsafePointer(to: functions) { unsafe pqrun_mhd_stop($0, server) }
  }

  // MARK: - Callbacks

  private static let receiveTarget: pqrun_mhd_target_callback = { _, target, _ in
    let target = unsafe target.map { unsafe String(cString: $0) } ?? ""
    return unsafe Unmanaged.passRetained(HTTPExchange(target: target)).toOpaque()
  }

  private static let receive: MHD_AccessHandlerCallback = { context, connection, _, method, _, bytes, count, state in
    guard let context = unsafe context, let state = unsafe state?.pointee, let method = unsafe method else {
      return .NO
    }
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let exchange = unsafe Unmanaged<HTTPExchange>.fromOpaque(state).takeUnretainedValue()
    if !exchange.isOpen {
      unsafe exchange.open(method: String(cString: method), headers: server.headers(of: connection))
      return .YES
    }
    if let count = unsafe count, unsafe count.pointee > 0 {
      unsafe exchange.append(UnsafeRawBufferPointer(start: bytes, count: count.pointee))
      unsafe count.pointee = 0
      return .YES
    }
    return unsafe server.answer(exchange, on: connection)
  }

  private static let complete: MHD_RequestCompletedCallback = { _, _, state, _ in
    guard let exchange = unsafe state?.pointee else { return }
    unsafe Unmanaged<HTTPExchange>.fromOpaque(exchange).release()
    unsafe state?.pointee = nil
  }

  private func headers(of connection: OpaquePointer?) -> [SandboxHeader] {
    var headers: [SandboxHeader] = []
    unsafe withUnsafePointer(to: functions) { functions in
      unsafe withUnsafeMutablePointer(to: &headers) { headers in
        unsafe pqrun_mhd_each_header(
          functions,
          connection,
          { context, _, name, value in
            guard let context = unsafe context, let name = unsafe name else { return .YES }
            let value = unsafe value.map { unsafe String(cString: $0) } ?? ""
            unsafe context.assumingMemoryBound(to: [SandboxHeader].self).pointee
              .append(SandboxHeader(String(cString: name), value))
            return .YES
          },
          headers
        )
      }
    }
    return headers
  }

  private func answer(_ exchange: HTTPExchange, on connection: OpaquePointer?) -> MHD_Result {
    let answer = exchange.isTooLarge ? SandboxResponse(status: 413) : handler.respond(to: exchange.request)
    wait(answer.delivery.delay)
    onRequest?(
      Sandbox.LogEntry(
        method: exchange.method,
        target: exchange.target,
        status: answer.status,
        duration: ContinuousClock.now - exchange.startedAt
      )
    )
    return unsafe send(answer, on: connection)
  }

  // Each connection has a thread of its own, so that nobody else waits.
  private func wait(_ delay: Duration) {
    let end = ContinuousClock.now + delay
    while ContinuousClock.now < end, !isStopping.load(ordering: .relaxed) {
      usleep(10_000)
    }
  }

  private func send(_ answer: SandboxResponse, on connection: OpaquePointer?) -> MHD_Result {
    unsafe withUnsafePointer(to: functions) { functions in
      let response = unsafe answer.body.withUnsafeBytes {
        unsafe pqrun_mhd_response(functions, $0.baseAddress, $0.count, answer.delivery.end ?? $0.count)
      }
      guard let response = unsafe response else { return .NO }
      for header in answer.headers {
        unsafe pqrun_mhd_add_header(functions, response, header.name, header.value)
      }
      return unsafe pqrun_mhd_send(functions, connection, UInt32(answer.status), response)
    }
  }
}

extension Diagnostic.Code {
  package static let sandboxNotStarted = Diagnostic.Code(
    "sandbox-not-started",
    explanation: """
      The HTTP library of the sandbox could not start its threads, most likely because the machine is out of memory or \
      of processes.
      """,
    example: "ulimit -u 1; pqrun sandbox"
  )
}

extension Diagnostic {
  fileprivate static func threadsNotStarted() -> Diagnostic {
    .error(
      .sandboxNotStarted,
      "the sandbox could not start its threads",
      hint: "look at the limits of this shell with 'ulimit -a'"
    )
  }
}
