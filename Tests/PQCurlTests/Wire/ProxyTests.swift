import PQCore
import PQModel
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

@Suite(
  .enabled(if: ProxyServer.isAvailable, "tinyproxy is not installed"),
  .timeLimit(.minutes(2)),
  .serialized
) struct ProxyTests {
  private let user = ProxyServer.User(name: "reader", password: "S3cr3t")

  private func request(_ url: String, through proxy: ProxyServer, as user: String = "") -> Request {
    var request = Request(url: url, connection: Wire.options)
    request.connection.proxy = "http://\(user)127.0.0.1:\(proxy.port)"
    return request
  }

  @Test func `plain HTTP goes through the proxy`() async throws {
    try await RawServer.run([.json("{}")]) { server in
      try await ProxyServer.run { proxy in
        let response = try await Wire.send(request(server.url("/a%3Bb%3D1"), through: proxy))
        #expect(response.status == 200)
        #expect(response.exchange.remoteAddress == "127.0.0.1:\(proxy.port)")
        let received = try #require(server.requests.first)
        #expect(received.line.hasPrefix("GET /a%3Bb%3D1 HTTP/1."))
        #expect(received.values(of: "Via").joined().contains("tinyproxy"))
      }
    }
  }

  @Test(.enabled(if: CertificateAuthority.isAvailable, "openssl is not installed"))
  func `TLS goes through the proxy from end to end`() async throws {
    try await CertificateAuthority.run { authority in
      try await authority.serve(as: authority.issue(for: "IP:127.0.0.1")) { port in
        try await ProxyServer.run(for: user) { proxy in
          let url = "https://127.0.0.1:\(port)/"
          var right = request(url, through: proxy, as: "reader:S3cr3t@")
          right.connection.tls.authorityFile = authority.file
          let response = try await Wire.send(right)
          #expect(response.status == 200)
          #expect(response.exchange.certificateEnd != nil)
          let failure = try #require(try await Wire.failure(request(url, through: proxy, as: "reader:wr0ng@")))
          let way = "the way to 127.0.0.1:\(port) leads through the proxy 127.0.0.1:\(proxy.port)"
          #expect(failure.code == .proxyFailed)
          #expect(failure.message.hasPrefix(way))
        }
      }
    }
  }

  @Test(arguments: [
    ("", "asks for a user name and a password"), ("reader:wr0ng@", "refuses the user name and the password"),
  ])
  func `a proxy that knows its users lets no other through`(user: String, reason: String) async throws {
    try await RawServer.run([.json("{}")]) { server in
      try await ProxyServer.run(for: self.user) { proxy in
        let failure = try #require(try await Wire.failure(request(server.url("/"), through: proxy, as: user)))
        #expect(failure.code == .proxyFailed)
        #expect(failure.failure == .noAnswer)
        #expect(failure.message.hasPrefix("the way to 127.0.0.1:\(server.port) leads through the proxy 127.0.0.1:"))
        #expect(failure.message.hasSuffix(reason))
        #expect(server.requests.isEmpty)
        let response = try await Wire.send(request(server.url("/"), through: proxy, as: "reader:S3cr3t@"))
        #expect(response.status == 200)
        #expect(server.requests.first?.values(of: "Proxy-Authorization") == [])
      }
    }
  }
}
