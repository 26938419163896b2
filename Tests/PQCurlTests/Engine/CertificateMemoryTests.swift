import PQRun
import Testing

@testable import PQCurl

@Suite struct CertificateMemoryTests {
  private func response(_ expiry: String?, _ end: Int?) -> Response {
    Response(status: 200, exchange: Exchange(certificateExpiry: expiry, certificateEnd: end))
  }

  @Test func `an answer without a certificate gets that of its own server`() {
    var memory = CertificateMemory()
    let peer = Peer(url: "https://a.example.test/")
    #expect(memory.completing(response("soon", 7), from: peer).exchange.certificateEnd == 7)
    let later = memory.completing(response(nil, nil), from: peer)
    #expect(later.exchange.certificateExpiry == "soon")
    #expect(later.exchange.certificateEnd == 7)
    #expect(memory.completing(response(nil, nil), from: Peer(url: "https://b.example.test/")).exchange == Exchange())
  }

  @Test func `an answer without TLS gets none`() {
    var memory = CertificateMemory()
    _ = memory.completing(response("soon", 7), from: Peer(url: "https://a.example.test:80/"))
    #expect(memory.completing(response(nil, nil), from: Peer(url: "http://a.example.test:80/")).exchange == Exchange())
  }
}
