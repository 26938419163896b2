package import PQCore
internal import PQGraphQL

/// Holds a document against the rules of GraphQL that need no schema, for which AEM would refuse it.
struct DocumentCheck {
  private let document: GraphQLDocument
  private let operation: OperationDefinition

  init(_ document: GraphQLDocument, running operation: OperationDefinition) {
    self.document = document
    self.operation = operation
  }

  /// Looks for what breaks a rule: an operation that is no query, and names that are used and not declared, or declared
  /// and not used (GraphQL, sections 5.5.1.4, 5.5.2.1, 5.8.3 and 5.8.4).
  ///
  /// - Parameter diagnostics: Takes the problems.
  func check(into diagnostics: inout DiagnosticList) {
    if operation.kind != .query { diagnostics.append(.noQuery(operation)) }
    let uses = DocumentUses(in: document)
    let declared = operation.variables.map(\.name)
    for use in unknown(uses.variables, among: declared) { diagnostics.append(.undeclared(use, names: declared)) }
    let used = Set(uses.variables.map(\.name))
    for variable in operation.variables where !used.contains(variable.name) { diagnostics.append(.unused(variable)) }
    let fragments = document.fragments.map(\.name)
    for use in unknown(uses.fragments, among: fragments) { diagnostics.append(.noFragment(use, names: fragments)) }
    let spread = Set(uses.fragments.map(\.name))
    for fragment in document.fragments where !spread.contains(fragment.name) { diagnostics.append(.unused(fragment)) }
  }

  /// The first use of each name that is not among others.
  private func unknown(_ uses: [DocumentUses.Use], among names: [String]) -> [DocumentUses.Use] {
    var known = Set(names)
    return uses.filter { known.insert($0.name).inserted }
  }
}

extension Diagnostic.Code {
  package static let invalidDocument = Diagnostic.Code(
    "invalid-document",
    explanation: """
      The GraphQL document of a query breaks a rule of GraphQL itself, so that AEM refuses to persist or to run it: it \
      uses a variable or a fragment that it does not declare, declares one that it does not use, or is no query.
      """,
    example:
      "query bySlug($slug: String!) { adventureList(filter: { slug: { _expressions: [{ value: $slgu }] } }) { … } }"
  )
}

extension Diagnostic {
  fileprivate static func noQuery(_ operation: OperationDefinition) -> Diagnostic {
    .error(
      .invalidDocument,
      "the document is a \(operation.kind.rawValue), and AEM persists queries alone",
      at: operation.span,
      hint: "write a query"
    )
  }

  fileprivate static func undeclared(_ use: DocumentUses.Use, names: [String]) -> Diagnostic {
    .error(
      .invalidDocument,
      "the document uses the variable '$\(use.name)' and does not declare it",
      at: use.span,
      hint: NearestName.find(use.name, in: names).map { "did you mean '$\($0)'?" }
        ?? "declare it behind the name of the query, such as query name($\(use.name): String)"
    )
  }

  fileprivate static func unused(_ variable: VariableDefinition) -> Diagnostic {
    .error(
      .invalidDocument,
      "the document declares the variable '$\(variable.name)' and does not use it",
      at: variable.span,
      hint: "take the declaration out, or use it"
    )
  }

  fileprivate static func noFragment(_ use: DocumentUses.Use, names: [String]) -> Diagnostic {
    .error(
      .invalidDocument,
      "the document has no fragment '\(use.name)'",
      at: use.span,
      hint: NearestName.hint(use.name, in: names) ?? "write it into the document: fragment \(use.name) on TYPE { … }"
    )
  }

  fileprivate static func unused(_ fragment: FragmentDefinition) -> Diagnostic {
    .error(
      .invalidDocument,
      "the document has the fragment '\(fragment.name)' and does not use it",
      at: fragment.span,
      hint: "take it out, or write ...\(fragment.name) where its fields go"
    )
  }
}
