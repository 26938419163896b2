import PQCore
import PQModel
import PQRun
import PQTestSupport
import Testing

@testable import PQCurl

@Suite(.enabled(if: CertificateAuthority.isAvailable), .timeLimit(.minutes(2)), .serialized) struct TLSTests {
  private func request(_ port: Int, _ tls: ConnectionOptions.TLS) -> Request {
    var request = Request(url: "https://127.0.0.1:\(port)/", connection: Wire.options)
    request.connection.tls = tls
    return request
  }

  @Test func `a certificate of a named authority is trusted and its end is told`() async throws {
    try await CertificateAuthority.run { authority in
      try await authority.serve(as: authority.issue(for: "IP:127.0.0.1")) { port in
        let response = try await Wire.send(request(port, .init(authorityFile: authority.file)))
        #expect(response.status == 200)
        #expect(response.exchange.certificateExpiry?.hasSuffix("GMT") == true)
        let daysLeft = try #require(response.exchange.certificateEnd) - WallClock.secondsSince1970()
        #expect((86_000...86_400).contains(daysLeft))
        #expect(response.exchange.secured > .zero)
      }
    }
  }

  @Test func `an unknown issuer, unless nothing is verified`() async throws {
    try await CertificateAuthority.run { authority in
      try await authority.serve(as: authority.issue(for: "IP:127.0.0.1")) { port in
        let failure = try #require(try await Wire.failure(request(port, .init())))
        #expect(failure.code == .tlsUnknownIssuer)
        #expect(
          failure.message == "the certificate of 127.0.0.1:\(port) comes from an issuer that is not trusted"
        )
        let response = try await Wire.send(request(port, .init(verifiesServer: false)))
        #expect(response.status == 200)
      }
    }
  }

  @Test func `an expired certificate`() async throws {
    try await CertificateAuthority.run { authority in
      try await authority.serve(as: authority.issue(for: "IP:127.0.0.1", days: -1)) { port in
        let failure = try #require(try await Wire.failure(request(port, .init(authorityFile: authority.file))))
        #expect(failure.code == .tlsExpired)
        #expect(failure.failure == .noAnswer)
      }
    }
  }

  @Test func `a certificate for another host`() async throws {
    try await CertificateAuthority.run { authority in
      try await authority.serve(as: authority.issue(for: "DNS:other.example.test")) { port in
        let failure = try #require(try await Wire.failure(request(port, .init(authorityFile: authority.file))))
        #expect(failure.code == .tlsWrongHost)
        #expect(failure.message == "the certificate of 127.0.0.1:\(port) is for another host than '127.0.0.1'")
      }
    }
  }

  @Test func `a server that demands a client certificate`() async throws {
    try await CertificateAuthority.run { authority in
      let server = try authority.issue(for: "IP:127.0.0.1")
      let client = try authority.issue(for: "DNS:client.example.test")
      try await authority.serve(as: server, demandingCertificate: true) { port in
        let failure = try #require(try await Wire.failure(request(port, .init(authorityFile: authority.file))))
        #expect(failure.code == .tlsClientCertificate)
        #expect(failure.message == "127.0.0.1:\(port) demands a client certificate")
        let known = ConnectionOptions.TLS(
          authorityFile: authority.file,
          certificateFile: client.certificate,
          keyFile: client.key
        )
        let response = try await Wire.send(request(port, known))
        #expect(response.status == 200)
      }
    }
  }

  @Test func `a key behind a password needs that password, and nobody is asked for it`() async throws {
    try await CertificateAuthority.run { authority in
      let server = try authority.issue(for: "IP:127.0.0.1")
      let plain = try authority.issue(for: "DNS:client.example.test")
      let client = try authority.encrypt(plain, password: "S3cr3t/Pw")
      let archive = try authority.pack(plain, password: "S3cr3t/Pw")
      try await authority.serve(as: server, demandingCertificate: true) { port in
        for (certificate, key) in [(client.certificate, client.key as String?), (archive, nil)] {
          var tls = ConnectionOptions.TLS(
            authorityFile: authority.file,
            certificateFile: certificate,
            keyFile: key,
            keyPassword: Secret("S3cr3t/Pw")
          )
          let response = try await Wire.send(request(port, tls))
          #expect(response.status == 200)
          for password in [nil, Secret("another")] {
            tls.keyPassword = password
            let failure = try #require(try await Wire.failure(request(port, tls)))
            #expect(failure.code == .tlsUnusableFile)
            #expect(failure.failure == .invalidInput)
            #expect(!"\(failure)".contains("S3cr3t"))
          }
        }
      }
    }
  }

  @Test func `files that cannot be used are named and nothing is sent`() async throws {
    try await CertificateAuthority.run { authority in
      let server = try authority.issue(for: "IP:127.0.0.1")
      let client = try authority.issue(for: "DNS:client.example.test")
      try await authority.serve(as: server) { port in
        let unusable: [ConnectionOptions.TLS] = [
          .init(authorityFile: "/nowhere/ca.pem"),
          .init(authorityFile: authority.file, certificateFile: "/nowhere/me.pem"),
          .init(authorityFile: authority.file, certificateFile: client.certificate, keyFile: server.key),
        ]
        for tls in unusable {
          let failure = try await Wire.failure(request(port, tls))
          #expect(failure?.code == .tlsUnusableFile)
          #expect(failure?.failure == .invalidInput)
        }
      }
    }
  }

  @Test func `a port of plain HTTP`() async throws {
    try await RawServer.run([.raw("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")]) { server in
      let failure = try #require(try await Wire.failure(request(server.port, .init())))
      #expect(failure.code == .tlsHandshake)
    }
  }
}
