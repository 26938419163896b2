import PQRun

/// The phases of an exchange in their order, each from the end of the one before.
struct ExchangePhases {
  /// One phase.
  struct Phase: Sendable, Hashable {
    let name: String
    let start: Duration
    let end: Duration

    /// How long it took.
    var length: Duration { end - start }
  }

  /// The phases.
  let all: [Phase]

  init(_ exchange: Exchange) {
    var ends = [("name look-up", exchange.nameLookup), ("connect", exchange.connected)]
    if exchange.secured > .zero { ends.append(("tls", exchange.secured)) }
    ends += [("first byte", exchange.firstByte), ("transfer", exchange.total)]
    var phases: [Phase] = []
    var start = Duration.zero
    for (name, end) in ends {
      phases.append(Phase(name: name, start: start, end: max(start, end)))
      start = max(start, end)
    }
    all = phases
  }
}

/// The way of an exchange and what went over it, one fact a line.
struct ExchangeFacts {
  /// The lines.
  let lines: [String]

  init(_ response: Response) {
    let exchange = response.exchange
    let connection = exchange.reusedConnection ? "a connection used again" : "a new connection"
    let peer = exchange.remoteAddress.map { " to \($0)" } ?? ""
    let decompressed =
      response.body.count == exchange.receivedBodySize ? "" : " (\(response.body.count) decompressed)"
    var lines = [
      [exchange.version, connection + peer].compactMap(\.self).joined(separator: " over "),
      "\(exchange.sentSize) bytes sent; \(exchange.receivedHeaderSize) bytes of header and "
        + "\(exchange.receivedBodySize) of body received\(decompressed)",
    ]
    if let expiry = exchange.certificateExpiry { lines.append("the server's certificate ends \(expiry)") }
    self.lines = lines
  }
}
