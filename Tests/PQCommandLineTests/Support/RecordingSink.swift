import Synchronization

@testable import PQCommandLine

/// Keeps what is written to it.
final class RecordingSink: OutputSink {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    self.bytes.withLock { $0 += bytes }
  }
}

/// Refuses whatever is written to it.
struct FailingSink: OutputSink {
  let failure: OutputFailure

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    throw failure
  }
}
