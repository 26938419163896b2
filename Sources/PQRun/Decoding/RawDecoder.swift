public import PQCore

/// Gives the body of an answer byte for byte.
public struct RawDecoder: ResultDecoder {
  /// The word `raw`.
  public let name: String = "raw"

  /// What an answer becomes.
  public let summary: String = "the body, byte for byte as it came"

  /// Makes the decoder.
  public init() {}

  /// Gives the body of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - context: The call it belongs to.
  /// - Returns: The body.
  public func decode(_ answer: Answer, context: RunContext) -> RawResult {
    RawResult(answer.response.body)
  }
}

/// A body byte for byte.
public struct RawResult: Presentable {
  /// The bytes as they came.
  public let body: [UInt8]

  /// Makes a result.
  ///
  /// - Parameter body: The bytes as they came.
  public init(_ body: [UInt8]) {
    self.body = body
  }

  /// The bytes as they came.
  public var verbatim: [UInt8]? { body }

  /// Writes the body as a JSON text, with U+FFFD where its bytes are not UTF-8.
  ///
  /// - Parameter writer: The writer to write to.
  public func write(to writer: inout JSONWriter) {
    writer.string(String(decoding: body, as: UTF8.self))
  }
}
