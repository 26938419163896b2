import PQCore
import PQRun

/// An exchange as a waterfall: how long each phase took, and a bar from where it began to where it ended.
struct TimingText: CustomStringConvertible {
  private static let barWidths = 10...60

  private let response: Response
  private let width: Int

  /// Makes the text of an exchange.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - width: The columns to fill at the most.
  init(_ response: Response, width: Int) {
    self.response = response
    self.width = width
  }

  var description: String {
    let phases = ExchangePhases(response.exchange).all
    let names = phases.map(\.name) + ["total"]
    let times = (phases.map(\.length) + [response.exchange.total]).map { MillisecondText($0).description }
    let nameWidth = names.map(\.utf8.count).max() ?? 0
    let timeWidth = times.map(\.utf8.count).max() ?? 0
    let room = width - nameWidth - timeWidth - " ".utf8.count * 2 - "||".utf8.count
    let barWidth = min(max(room, Self.barWidths.lowerBound), Self.barWidths.upperBound)
    let bars = phases.map { " |\(bar(of: $0, width: barWidth))|" } + [""]
    let rows = zip(names, zip(times, bars)).map { name, row in
      DisplayWidth.pad(name, to: nameWidth, alignment: .leading) + " "
        + DisplayWidth.pad(row.0, to: timeWidth, alignment: .trailing) + row.1
    }
    return (rows + ExchangeFacts(response).lines).map { $0 + "\n" }.joined()
  }

  // A phase that took any time at all shows.
  private func bar(of phase: ExchangePhases.Phase, width: Int) -> String {
    let total = max(1, response.exchange.total.microseconds)
    let (start, end) = (phase.start.microseconds, min(phase.end.microseconds, total))
    guard end > start else { return String(repeating: " ", count: width) }
    let first = min(start * width / total, width - 1)
    let last = max(first + 1, end * width / total)
    return String(repeating: " ", count: first) + String(repeating: "#", count: last - first)
      + String(repeating: " ", count: width - last)
  }
}

extension Duration {
  fileprivate var microseconds: Int {
    Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
  }
}
