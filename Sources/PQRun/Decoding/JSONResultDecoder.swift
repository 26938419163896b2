public import PQCore

/// Gives an answer as the JSON tree it is, with the order of its members and the digits of its numbers.
public struct JSONResultDecoder: ResultDecoder {
  /// The word `json`.
  public let name = "json"

  /// What an answer becomes.
  public let summary = "the whole answer as JSON, members in order and numbers digit for digit"

  /// Makes the decoder.
  public init() {}

  /// Gives the answer's JSON.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - context: The call it belongs to.
  /// - Returns: The whole JSON of the answer.
  /// - Throws: A diagnostic when the answer is no JSON, which its verdict rules out.
  public func decode(_ answer: Answer, context: RunContext) throws -> JSONResult {
    guard let json = answer.json else { throw Diagnostic.noJSON() }
    return JSONResult(json)
  }
}

/// An answer as JSON.
public struct JSONResult: Presentable {
  /// The whole JSON of the answer.
  public let json: JSON

  /// Makes a result.
  ///
  /// - Parameter json: The whole JSON of the answer.
  public init(_ json: JSON) {
    self.json = json
  }

  /// Writes the JSON.
  ///
  /// - Parameter writer: The writer to write to.
  public func write(to writer: inout JSONWriter) {
    writer.write(json)
  }
}

extension Diagnostic.Code {
  package static let noJSON = Diagnostic.Code(
    "no-json",
    explanation: "A decoder that reads JSON was given an answer that is none.",
    example: "Answer(response: response, json: nil, verdict: .ok)"
  )
}

extension Diagnostic {
  /// The failure of a decoder that reads JSON and is given none.
  ///
  /// - Returns: The diagnostic.
  package static func noJSON() -> Diagnostic {
    .error(.noJSON, "the answer is not JSON", hint: "use the decoder that fits the answer", failure: .badAnswer)
  }
}
