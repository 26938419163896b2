extension DiagnosticRenderer {
  /// One line: place, kind, message and, in brackets, the hint.
  func shortLine(of diagnostic: Diagnostic) -> String {
    let start = diagnostic.span.map { TextStyle.bold.apply(to: place($0), in: layout) + ": " } ?? ""
    let hint = diagnostic.hint.map { " (\(line($0)))" } ?? ""
    return "\(start)\(kind(of: diagnostic)): \(line(diagnostic.message))\(hint)"
  }
}
