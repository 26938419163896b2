extension DiagnosticRenderer {
  // GitHub shows ten errors and ten warnings of a step and drops the rest without a word.
  private static let commandLimit = 10

  /// Commands for as many problems as GitHub shows, errors first; the others follow as lines for the log, with a notice
  /// of their number.
  func commands(for diagnostics: [Diagnostic]) -> String {
    let kinds = Diagnostic.Severity.allCases.map { severity in diagnostics.filter { $0.severity == severity } }
    let rest = kinds.flatMap { $0.dropFirst(Self.commandLimit) }
    var lines = kinds.flatMap { $0.prefix(Self.commandLimit) }.map(command)
    if !rest.isEmpty {
      lines.append("::notice::and \(rest.count) more, which the log of this step shows")
      lines += rest.map(shortLine)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A workflow command that makes an annotation.
  func command(for diagnostic: Diagnostic) -> String {
    var properties: [(name: String, value: String)] = []
    if let span = diagnostic.span {
      let (start, end) = (span.start, span.end)
      properties = [
        ("file", line(path(span.source.name))), ("line", String(start.line)), ("endLine", String(end.line)),
        ("col", String(start.column)), ("endColumn", String(end.column)),
      ]
    }
    properties.append(("title", diagnostic.code.name))
    let command = WorkflowCommand(diagnostic.severity.rawValue, properties: properties, message: body(of: diagnostic))
    return command.description
  }

  private func body(of diagnostic: Diagnostic) -> String {
    var text = lines(diagnostic.message)
    if let label = diagnostic.label { text.append(line(label)) }
    for note in diagnostic.notes {
      text.append(line(note.message) + (note.span.map { " (\(place($0)))" } ?? ""))
    }
    if let hint = diagnostic.hint { text.append("hint: " + line(hint)) }
    return text.joined(separator: "\n")
  }
}
