extension DiagnosticRenderer {
  /// One object with all problems: `{"pqrun":1,"summary":{…},"diagnostics":[…]}`.
  func json(of diagnostics: [Diagnostic]) -> String {
    let summary = Diagnostic.Severity.allCases.map { severity in
      JSONValue.Member(severity.rawValue + "s", number(diagnostics.count { $0.severity == severity }))
    }
    let envelope = JSONValue.object([
      .init("pqrun", number(1)),
      .init("summary", .object(summary)),
      .init("diagnostics", .array(diagnostics.map(object))),
    ])
    return envelope.text() + "\n"
  }

  private func object(of diagnostic: Diagnostic) -> JSONValue {
    .object(
      [
        .init("severity", .string(diagnostic.severity.rawValue)),
        .init("code", .string(diagnostic.code.name)),
        .init("message", string(diagnostic.message)),
      ] + placeMembers(of: diagnostic.span) + [
        .init("label", string(diagnostic.label)),
        .init("hint", string(diagnostic.hint)),
        .init("notes", .array(diagnostic.notes.map(object))),
      ]
    )
  }

  private func object(of note: Diagnostic.Note) -> JSONValue {
    .object([.init("message", string(note.message))] + placeMembers(of: note.span))
  }

  private func placeMembers(of span: SourceSpan?) -> [JSONValue.Member] {
    let (start, end) = (span?.start, span?.end)
    return [
      .init("file", string(span.map { path($0.source.name) })),
      .init("line", number(start?.line)),
      .init("column", number(start?.column)),
      .init("endLine", number(end?.line)),
      .init("endColumn", number(end?.column)),
    ]
  }

  private func string(_ text: String?) -> JSONValue {
    text.map { .string(redact($0)) } ?? .null
  }

  private func number(_ value: Int?) -> JSONValue {
    value.map { .number(String($0)) } ?? .null
  }
}
