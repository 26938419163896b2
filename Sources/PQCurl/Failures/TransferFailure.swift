import CCurl
import PQCore
import PQModel

/// The facts about a transfer that gave no whole answer.
struct TransferFailure {
  /// What libcurl calls it.
  var code: CURLcode

  /// What libcurl says about it; it may hold the host, the port and what TLS reports, never a credential.
  var text: String

  /// The server that was asked.
  var peer: Peer

  /// How it was asked.
  var options: ConnectionOptions

  /// Why the transfer stopped itself, if it did.
  var excess: Transfer.Excess?

  /// The system's number of the last failed connection.
  var systemError: Int32 = 0

  /// What OpenSSL found about the server's certificate; 0 is nothing wrong.
  var verification = 0

  /// The status of the proxy's answer to CONNECT, or 0.
  var tunnelStatus = 0

  /// The status of the answer, or 0.
  var status = 0

  /// The bytes of the body that came.
  var received = 0

  /// The bytes of the body that the server promised, or less than 0.
  var promised = -1

  /// Whether the look-up of the name was done.
  var isNameKnown = false

  /// Whether the connection stood, TLS and proxy included.
  var isConnected = false

  /// What to tell the user.
  var diagnostic: Diagnostic {
    if let excess { return exceeded(excess) }
    switch code {
    case CURLE_UNSUPPORTED_PROTOCOL where isConnected:
      return brokenAnswer
    case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL, CURLE_LOGIN_DENIED:
      return invalidAddress
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PROXY:
      return unreached
    case CURLE_OPERATION_TIMEDOUT:
      return timedOut
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CACERT_BADFILE,
      CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CLIENTCERT:
      return notSecured
    default:
      if tunnelStatus >= 300 || text.contains("CONNECT") { return unreached }
      if isTLSAlert { return notSecured }
      return brokenAnswer
    }
  }
}
