import CCurl

/// A handle of libcurl that drives many transfers, made and closed once by the engine.
///
/// It is kept as an address because libcurl lets any thread call `wake()`; all else is for the transfer loop alone.
struct MultiHandle: Sendable {
  private static let mostConnections = 256

  private let address: UInt

  /// Makes a handle, or nil when libcurl cannot.
  init?() {
    guard CurlLibrary.isReady, let pointer = unsafe curl_multi_init() else { return nil }
    address = UInt(bitPattern: pointer)
    // By itself libcurl keeps four idle connections for each transfer under way, so few of a burst survive its end.
    _ = unsafe pqcurl_multi_set_long(pointer, CURLMOPT_MAXCONNECTS, MultiHandle.mostConnections)
  }

  /// Ends the sleep of the transfer loop.
  func wake() {
    _ = unsafe curl_multi_wakeup(pointer)
  }

  /// Starts a transfer.
  ///
  /// - Returns: Whether libcurl took it.
  func add(_ easy: EasyHandle) -> Bool {
    unsafe curl_multi_add_handle(pointer, easy.pointer) == CURLM_OK
  }

  /// Ends a transfer, whether it is done or not.
  func remove(_ easy: EasyHandle) {
    _ = unsafe curl_multi_remove_handle(pointer, easy.pointer)
  }

  /// Does what can be done without waiting.
  func perform() {
    var running: Int32 = 0
    _ = unsafe curl_multi_perform(pointer, &running)
  }

  /// Waits for something to do, for `wake()`, or for a time.
  func sleep(upTo time: Duration) {
    _ = unsafe curl_multi_poll(pointer, nil, 0, Int32(clamping: time.wholeMilliseconds), nil)
  }

  /// Gives the next transfer that has ended, with its result, or nil.
  func nextFinished() -> (transfer: Transfer, result: CURLcode)? {
    var result = CURLE_OK
    guard let easy = unsafe pqcurl_next_finished(pointer, &result) else { return nil }
    var context: UnsafeMutableRawPointer?
    _ = unsafe pqcurl_get_pointer(easy, CURLINFO_PRIVATE, &context)
    guard let transfer = unsafe Transfer.find(context) else { return nil }
    return (transfer, result)
  }

  /// Closes the handle and its connections; no transfer may be left in it.
  func close() {
    _ = unsafe curl_multi_cleanup(pointer)
  }

  private var pointer: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: address) }
}

/// The state of libcurl in this process.
enum CurlLibrary {
  /// Whether libcurl is set up; the first use does it.
  static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
