import CCurl
import PQRun

extension EasyHandle {
  /// Tells how the exchange went that has just ended.
  func exchange(with peer: Peer) -> Exchange {
    let certificateExpiry = peer.isSecured ? certificateLine("Expire date") : nil
    return Exchange(
      version: EasyHandle.versionName(number(CURLINFO_HTTP_VERSION)),
      remoteAddress: remoteAddress,
      reusedConnection: number(CURLINFO_NUM_CONNECTS) == 0,
      sentSize: max(number(CURLINFO_REQUEST_SIZE), size(CURLINFO_SIZE_UPLOAD_T)),
      receivedHeaderSize: number(CURLINFO_HEADER_SIZE),
      receivedBodySize: size(CURLINFO_SIZE_DOWNLOAD_T),
      nameLookup: time(CURLINFO_NAMELOOKUP_TIME_T),
      connected: time(CURLINFO_CONNECT_TIME_T),
      secured: time(CURLINFO_APPCONNECT_TIME_T),
      firstByte: time(CURLINFO_STARTTRANSFER_TIME_T),
      total: time(CURLINFO_TOTAL_TIME_T),
      certificateExpiry: certificateExpiry,
      certificateEnd: certificateExpiry.flatMap(CertificateDate.secondsSince1970)
    )
  }

  private var remoteAddress: String? {
    guard let address = text(CURLINFO_PRIMARY_IP), !address.isEmpty else { return nil }
    let port = number(CURLINFO_PRIMARY_PORT)
    return address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)"
  }

  private static func versionName(_ number: Int) -> String? {
    switch number {
    case Int(CURL_HTTP_VERSION_1_0): "HTTP/1.0"
    case Int(CURL_HTTP_VERSION_1_1): "HTTP/1.1"
    case Int(CURL_HTTP_VERSION_2_0): "HTTP/2"
    case Int(CURL_HTTP_VERSION_3): "HTTP/3"
    default: nil
    }
  }
}
