import PQRun

/// How long each phase of an exchange took, one line a phase.
struct TimingText: CustomStringConvertible {
  private let exchange: Exchange

  init(_ exchange: Exchange) {
    self.exchange = exchange
  }

  var description: String {
    var phases: [(name: String, end: Duration)] = [
      ("name look-up", exchange.nameLookup), ("connect", exchange.connected),
    ]
    if exchange.secured > .zero { phases.append(("tls", exchange.secured)) }
    phases += [("first byte", exchange.firstByte), ("transfer", exchange.total)]
    var start = Duration.zero
    var rows: [(String, Duration)] = []
    for phase in phases {
      rows.append((phase.name, max(.zero, phase.end - start)))
      start = max(start, phase.end)
    }
    rows.append(("total", exchange.total))
    return rows.map { name, duration in
      let gap = String(repeating: " ", count: 13 - name.count)
      return "\(name)\(gap)\(MillisecondText(duration))\n"
    }.joined()
  }
}
