import PQCore

extension ValueReader {
  /// What a value is read for, which every message about it names.
  struct Subject: Sendable {
    var variable: Variable
    var given: GivenValue

    /// The same value, at the node of it that is read.
    func at(_ node: Node) -> Subject {
      var subject = self
      subject.given.content = .node(node)
      subject.given.span = node.span
      return subject
    }

    /// The value for messages: quoted text, or words when it must not or cannot be shown.
    var shownText: String {
      if variable.isSecret { return "the value (not shown)" }
      switch given.content {
      case .node(let node):
        guard node.origin == .written else { return "the value (not shown)" }
        return node.text.map { "'\($0)'" } ?? node.kind
      case .text(let text): return "'\(text)'"
      case .json(let json): return "'\(json.text(.compact))'"
      }
    }

    func error(
      _ code: Diagnostic.Code,
      _ message: String,
      label: String? = nil,
      notes: [Diagnostic.Note] = [],
      hint: String
    ) -> Diagnostic {
      var notes = notes
      if let origin = given.origin { notes.insert(Diagnostic.Note("given by \(origin)"), at: 0) }
      if given.span == nil, let span = variable.span {
        notes.append(Diagnostic.Note("'\(variable.name)' is declared here", at: span))
      }
      return .error(code, message, at: given.span, label: label, notes: notes, hint: hint)
    }
  }
}
