package import PQCore

/// Text with `${name}` where a value goes; `$${` is a literal `${`.
enum TemplateText {
  enum Part: Equatable {
    case literal(String)
    case name(String)
  }

  static func parts(of text: String, at span: SourceSpan?) throws(Diagnostic) -> [Part] {
    guard text.holdsReference else { return text.isEmpty ? [] : [.literal(text)] }
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      literal += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$${") {
        literal += "${"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("${") {
        guard let close = rest.firstIndex(of: "}") else { throw .unclosedName(text, at: span) }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.name(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        literal += "$"
        rest = rest.dropFirst()
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }
}

extension Diagnostic.Code {
  package static let unclosedName = Diagnostic.Code(
    "unclosed-name",
    explanation: "A '${' has no '}' after it, so that the name it begins does not end.",
    example: "request: { path: \"/api/x/${id\" }"
  )
}

extension Diagnostic {
  fileprivate static func unclosedName(_ text: String, at span: SourceSpan?) -> Diagnostic {
    .error(
      .unclosedName,
      "'\(text)' has a '${' without a '}'",
      at: span,
      hint: "close it, or write '$${' for a literal '${'"
    )
  }
}
