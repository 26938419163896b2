import PQCore

/// Gives the shape of an answer: which places it has, and what stands in them.
public struct ShapeDecoder: ResultDecoder {
  /// The word `schema`.
  public let name: String = "schema"

  /// What an answer becomes.
  public let summary: String =
    "the shape of the answer: each path with its types, whether it is null or absent, and lengths"

  /// Makes the decoder.
  public init() {}

  /// Finds the shape of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - context: The call it belongs to.
  /// - Returns: The shape.
  /// - Throws: A diagnostic when the answer is no JSON, which its verdict rules out.
  public func decode(_ answer: Answer, context: RunContext) throws -> AnswerShape {
    guard let json = answer.json else { throw Diagnostic.noJSON() }
    return AnswerShape(of: json)
  }
}
