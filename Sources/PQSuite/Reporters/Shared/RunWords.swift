internal import PQRun

extension RunTotals {
  /// The numbers in words: `9 passed (1 flaky), 2 failed, 1 error, 3 skipped`.
  var words: String {
    let late = flaky > 0 ? " (\(flaky) flaky)" : ""
    return "\(passed) passed\(late), \(failed) failed, \(errored) error\(errored == 1 ? "" : "s"), \(skipped) skipped"
  }
}

extension RunReport {
  /// Why the run ended early and how many cases were not run, or nil when it is whole.
  var interruptionWords: String? {
    let left = max(0, header.caseCount - results.count)
    let rest = "\(left) of \(header.caseCount) cases were not run"
    return switch interruption {
    case nil: nil
    case .cancelled: "the run was ended from outside: \(rest)"
    case .firstFailure: "the run ended with the first failure: \(rest)"
    case .timeout(let limit): "the time for the whole run, \(DurationText(limit)), was over: \(rest)"
    }
  }
}

extension ExchangeAccount {
  /// What came, in a few words: `200, application/json, 4108 bytes in 12 ms`.
  var answerWords: String? {
    guard let status else { return nil }
    let size = "\(bodySize) byte\(bodySize == 1 ? "" : "s")"
    let time = exchange.map { " in \(DurationText($0.total))" } ?? ""
    return [String(status), contentType, size + time].compactMap(\.self).joined(separator: ", ")
  }

  /// The request as a curl command on one line.
  var curlLine: String? {
    guard let curlCommand else { return nil }
    let lines = curlCommand.split(separator: "\n").map { line in
      line.hasSuffix(" \\") ? line.dropLast(2) : line
    }
    return lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
