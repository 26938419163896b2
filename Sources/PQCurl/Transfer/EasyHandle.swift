import CCurl

/// A handle of libcurl for one transfer after another, with what libcurl needs to stay in place for it.
@safe final class EasyHandle {
  /// An option that libcurl did not take.
  struct RefusedOption: Error {
    let option: CURLoption
    let code: CURLcode
  }

  let pointer: UnsafeMutableRawPointer
  private let errorBuffer: UnsafeMutablePointer<CChar>
  private var lists: [StringList] = []

  /// Makes a handle, or nil when libcurl cannot.
  init?() {
    guard let pointer = unsafe curl_easy_init() else { return nil }
    unsafe self.pointer = pointer
    unsafe errorBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
    unsafe errorBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    unsafe curl_easy_cleanup(pointer)
    unsafe errorBuffer.deallocate()
  }

  /// Forgets every option; what the handle knows of servers stays.
  func reset() {
    unsafe curl_easy_reset(pointer)
    lists.removeAll(keepingCapacity: true)
    unsafe errorBuffer.pointee = 0
  }

  /// Sets an option to a number.
  func set(_ option: CURLoption, _ value: Int) throws(RefusedOption) {
    try check(option, unsafe pqcurl_set_long(pointer, option, value))
  }

  /// Sets an option to a truth.
  func set(_ option: CURLoption, _ value: Bool) throws(RefusedOption) {
    try set(option, value ? 1 : 0)
  }

  /// Sets an option to a text, which libcurl copies.
  func set(_ option: CURLoption, _ value: String) throws(RefusedOption) {
    try check(option, unsafe pqcurl_set_string(pointer, option, value))
  }

  /// Sets an option to a list of texts.
  func set(_ option: CURLoption, _ values: [String]) throws(RefusedOption) {
    guard !values.isEmpty else { return }
    guard let list = StringList(values) else { throw RefusedOption(option: option, code: CURLE_OUT_OF_MEMORY) }
    lists.append(list)
    try check(option, unsafe pqcurl_set_list(pointer, option, list.pointer))
  }

  /// Sets the body, which libcurl copies.
  func setBody(_ bytes: [UInt8]) throws(RefusedOption) {
    try check(CURLOPT_POST, unsafe pqcurl_set_long(pointer, CURLOPT_POST, 1))
    try check(
      CURLOPT_POSTFIELDSIZE_LARGE,
      unsafe pqcurl_set_size(pointer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(bytes.count))
    )
    // An empty array may have no address, and libcurl would ask for the body elsewhere.
    guard !bytes.isEmpty else { return try set(CURLOPT_COPYPOSTFIELDS, "") }
    let code = unsafe bytes.withUnsafeBytes { buffer in
      unsafe pqcurl_set_pointer(
        pointer,
        CURLOPT_COPYPOSTFIELDS,
        UnsafeMutableRawPointer(mutating: buffer.baseAddress)
      )
    }
    try check(CURLOPT_COPYPOSTFIELDS, code)
  }

  /// Limits the handle to HTTP and HTTPS, and never waits for a name look-up that nobody needs any more.
  func limitToHTTP() throws(RefusedOption) {
    try check(CURLOPT_PROTOCOLS, unsafe pqcurl_allow_only_http(pointer))
    try check(CURLOPT_PROTOCOLS, unsafe pqcurl_do_not_wait_for_resolver(pointer))
  }

  /// Sends what comes to functions, with a context of theirs.
  func setReceivers(
    body: @escaping curl_write_callback,
    header: @escaping curl_write_callback,
    context: UnsafeMutableRawPointer
  ) throws(RefusedOption) {
    try check(CURLOPT_WRITEFUNCTION, unsafe pqcurl_set_write_function(pointer, CURLOPT_WRITEFUNCTION, body))
    try check(CURLOPT_HEADERFUNCTION, unsafe pqcurl_set_write_function(pointer, CURLOPT_HEADERFUNCTION, header))
    for option in [CURLOPT_WRITEDATA, CURLOPT_HEADERDATA, CURLOPT_PRIVATE] {
      try check(option, unsafe pqcurl_set_pointer(pointer, option, context))
    }
    try check(CURLOPT_ERRORBUFFER, unsafe pqcurl_set_pointer(pointer, CURLOPT_ERRORBUFFER, errorBuffer))
  }

  /// What libcurl says about a failure, or nothing.
  var errorText: String { unsafe String(cString: errorBuffer) }

  /// Gives a fact that is a small number.
  func number(_ info: CURLINFO) -> Int {
    var value = 0
    _ = unsafe pqcurl_get_long(pointer, info, &value)
    return value
  }

  /// Gives a fact that is a size.
  func size(_ info: CURLINFO) -> Int {
    var value: curl_off_t = 0
    _ = unsafe pqcurl_get_size(pointer, info, &value)
    return Int(value)
  }

  /// Gives a fact that is a time since the start.
  func time(_ info: CURLINFO) -> Duration {
    .microseconds(size(info))
  }

  /// Gives a fact that is a text.
  func text(_ info: CURLINFO) -> String? {
    var value: UnsafePointer<CChar>?
    _ = unsafe pqcurl_get_string(pointer, info, &value)
    guard let value = unsafe value else { return nil }
    return unsafe String(cString: value)
  }

  /// Gives a line of the server's own certificate by its name, such as `Expire date`.
  func certificateLine(_ name: String) -> String? {
    var chain: UnsafeMutablePointer<curl_certinfo>?
    _ = unsafe pqcurl_get_certificates(pointer, &chain)
    guard let chain = unsafe chain, unsafe chain.pointee.num_of_certs > 0 else { return nil }
    var entry = unsafe chain.pointee.certinfo[0]
    while let current = unsafe entry {
      let line = unsafe String(cString: current.pointee.data)
      if line.hasPrefix("\(name):") { return String(line.dropFirst(name.count + 1)) }
      unsafe entry = current.pointee.next
    }
    return nil
  }

  private func check(_ option: CURLoption, _ code: CURLcode) throws(RefusedOption) {
    guard code == CURLE_OK else { throw RefusedOption(option: option, code: code) }
  }
}
