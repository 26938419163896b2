import CCurl
package import PQCore
import PQModel

extension TransferFailure {
  /// An answer that never came, stopped early, or cannot be read.
  var brokenAnswer: Diagnostic {
    switch code {
    case CURLE_GOT_NOTHING:
      return .noAnswer(peer, text)
    case CURLE_BAD_CONTENT_ENCODING:
      return .badContentEncoding(peer, text)
    case CURLE_HTTP2, CURLE_HTTP2_STREAM:
      return .http2Failed(peer, text)
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL:
      return .malformedAnswer(peer, text)
    case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
      return status == 0 ? .noAnswer(peer, text) : .incompleteBody(peer, progress, text)
    default:
      return .transferFailed(peer, text.isEmpty ? "libcurl reports error \(code.rawValue)" : text)
    }
  }

  /// The connection ended before the header was whole, which libcurl takes for an answer without a body.
  var endedInHeader: Diagnostic { .incompleteHeader(peer) }

  /// More came than is allowed.
  func exceeded(_ excess: Transfer.Excess) -> Diagnostic {
    switch excess {
    case .body: .bodyTooLarge(peer, limit: options.maximumBodySize)
    case .headers: .headersTooLarge(peer, limit: HeaderCollector.sizeLimit)
    }
  }
}

extension Diagnostic.Code {
  package static let noAnswer = Diagnostic.Code(
    "no-answer",
    explanation: """
      The server took the connection and ended it without a byte of an answer. Usually it is starting or stopping, or \
      something between, such as a load balancer, has no server to pass the request to.
      """,
    example: "pqrun adventures-all --env publish   # while publish restarts"
  )

  package static let incompleteBody = Diagnostic.Code(
    "incomplete-body",
    explanation: """
      The answer began and the connection ended before its body was whole. What has come is not used, even if it \
      looks complete, because nobody knows what is missing.
      """,
    example: "HTTP/1.1 200 OK\nContent-Length: 307\n\n…282 bytes, then the end"
  )

  package static let incompleteHeader = Diagnostic.Code(
    "incomplete-header",
    explanation: """
      The answer began and the connection ended before the empty line that ends its header. What its status and its \
      fields say is not used, because nobody knows what is missing.
      """,
    example: "HTTP/1.1 200 OK\nContent-Ty"
  )

  package static let bodyTooLarge = Diagnostic.Code(
    "body-too-large",
    explanation: """
      The body is larger, after decompression, than the limit allows. The limit keeps a wrong address or a query \
      without a filter from filling the memory.
      """,
    example: "pqrun adventures-all --env publish   # with an answer of more than 64 MB"
  )

  package static let headersTooLarge = Diagnostic.Code(
    "headers-too-large",
    explanation: "The server sends more header fields than any sensible answer has, so the transfer was ended.",
    example: "HTTP/1.1 200 OK\nX-Endless: 1\nX-Endless: 2\n…"
  )

  package static let badContentEncoding = Diagnostic.Code(
    "bad-content-encoding",
    explanation: """
      The answer says that its body is compressed, but the body cannot be decompressed: it is damaged, or compressed \
      in another way than its 'Content-Encoding' says.
      """,
    example: "HTTP/1.1 200 OK\nContent-Encoding: gzip\n\n{\"data\":{}}"
  )

  package static let http2Failed = Diagnostic.Code(
    "http2-failed",
    explanation: """
      The server, or something between, broke the rules of HTTP/2 or ended the stream. HTTP/1.1 often works where \
      this happens.
      """,
    example: "pqrun adventures-all --env publish   # through a proxy that resets HTTP/2 streams"
  )

  package static let malformedAnswer = Diagnostic.Code(
    "malformed-answer",
    explanation: """
      What came is not an answer of HTTP/1.1 or HTTP/2. Usually the port belongs to another kind of server, or it \
      wants HTTPS.
      """,
    example: "scheme: http\nhost: publish.example.test:443"
  )

  package static let transferFailed = Diagnostic.Code(
    "transfer-failed",
    explanation: "No whole answer came, for a reason that has no code of its own; the message has the cause.",
    example: "pqrun adventures-all --env publish"
  )
}

extension Diagnostic {
  fileprivate static func noAnswer(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .noAnswer,
      "\(peer) ended the connection without an answer",
      notes: cause(text),
      hint: peer.isSecured
        ? "check the server's log, whether it is starting or restarting, and whether it demands a client's certificate"
        : "check the server's log, and whether it is starting or restarting",
      failure: .noAnswer
    )
  }

  fileprivate static func incompleteBody(_ peer: Peer, _ progress: String, _ text: String) -> Diagnostic {
    .error(
      .incompleteBody,
      "the answer of \(peer) stopped before its end; \(progress)",
      notes: cause(text),
      hint: "try again; if it stays, look at the server's log and at proxies between",
      failure: .noAnswer
    )
  }

  fileprivate static func incompleteHeader(_ peer: Peer) -> Diagnostic {
    .error(
      .incompleteHeader,
      "the answer of \(peer) stopped in its header",
      hint: "try again; if it stays, look at the server's log and at proxies between",
      failure: .noAnswer
    )
  }

  fileprivate static func bodyTooLarge(_ peer: Peer, limit: Int) -> Diagnostic {
    .error(
      .bodyTooLarge,
      "the answer of \(peer) is larger than the limit of \(limit) bytes",
      hint: "ask for less, or raise 'max-body-size' or --max-body-size",
      failure: .noAnswer
    )
  }

  fileprivate static func headersTooLarge(_ peer: Peer, limit: Int) -> Diagnostic {
    .error(
      .headersTooLarge,
      "\(peer) sends more than \(limit) bytes of header fields",
      hint: "check that 'host' names the server you mean",
      failure: .noAnswer
    )
  }

  fileprivate static func badContentEncoding(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .badContentEncoding,
      "the body from \(peer) cannot be decompressed",
      notes: cause(text),
      hint: "compare with the header 'Accept-Encoding: identity', and look at proxies between",
      failure: .noAnswer
    )
  }

  fileprivate static func http2Failed(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .http2Failed,
      "the HTTP/2 connection with \(peer) failed",
      notes: cause(text),
      hint: "try again with HTTP/1.1: 'http-version: \"1.1\"' or --http-version 1.1",
      failure: .noAnswer
    )
  }

  fileprivate static func malformedAnswer(_ peer: Peer, _ text: String) -> Diagnostic {
    .error(
      .malformedAnswer,
      "what \(peer) sent is not an HTTP answer",
      notes: cause(text),
      hint: "check 'scheme' and the port of 'host'",
      failure: .noAnswer
    )
  }

  fileprivate static func transferFailed(_ peer: Peer, _ reason: String) -> Diagnostic {
    .error(
      .transferFailed,
      "no whole answer from \(peer)",
      notes: cause(reason),
      hint: "try again; the note has the cause",
      failure: .noAnswer
    )
  }
}
