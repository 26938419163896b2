package import PQCore
import PQRun
import Synchronization

/// The owner of the thread that drives all transfers of one transport.
final class Engine: Sendable {
  private let inbox = Inbox()
  private let thread = Mutex<WorkerThread?>(nil)
  private let makeThread: @Sendable (@escaping @Sendable () -> Void) -> WorkerThread?

  /// - Parameter makeThread: Starts a thread, or gives nil when the system has none.
  init(makeThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> WorkerThread? = { WorkerThread($0) }) {
    self.makeThread = makeThread
  }

  /// Sends a request and waits for its answer.
  func send(_ request: Request) async throws -> Response {
    try startIfNeeded()
    let ticket = Ticket()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        inbox.post(.start(Job(request: request, ticket: ticket, continuation: continuation)))
      }
    } onCancel: {
      ticket.cancel()
      inbox.post(.cancel(ticket))
    }
  }

  deinit {
    thread.withLock { thread in
      guard let thread = thread.take() else { return }
      inbox.post(.stop)
      thread.join()
    }
  }

  private func startIfNeeded() throws(Diagnostic) {
    let isRunning = thread.withLock { thread in
      if thread == nil { thread = start() }
      return thread != nil
    }
    guard isRunning else { throw .engineNotStarted() }
  }

  private func start() -> WorkerThread? {
    guard let multi = MultiHandle() else { return nil }
    inbox.wakes(multi)
    let thread = makeThread { [inbox] in
      var loop = TransferLoop(multi, inbox: inbox)
      loop.run()
      inbox.wakes(nil)
      multi.close()
    }
    if thread == nil {
      inbox.wakes(nil)
      multi.close()
    }
    return thread
  }
}

extension Diagnostic.Code {
  package static let engineNotStarted = Diagnostic.Code(
    "transport-not-started",
    explanation: """
      The part of the program that talks to servers could not start, because the system gave it no memory or no \
      thread. Nothing was sent. The cause is the machine or a limit set on the process, not the server.
      """,
    example: "ulimit -u 1; pqrun adventures-all --env publish"
  )
}

extension Diagnostic {
  fileprivate static func engineNotStarted() -> Diagnostic {
    .error(
      .engineNotStarted,
      "the transport could not start: no memory or no thread is left",
      hint: "close other programs or raise the limits of this process, then try again",
      failure: .noAnswer
    )
  }
}
