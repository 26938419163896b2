import CCurl
import PQCore
import PQModel
import PQRun

/// One request under way, with what has come of its answer so far.
///
/// It lives on the thread of the transfer loop.
final class Transfer {
  /// Why the transfer stopped itself.
  enum Excess: Hashable {
    case body
    case headers
  }

  let job: Job
  let handle: EasyHandle
  let peer: Peer
  private var headers = HeaderCollector()
  private var body: [UInt8] = []
  private var excess: Excess?
  private let start = ContinuousClock.now
  private var lastProgress = ContinuousClock.now

  init(_ job: Job, on handle: EasyHandle) {
    self.job = job
    self.handle = handle
    peer = Peer(url: job.request.url)
  }

  /// Sets the handle up for the request.
  ///
  /// The handle keeps the address of this transfer, so the transfer must outlive its time in the loop.
  func prepare() throws(Diagnostic) {
    do throws(EasyHandle.RefusedOption) {
      try handle.set(job.request, to: peer)
      try unsafe handle.setReceivers(
        body: { data, size, count, context in
          unsafe Transfer.receive(data, size * count, context) { unsafe $0.receiveBody($1) }
        },
        header: { data, size, count, context in
          unsafe Transfer.receive(data, size * count, context) { unsafe $0.receiveHeader($1) }
        },
        context: Unmanaged.passUnretained(self).toOpaque()
      )
    } catch {
      throw .refusedOption(error, peer)
    }
  }

  /// Gives the transfer that a handle was set up for.
  static func find(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    guard let context = unsafe context else { return nil }
    return unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  }

  /// Gives the answer, or what kept it from coming.
  func outcome(of result: CURLcode) -> Result<Response, Diagnostic> {
    guard result == CURLE_OK else { return .failure(failure(result).diagnostic) }
    let status = handle.number(CURLINFO_RESPONSE_CODE)
    let fields = headers.fields()
    guard headers.isComplete else { return .failure(failure(result).endedInHeader) }
    if isRefusalOfProxy(status, fields) { return .failure(failure(result).unreached) }
    let response = Response(
      status: status,
      headers: fields,
      body: body,
      url: job.request.url,
      exchange: handle.exchange(with: peer)
    )
    return .success(response)
  }

  // Only proxies say 407; tinyproxy says 401 to a wrong password. Where none was asked for, it is an answer to judge.
  private func isRefusalOfProxy(_ status: Int, _ fields: HeaderFields) -> Bool {
    guard job.request.connection.proxy?.isEmpty == false else { return false }
    return status == 407 || (status == 401 && fields["Server"]?.hasPrefix("tinyproxy/") == true)
  }

  // MARK: - Standing still

  /// How long until the transfer has stood still for too long, or nil when there is no such bound.
  ///
  /// The time before the connection stands does not count: connecting has a bound of its own.
  func timeUntilIdle() -> Duration? {
    guard let limit = job.request.connection.idleTimeout else { return nil }
    let connecting = handle.time(CURLINFO_PRETRANSFER_TIME_T)
    guard connecting > .zero else { return limit }
    return max(lastProgress, start + connecting) + limit - .now
  }

  /// Gives the failure of a transfer that stood still for too long.
  func idleFailure() -> Diagnostic {
    failure(CURLE_OPERATION_TIMEDOUT).stoodStill(for: job.request.connection.idleTimeout ?? .zero)
  }

  // MARK: - Receiving

  private static func receive(
    _ data: UnsafeMutablePointer<CChar>?,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?,
    _ take: (Transfer, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let transfer = unsafe find(context) else { return 0 }
    if transfer.job.request.connection.idleTimeout != nil { transfer.lastProgress = .now }
    // Any other count than the one given ends the transfer.
    return unsafe take(transfer, UnsafeRawBufferPointer(start: data, count: count)) ? count : count + 1
  }

  private func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    guard unsafe headers.receive(Array(line)) else {
      excess = .headers
      return false
    }
    return true
  }

  private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let limit = job.request.connection.maximumBodySize
    let promised = body.isEmpty ? handle.size(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T) : 0
    guard max(promised, body.count + bytes.count) <= limit else {
      excess = .body
      return false
    }
    if promised > 0 { body.reserveCapacity(min(promised, 1 << 20)) }
    unsafe body.append(contentsOf: bytes)
    return true
  }

  private func failure(_ result: CURLcode) -> TransferFailure {
    TransferFailure(
      code: result,
      text: handle.errorText,
      peer: peer,
      options: job.request.connection,
      excess: excess,
      systemError: Int32(clamping: handle.number(CURLINFO_OS_ERRNO)),
      verification: handle.number(CURLINFO_SSL_VERIFYRESULT),
      tunnelStatus: handle.number(CURLINFO_HTTP_CONNECTCODE),
      status: handle.number(CURLINFO_RESPONSE_CODE),
      received: handle.size(CURLINFO_SIZE_DOWNLOAD_T),
      promised: handle.size(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T),
      isNameKnown: handle.time(CURLINFO_NAMELOOKUP_TIME_T) > .zero,
      isConnected: handle.time(CURLINFO_PRETRANSFER_TIME_T) > .zero
    )
  }
}
