package import PQCore

/// Reads why a query or a case is left out.
enum SkipReason {
  /// Reads `skip`, which may be absent.
  ///
  /// - Parameter decoder: The mapping of the query or the case; takes the problems.
  /// - Returns: The reason, or nil.
  static func decode(_ decoder: inout NodeDecoder) -> String? {
    decoder.optional("skip") { node throws(Diagnostic) in
      let text = try node.readText("skip")
      guard text.contains(where: { !$0.isWhitespace }) else { throw .noReason(text, isSkipped: true, at: node.span) }
      guard case .scalar(let scalar) = node.content, scalar.isPlain else { return text }
      switch CoreSchema.resolve(text) {
      case .text: return text
      case .boolean(let isSkipped): throw .noReason(text, isSkipped: isSkipped, at: node.span)
      case .null, .number, .notFinite: throw .noReason(text, isSkipped: true, at: node.span)
      }
    }
  }
}

extension Diagnostic.Code {
  package static let skipReason = Diagnostic.Code(
    "skip-reason",
    explanation: """
      'skip' says why a smoke test leaves a query or a case out, so that its report tells the reader. 'true' tells \
      nothing, and with 'false' nothing would be left out.
      """,
    example: "skip: true"
  )
}

extension Diagnostic {
  fileprivate static func noReason(_ text: String, isSkipped: Bool, at span: SourceSpan) -> Diagnostic {
    .error(
      .skipReason,
      "'skip' takes the reason in words, not '\(text)'",
      at: span,
      hint: isSkipped ? "say why, such as skip: waits for new content" : "remove the key: without it nothing is skipped"
    )
  }
}
