/// Turns a good answer into a value: the plug-in behind `decode:`.
///
/// ```swift
/// struct LengthDecoder: ResultDecoder {
///   let name = "length"
///   let summary = "the number of bytes of the answer"
///
///   func decode(_ answer: Answer, context: RunContext) throws -> Length {
///     Length(bytes: answer.response.body.count)
///   }
/// }
/// ```
///
/// The verdict was good before a decoder is asked, so it sees data and no GraphQL errors. A decoder that has to wait, for a
/// program say, is `async`.
public protocol ResultDecoder<Output>: Sendable {
  /// What an answer becomes.
  associatedtype Output: Presentable

  /// The word after `decode:`.
  var name: String { get }

  /// What an answer becomes, in words for lists and help.
  var summary: String { get }

  /// Decodes an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer, whose verdict is good; its JSON was parsed once for the verdict.
  ///   - context: The call it belongs to.
  /// - Returns: The value.
  /// - Throws: A `Diagnostic` of class `.badAnswer` that names the place in the answer; any other error is wrapped.
  func decode(_ answer: Answer, context: RunContext) async throws -> Output
}
