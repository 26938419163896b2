import CCurl
import PQCore
import PQRun

/// Drives every transfer of one engine, on the engine's thread.
struct TransferLoop {
  private static let longestSleep = Duration.seconds(60)
  private static let mostIdleHandles = 64

  private let multi: MultiHandle
  private let inbox: Inbox
  private var active: [ObjectIdentifier: Transfer] = [:]
  private var idleHandles: [EasyHandle] = []
  private var certificates = CertificateMemory()
  private var isStopped = false

  init(_ multi: MultiHandle, inbox: Inbox) {
    self.multi = multi
    self.inbox = inbox
  }

  /// Runs until the inbox says stop.
  mutating func run() {
    while !isStopped {
      for command in inbox.takeAll() { obey(command) }
      multi.perform()
      while let (transfer, result) = multi.nextFinished() { end(transfer, result) }
      let nextDeadline = endIdleTransfers()
      if !isStopped, inbox.fallAsleep() { multi.sleep(upTo: nextDeadline) }
    }
    for transfer in active.values { end(transfer, .failure(.interrupted(transfer.peer))) }
  }

  private mutating func obey(_ command: Inbox.Command) {
    switch command {
    case .start(let job):
      start(job)
    case .cancel(let ticket):
      guard let transfer = active[ObjectIdentifier(ticket)] else { return }
      end(transfer, .failure(.interrupted(transfer.peer)))
    case .stop:
      isStopped = true
    }
  }

  private mutating func start(_ job: Job) {
    guard !job.ticket.isCancelled else {
      job.continuation.resume(throwing: Diagnostic.interrupted(Peer(url: job.request.url)))
      return
    }
    guard let handle = idleHandles.popLast() ?? EasyHandle() else {
      job.continuation.resume(throwing: Diagnostic.transferNotStarted(Peer(url: job.request.url)))
      return
    }
    let transfer = Transfer(job, on: handle)
    do throws(Diagnostic) {
      try transfer.prepare()
    } catch {
      release(handle)
      job.continuation.resume(throwing: error)
      return
    }
    guard multi.add(handle) else {
      release(handle)
      job.continuation.resume(throwing: Diagnostic.transferNotStarted(transfer.peer))
      return
    }
    active[ObjectIdentifier(job.ticket)] = transfer
  }

  private mutating func end(_ transfer: Transfer, _ result: CURLcode) {
    let outcome = transfer.outcome(of: result).map { response in
      certificates.completing(response, from: transfer.peer)
    }
    end(transfer, outcome)
  }

  private mutating func end(_ transfer: Transfer, _ outcome: Result<Response, Diagnostic>) {
    active[ObjectIdentifier(transfer.job.ticket)] = nil
    multi.remove(transfer.handle)
    release(transfer.handle)
    transfer.job.continuation.resume(with: outcome)
  }

  private mutating func release(_ handle: EasyHandle) {
    handle.reset()
    if idleHandles.count < TransferLoop.mostIdleHandles { idleHandles.append(handle) }
  }

  /// Ends the transfers that stood still for too long, and gives how long the others may sleep.
  private mutating func endIdleTransfers() -> Duration {
    var sleep = TransferLoop.longestSleep
    for transfer in active.values {
      guard let rest = transfer.timeUntilIdle() else { continue }
      if rest <= .zero {
        end(transfer, .failure(transfer.idleFailure()))
      } else {
        sleep = min(sleep, rest)
      }
    }
    return sleep
  }
}
