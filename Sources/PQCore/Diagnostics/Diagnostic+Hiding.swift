extension Diagnostic {
  /// The problem with its places in a source that shows less, when they are in the same source.
  ///
  /// - Parameters:
  ///   - source: A source.
  ///   - shown: The same source with hidden parts.
  /// - Returns: The problem.
  package func moved(from source: SourceText, to shown: SourceText) -> Diagnostic {
    func moved(_ span: SourceSpan) -> SourceSpan {
      span.source === source ? SourceSpan(source: shown, range: span.range) : span
    }
    var diagnostic = self
    diagnostic.span = span.map(moved)
    diagnostic.notes = notes.map { Note($0.message, at: $0.span.map(moved)) }
    return diagnostic
  }

  /// The problem without words that are hidden in the lines it points at.
  ///
  /// A message may quote a value, and only the source knows that the value must not be shown.
  var withoutHiddenWords: Diagnostic {
    let spans = ([span] + notes.map(\.span)).compactMap { $0 }
    let secrets = spans.flatMap(\.hiddenWords)
    guard !secrets.isEmpty else { return self }
    return worded(by: Redactor(secrets).redact)
  }

  /// The problem with nothing in its words that must not be shown; its places stay as they are.
  ///
  /// - Parameter redact: Hides the secrets in a text.
  /// - Returns: The problem.
  package func redacted(by redact: (String) -> String) -> Diagnostic {
    withoutHiddenWords.worded(by: redact)
  }

  private func worded(by redact: (String) -> String) -> Diagnostic {
    var diagnostic = self
    diagnostic.message = redact(message)
    diagnostic.label = label.map(redact)
    diagnostic.hint = hint.map(redact)
    diagnostic.notes = notes.map { Note(redact($0.message), at: $0.span) }
    return diagnostic
  }
}

extension SourceSpan {
  fileprivate var hiddenWords: [Secret] {
    let lines = source.range(ofLine: start.line).lowerBound..<source.range(ofLine: end.line).upperBound
    return source.hiddenRanges(in: lines).map { Secret(source.text(in: $0).trimmingQuotes()) }
  }
}

extension String {
  fileprivate func trimmingQuotes() -> String {
    guard let first = utf8.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return self }
    let inner = dropFirst()
    return String(inner.utf8.last == first ? inner.dropLast() : inner)
  }
}
