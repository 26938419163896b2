/// Where a command writes bytes to.
protocol OutputSink: Sendable {
  /// Writes bytes, all of them or an error.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: Why they could not be written.
  func write(_ bytes: [UInt8]) throws(OutputFailure)
}

extension OutputSink {
  /// Writes text as UTF-8.
  ///
  /// - Parameter text: The text.
  /// - Throws: Why it could not be written.
  func write(_ text: String) throws(OutputFailure) {
    try write(Array(text.utf8))
  }
}

/// Why output could not be written.
enum OutputFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reader at the other end is gone, which is its right.
  case readerGone

  /// The system refused, with its own words.
  case refused(reason: String)

  var description: String {
    switch self {
    case .readerGone: "the reader is gone"
    case .refused(let reason): reason
    }
  }
}
