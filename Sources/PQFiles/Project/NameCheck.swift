package import PQCore

/// Checks the names of environments or of queries.
struct NameCheck {
  private let noun: String

  /// - Parameter noun: What the names are names of.
  init(_ noun: String) {
    self.noun = noun
  }

  /// Reports names that cannot be used, that two have, and that look alike; both of two equal ones are refused.
  func check(_ declarations: inout [Declaration]) {
    var exact: [ExactText: Int] = [:]
    var alike: [String: Int] = [:]
    for place in declarations.indices {
      let declaration = declarations[place]
      if let problem = invalidName(declaration) { declarations[place].diagnostics.append(problem) }
      if let first = exact[ExactText(declaration.name)] {
        let clash = Diagnostic.nameClash(noun, declaration, first: declarations[first].span)
        declarations[place].diagnostics.append(clash)
        declarations[first].diagnostics.append(clash)
        continue
      }
      exact[ExactText(declaration.name)] = place
      if let twin = alike[declaration.name] {
        // Twins of one file are keys of one mapping, and reported when it is read.
        guard declarations[twin].span.source !== declaration.span.source else { continue }
        declarations[place].diagnostics.append(.twinNames(noun, declaration, other: declarations[twin].span))
      } else {
        alike[declaration.name] = place
      }
    }
  }

  private func invalidName(_ declaration: Declaration) -> Diagnostic? {
    let name = declaration.name
    let hasControl = name.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    guard name.isEmpty || name.hasPrefix("-") || hasControl else { return nil }
    return .invalidName(noun, at: declaration.span)
  }
}

extension Diagnostic.Code {
  package static let nameClash = Diagnostic.Code(
    "name-clash",
    explanation: """
      Two environments or two queries of a project have the same name. A name is that of the file, without its folder \
      and its extension, or the key under 'environments' or 'queries'.
      """,
    example: "queries/a/all.yaml and queries/b/all.yaml"
  )

  package static let invalidName = Diagnostic.Code(
    "invalid-name",
    explanation: "A name cannot be given on a command line: it is empty, starts with '-' or holds a control character.",
    example: "queries: { \"-all\": { persisted: wknd-shared/adventures-all } }"
  )
}

extension Diagnostic {
  fileprivate static func nameClash(_ noun: String, _ declaration: Declaration, first: SourceSpan) -> Diagnostic {
    .error(
      .nameClash,
      "the \(noun) '\(declaration.name)' is declared twice",
      at: declaration.span,
      notes: [Note("first declared here", at: first)],
      hint: "rename one of the two"
    )
  }

  fileprivate static func twinNames(_ noun: String, _ declaration: Declaration, other: SourceSpan) -> Diagnostic {
    .warning(
      .twinKeys,
      "the names of two \(noun == "query" ? "queries" : "environments") '\(declaration.name)' differ only in their Unicode form",
      at: declaration.span,
      notes: [Note("the other one", at: other)],
      hint: "rename one of them"
    )
  }

  fileprivate static func invalidName(_ noun: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .invalidName,
      "the name of this \(noun) is empty, starts with '-' or holds a control character",
      at: span,
      hint: "use letters, digits and hyphens"
    )
  }
}
