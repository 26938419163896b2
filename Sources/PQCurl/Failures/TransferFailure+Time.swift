package import PQCore
import PQModel

extension TransferFailure {
  /// The time was up, before or after the connection stood.
  var timedOut: Diagnostic {
    if !isConnected, options.connectTimeout <= options.totalTimeout {
      return .connectTimedOut(peer, after: options.connectTimeout, isNameKnown: isNameKnown, proxy: proxy)
    }
    return .timedOut(peer, after: options.totalTimeout, progress: isConnected ? progress : "no connection stood")
  }

  /// Nothing more came for a time.
  func stoodStill(for time: Duration) -> Diagnostic {
    .stoodStill(peer, after: time, progress: progress)
  }

  /// How much of the body has come, in words.
  var progress: String {
    if status == 0 { return "no answer had come" }
    guard promised >= 0 else { return "\(byteCount(received)) of the body had come" }
    return "\(received) of \(byteCount(promised)) had come"
  }

  private func byteCount(_ count: Int) -> String {
    count == 1 ? "1 byte" : "\(count) bytes"
  }
}

extension Diagnostic.Code {
  package static let connectTimeout = Diagnostic.Code(
    "connect-timeout",
    explanation: """
      No connection stood within the connect time-out: the name look-up, the connection itself or its TLS took too \
      long. A firewall that drops packets looks like this, and so does a wrong address.
      """,
    example: "timeout: { connect: 5s, total: 30s }"
  )

  package static let timeout = Diagnostic.Code(
    "timeout",
    explanation: """
      The answer was not whole within the total time-out. The message says how much of it had come. A query that AEM \
      has not cached yet may need longer the first time.
      """,
    example: "timeout: { connect: 5s, total: 30s }"
  )

  package static let idleTimeout = Diagnostic.Code(
    "idle-timeout",
    explanation: """
      The server sent nothing for the whole idle time-out while its answer was awaited or under way. The message says \
      how much of the answer had come.
      """,
    example: "timeout: { total: 5m, idle: 10s }"
  )
}

extension Diagnostic {
  fileprivate static func connectTimedOut(
    _ peer: Peer,
    after time: Duration,
    isNameKnown: Bool,
    proxy: ProxyAddress?
  ) -> Diagnostic {
    let way = proxy.map { " through the proxy \($0.host)" } ?? ""
    let step = isNameKnown ? "" : "; \(proxy == nil ? "its" : "a") name was still being looked up"
    return .error(
      .connectTimeout,
      "no connection to \(peer)\(way) within \(time.inSeconds)\(step)",
      hint:
        "check 'host', the network\(proxy == nil ? "" : ", the proxy") and a firewall, or raise 'timeout.connect' or "
        + "--connect-timeout",
      failure: .noAnswer
    )
  }

  fileprivate static func timedOut(_ peer: Peer, after time: Duration, progress: String) -> Diagnostic {
    .error(
      .timeout,
      "no whole answer from \(peer) within \(time.inSeconds); \(progress)",
      hint: "try again, or raise 'timeout.total' or --timeout if the query needs that long",
      failure: .noAnswer
    )
  }

  fileprivate static func stoodStill(_ peer: Peer, after time: Duration, progress: String) -> Diagnostic {
    .error(
      .idleTimeout,
      "\(peer) sent nothing for \(time.inSeconds); \(progress)",
      hint: "try again, or raise 'timeout.idle' or --idle-timeout if the query needs that long",
      failure: .noAnswer
    )
  }
}
