extension DiagnosticRenderer {
  /// The form with source lines, carets and remarks.
  func fullText(of diagnostic: Diagnostic) -> String {
    let snippet = SourceSnippet(for: diagnostic, layout: layout, redact: redact)
    var text = [kind(of: diagnostic) + TextStyle.bold.apply(to: ": \(line(diagnostic.message))", in: layout)]
    if let span = diagnostic.span {
      text.append(snippet.arrow(to: place(span)))
      text += snippet.lines(of: span, label: diagnostic.label.map(line), style: diagnostic.severity.style)
    } else if let label = diagnostic.label {
      text += snippet.remark("note: ", lines(label))
    }
    for note in diagnostic.notes {
      // The origin of a value reads as a sentence of its own.
      let isSentence = note.message.hasPrefix("given by ")
      text += snippet.remark(isSentence ? "" : "note: ", lines(note.message))
      guard let span = note.span else { continue }
      text.append(snippet.arrow(to: place(span)))
      text += snippet.lines(of: span, label: nil, style: .cyan)
    }
    if let hint = diagnostic.hint { text += snippet.remark("hint: ", lines(hint)) }
    return text.map { $0 + "\n" }.joined()
  }
}
