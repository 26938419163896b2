import CCurl
import PQCore
import PQModel
import Testing

@testable import PQCurl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct TransferFailureTests {
  struct Case: Sendable {
    let code: CURLcode
    let text: String
    let expected: Diagnostic.Code
    var verification = 0
    var status = 0
    var systemError: Int32 = 0
    var isConnected = false
  }

  static let cases = [
    Case(code: CURLE_COULDNT_RESOLVE_HOST, text: "Could not resolve host: a", expected: .nameNotFound),
    Case(code: CURLE_COULDNT_RESOLVE_PROXY, text: "Could not resolve proxy: a", expected: .proxyFailed),
    Case(code: CURLE_PROXY, text: "SOCKS4: Failed", expected: .proxyFailed),
    Case(code: CURLE_COULDNT_CONNECT, text: "Failed to connect to a port 443 after 0 ms", expected: .connectRefused),
    Case(code: CURLE_COULDNT_CONNECT, text: "Failed to connect to b port 3128 after 0 ms", expected: .proxyFailed),
    Case(code: CURLE_COULDNT_CONNECT, text: "", expected: .hostUnreachable, systemError: EHOSTUNREACH),
    Case(code: CURLE_PEER_FAILED_VERIFICATION, text: "", expected: .tlsExpired, verification: 10),
    Case(code: CURLE_PEER_FAILED_VERIFICATION, text: "", expected: .tlsExpired, verification: 9),
    Case(code: CURLE_PEER_FAILED_VERIFICATION, text: "certificate has expired", expected: .tlsExpired),
    Case(
      code: CURLE_PEER_FAILED_VERIFICATION,
      text: "SSL: no alternative certificate subject name matches target host name 'a'",
      expected: .tlsWrongHost
    ),
    Case(code: CURLE_PEER_FAILED_VERIFICATION, text: "", expected: .tlsUnknownIssuer, verification: 20),
    Case(code: CURLE_PEER_FAILED_VERIFICATION, text: "", expected: .tlsUnknownIssuer, verification: 18),
    Case(code: CURLE_SSL_CONNECT_ERROR, text: "wrong version number", expected: .tlsHandshake),
    Case(code: CURLE_SSL_CERTPROBLEM, text: "could not load PEM client certificate", expected: .tlsUnusableFile),
    Case(code: CURLE_SSL_CACERT_BADFILE, text: "error setting certificate file", expected: .tlsUnusableFile),
    Case(
      code: CURLE_RECV_ERROR,
      text: "OpenSSL SSL_read: tlsv13 alert certificate required, errno 0",
      expected: .tlsClientCertificate
    ),
    Case(code: CURLE_GOT_NOTHING, text: "Empty reply from server", expected: .noAnswer),
    Case(code: CURLE_RECV_ERROR, text: "Recv failure: Connection reset by peer", expected: .noAnswer),
    Case(code: CURLE_RECV_ERROR, text: "Recv failure", expected: .incompleteBody, status: 200),
    Case(code: CURLE_PARTIAL_FILE, text: "transfer closed", expected: .incompleteBody, status: 200),
    Case(code: CURLE_HTTP2_STREAM, text: "HTTP/2 stream 0 was not closed cleanly", expected: .http2Failed),
    Case(code: CURLE_HTTP2, text: "Error in the HTTP2 framing layer", expected: .http2Failed),
    Case(code: CURLE_WEIRD_SERVER_REPLY, text: "Nul byte in header", expected: .malformedAnswer),
    Case(
      code: CURLE_UNSUPPORTED_PROTOCOL,
      text: "Received HTTP/0.9 when not allowed",
      expected: .malformedAnswer,
      isConnected: true
    ),
    Case(code: CURLE_UNSUPPORTED_PROTOCOL, text: "Protocol \"ftp\" not supported", expected: .invalidAddress),
    Case(code: CURLE_URL_MALFORMAT, text: "URL using bad/illegal format", expected: .invalidAddress),
    Case(code: CURLE_OUT_OF_MEMORY, text: "", expected: .transferFailed),
  ]

  @Test(arguments: cases)
  func `each failure of libcurl has its code, a message with the host and a hint`(_ given: Case) {
    let diagnostic = TransferFailure(
      code: given.code,
      text: given.text,
      peer: Peer(url: "https://a/"),
      options: ConnectionOptions(),
      systemError: given.systemError,
      verification: given.verification,
      status: given.status,
      isConnected: given.isConnected
    ).diagnostic
    #expect(diagnostic.code == given.expected)
    #expect(diagnostic.message.contains("a:443") || diagnostic.message.contains("'a'"))
    #expect(diagnostic.hint != nil)
  }

  struct Times: Sendable {
    let connect: Duration
    let total: Duration
    let isConnected: Bool
    let message: String
  }

  @Test(arguments: [
    Times(
      connect: .seconds(5),
      total: .seconds(30),
      isConnected: false,
      message: "no connection to a:443 within 5 seconds; its name was still being looked up"
    ),
    Times(
      connect: .seconds(5),
      total: .seconds(2),
      isConnected: false,
      message: "no whole answer from a:443 within 2 seconds; no connection stood"
    ),
    Times(
      connect: .seconds(5),
      total: .seconds(2),
      isConnected: true,
      message: "no whole answer from a:443 within 2 seconds; no answer had come"
    ),
  ])
  func `a time-out names the bound that ended the transfer`(_ given: Times) {
    let diagnostic = TransferFailure(
      code: CURLE_OPERATION_TIMEDOUT,
      text: "",
      peer: Peer(url: "https://a/"),
      options: ConnectionOptions(connectTimeout: given.connect, totalTimeout: given.total),
      isConnected: given.isConnected
    ).diagnostic
    #expect(diagnostic.message == given.message)
  }

  @Test func `every code is listed once and explained`() {
    let names = Diagnostic.Code.curlCodes.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Diagnostic.Code.curlCodes.allSatisfy { $0.explanation.hasSuffix(".") && !$0.example.isEmpty })
  }
}
