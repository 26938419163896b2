import CCurl
package import PQCore
import PQModel

extension TransferFailure {
  /// TLS failed: the server's certificate, the client's, or the handshake.
  var notSecured: Diagnostic {
    switch code {
    case CURLE_SSL_CERTPROBLEM: return .unusableFile("the client's certificate or key", peer, text)
    case CURLE_SSL_CACERT_BADFILE: return .unusableFile("the file of certificate authorities", peer, text)
    case CURLE_SSL_ISSUER_ERROR: return .unknownIssuer(peer, text)
    default: break
    }
    if asksForCertificate { return .clientCertificate(peer, isGiven: options.tls.certificateFile != nil, text) }
    guard code == CURLE_PEER_FAILED_VERIFICATION else { return .handshake(peer, text) }
    switch verification {
    case VerifyResult.expired: return .expired(peer, text)
    case VerifyResult.notYetValid: return .expired(peer, text)
    case VerifyResult.wrongHost: return .wrongHost(peer, text)
    default: break
    }
    if text.contains("expired") { return .expired(peer, text) }
    if text.contains("subject name") || text.contains("host name") { return .wrongHost(peer, text) }
    return .unknownIssuer(peer, text)
  }

  /// Whether the server ended TLS with a word about the client.
  var isTLSAlert: Bool { text.contains(" alert ") }

  private var asksForCertificate: Bool {
    let alerts = [
      "certificate required", "bad certificate", "unknown ca", "certificate unknown", "certificate expired",
    ]
    return isTLSAlert && alerts.contains { text.contains("alert \($0)") }
  }

  /// OpenSSL's numbers for what it found about a certificate.
  private enum VerifyResult {
    static let notYetValid = 9
    static let expired = 10
    static let wrongHost = 62
  }
}

extension Diagnostic.Code {
  package static let tlsExpired = Diagnostic.Code(
    "tls-expired",
    explanation: """
      The server's certificate, or one it rests on, is out of date or not valid yet. Nothing was sent. Either the \
      server needs a new certificate, or the clock of this machine is wrong.
      """,
    example: "pqrun adventures-all --env publish   # with a certificate that ended yesterday"
  )

  package static let tlsWrongHost = Diagnostic.Code(
    "tls-wrong-host",
    explanation: """
      The server's certificate is for other names than the one that was asked. Nothing was sent. Usually 'host' is an \
      alias or an address that the certificate does not list.
      """,
    example: "host: 203.0.113.7"
  )

  package static let tlsUnknownIssuer = Diagnostic.Code(
    "tls-unknown-issuer",
    explanation: """
      The server's certificate was issued by an authority that this machine does not trust: a company's own, the \
      server itself, or a chain with a certificate missing. Nothing was sent. Name the authority's file in 'tls.ca'.
      """,
    example: "tls: { ca: certs/company-root.pem }"
  )

  package static let tlsClientCertificate = Diagnostic.Code(
    "tls-client-certificate",
    explanation: """
      The server demands a certificate of the client, and none was given or the one given was refused.
      """,
    example: "tls: { certificate: me.pem, key: me.key }"
  )

  package static let tlsHandshake = Diagnostic.Code(
    "tls-handshake",
    explanation: """
      Client and server did not agree on TLS. Often the port speaks plain HTTP, or the server is so old that it knows \
      no version of TLS in use (1.2 and 1.3).
      """,
    example: "scheme: https\nhost: localhost:4502"
  )

  package static let tlsUnusableFile = Diagnostic.Code(
    "tls-unusable-file",
    explanation: """
      A file that 'tls' names cannot be used: it is missing, it is not in the PEM format, the key does not belong to \
      the certificate, or the key's password is wrong. Nothing was sent.
      """,
    example: "tls: { certificate: me.pem, key: someone-else.key }"
  )
}

extension Diagnostic {
  fileprivate static func expired(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .tlsExpired,
      "the certificate of \(peer) is out of date or not valid yet",
      notes: cause(text),
      hint: "renew the server's certificate, or set the clock of this machine",
      failure: .noAnswer
    )
  }

  fileprivate static func wrongHost(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .tlsWrongHost,
      "the certificate of \(peer) is for another host than '\(peer.host)'",
      notes: cause(text),
      hint: "use a name in 'host' that the certificate lists",
      failure: .noAnswer
    )
  }

  fileprivate static func unknownIssuer(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .tlsUnknownIssuer,
      "the certificate of \(peer) comes from an issuer that is not trusted",
      notes: cause(text),
      hint: "name the issuer's PEM file in 'tls.ca' or --ca",
      failure: .noAnswer
    )
  }

  fileprivate static func clientCertificate(_ peer: Peer, isGiven: Bool, _ text: String) -> Diagnostic {
    .error(
      .tlsClientCertificate,
      isGiven ? "\(peer) refused the client certificate" : "\(peer) demands a client certificate",
      notes: cause(text),
      hint: "name a certificate that the server accepts in 'tls.certificate' or --certificate, and its key likewise",
      failure: .noAnswer
    )
  }

  fileprivate static func handshake(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .tlsHandshake,
      "no TLS connection with \(peer)",
      notes: cause(text),
      hint: text.contains("wrong version number")
        ? "the port seems to speak plain HTTP: set 'scheme: http' or another port"
        : "check that the port is for HTTPS, which TLS the server knows, and whether it demands a client certificate",
      failure: .noAnswer
    )
  }

  fileprivate static func unusableFile(_ file: String, _ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .tlsUnusableFile,
      "\(file) for \(peer) cannot be used",
      notes: cause(text),
      hint:
        "check the files that 'tls' or the options name: they exist, are in PEM, belong together, and the password fits"
    )
  }
}
