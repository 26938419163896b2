import PQRun

/// When the certificate of each server ends: libcurl tells it for the first answer of a connection and for no other.
struct CertificateMemory {
  private var exchanges: [Peer: Exchange] = [:]

  /// Completes an answer that came over a connection used before, and learns from any other.
  mutating func completing(_ response: Response, from peer: Peer) -> Response {
    guard peer.isSecured else { return response }
    guard response.exchange.certificateExpiry == nil else {
      exchanges[peer] = response.exchange
      return response
    }
    var completed = response
    completed.exchange.certificateExpiry = exchanges[peer]?.certificateExpiry
    completed.exchange.certificateEnd = exchanges[peer]?.certificateEnd
    return completed
  }
}
