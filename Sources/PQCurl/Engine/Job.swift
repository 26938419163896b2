import PQRun

/// One request with whom to give its outcome to.
struct Job: Sendable {
  let request: Request
  let ticket: Ticket
  let continuation: CheckedContinuation<Response, any Error>
}
