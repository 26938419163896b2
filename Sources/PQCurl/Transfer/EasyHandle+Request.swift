import CCurl
import PQCore
import PQModel
import PQRun

extension EasyHandle {
  /// Sets every option that one request needs.
  func set(_ request: Request, to peer: Peer) throws(RefusedOption) {
    try setManners()
    try set(CURLOPT_URL, request.url)
    try setMethod(request.method, body: request.body)
    try set(CURLOPT_HTTPHEADER, EasyHandle.headerLines(of: request))
    try setBounds(request.connection)
    try setRoute(request.connection)
    if peer.isSecured { try setTLS(request.connection.tls) }
    try set(CURLOPT_HTTP_VERSION, EasyHandle.version(request.connection.httpVersion, isSecured: peer.isSecured))
  }

  /// Sends the address as it is, adds no credentials, follows nothing, and touches no signal.
  private func setManners() throws(RefusedOption) {
    try limitToHTTP()
    try set(CURLOPT_NOSIGNAL, true)
    try set(CURLOPT_PATH_AS_IS, true)
    try set(CURLOPT_FOLLOWLOCATION, false)
    try set(CURLOPT_DISALLOW_USERNAME_IN_URL, true)
    try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, true)
    try set(CURLOPT_TCP_KEEPALIVE, true)
    try set(CURLOPT_ACCEPT_ENCODING, "")
  }

  private func setMethod(_ method: Request.Method, body: [UInt8]?) throws(RefusedOption) {
    switch method {
    case .get where body == nil:
      break
    case .head:
      try set(CURLOPT_NOBODY, true)
    case .get, .delete:
      if let body { try setBody(body) }
      try set(CURLOPT_CUSTOMREQUEST, method.rawValue)
    case .post, .put:
      try setBody(body ?? [])
      try set(CURLOPT_CUSTOMREQUEST, method.rawValue)
    }
  }

  /// Lists the header lines as libcurl wants them: `Name;` is an empty value, `Name:` keeps libcurl's own field out.
  static func headerLines(of request: Request) -> [String] {
    let given = request.headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
    let absent = ["Accept", "Content-Type", "Expect", "User-Agent"].filter { request.headers[$0] == nil }
    return given + absent.map { "\($0):" }
  }

  private func setBounds(_ options: ConnectionOptions) throws(RefusedOption) {
    try set(CURLOPT_CONNECTTIMEOUT_MS, EasyHandle.milliseconds(options.connectTimeout))
    try set(CURLOPT_TIMEOUT_MS, EasyHandle.milliseconds(options.totalTimeout))
  }

  private func setRoute(_ options: ConnectionOptions) throws(RefusedOption) {
    if let proxy = options.proxy {
      try set(CURLOPT_PROXY, proxy)
      if ProxyAddress(proxy)?.isSecured == true { try setProxyTLS(options.tls) }
    }
    try set(CURLOPT_RESOLVE, options.resolve)
    switch options.addressFamily {
    case .any: break
    case .ipv4: try set(CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_V4))
    case .ipv6: try set(CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_V6))
    }
  }

  private func setProxyTLS(_ tls: ConnectionOptions.TLS) throws(RefusedOption) {
    try set(CURLOPT_PROXY_SSL_VERIFYPEER, tls.verifiesServer)
    try set(CURLOPT_PROXY_SSL_VERIFYHOST, tls.verifiesServer ? 2 : 0)
    if let file = tls.authorityFile { try set(CURLOPT_PROXY_CAINFO, file) }
  }

  private func setTLS(_ tls: ConnectionOptions.TLS) throws(RefusedOption) {
    try set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    try set(CURLOPT_SSL_VERIFYPEER, tls.verifiesServer)
    try set(CURLOPT_SSL_VERIFYHOST, tls.verifiesServer ? 2 : 0)
    try set(CURLOPT_CERTINFO, true)
    if let file = tls.authorityFile { try set(CURLOPT_CAINFO, file) }
    guard let file = tls.certificateFile else { return }
    try set(CURLOPT_SSLCERT, file)
    try set(CURLOPT_SSLCERTTYPE, EasyHandle.isArchive(file) ? "P12" : "PEM")
    if let file = tls.keyFile { try set(CURLOPT_SSLKEY, file) }
    // Without a password OpenSSL would ask the terminal for one.
    try set(CURLOPT_KEYPASSWD, tls.keyPassword?.reveal() ?? "")
  }

  // PKCS #12: certificate and key in one file.
  private static func isArchive(_ file: String) -> Bool {
    [".p12", ".pfx"].contains { file.lowercased().hasSuffix($0) }
  }

  private static func version(_ version: ConnectionOptions.HTTPVersion, isSecured: Bool) -> Int {
    switch version {
    case .automatic: Int(CURL_HTTP_VERSION_2TLS)
    case .http1: Int(CURL_HTTP_VERSION_1_1)
    case .http2: Int(isSecured ? CURL_HTTP_VERSION_2_0 : CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE)
    }
  }

  /// Gives a bound that libcurl takes: zero would mean none, and more than 24 days is refused.
  private static func milliseconds(_ time: Duration) -> Int {
    Int(max(1, min(time.wholeMilliseconds, Int64(Int32.max))))
  }
}
