package import PQCore
internal import PQModel
internal import PQRun

/// Makes the cases of a query.
struct CaseDecoder {
  private let variables: [ExactText: Variable]
  private let names: [String]
  private let checks: CheckSyntax

  init(variables: [Variable], checks: CheckSyntax) {
    self.checks = checks
    self.variables = Dictionary(
      variables.map { (ExactText($0.name), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    names = variables.map(\.name)
  }

  func decode(_ decoder: inout NodeDecoder) -> [Query.Case] {
    var spans: [ExactText: SourceSpan] = [:]
    var cases: [Query.Case] = []
    let subject = decoder.subject
    for (index, node) in decoder.elements("cases").enumerated() {
      let testCase = decode(node, place: index + 1, subject: subject, into: &decoder.diagnostics)
      if let first = spans.updateValue(node.span, forKey: ExactText(testCase.name)) {
        decoder.diagnostics.append(.caseTwice(testCase.name, at: node, first: first))
      }
      cases.append(testCase)
    }
    return cases
  }

  private func decode(
    _ node: Node,
    place: Int,
    subject: String,
    into diagnostics: inout DiagnosticList
  ) -> Query.Case {
    var decoder = NodeDecoder(node, subject: "case \(place) of \(subject)", fields: QueryFields.testCase)
    let checks = decoder.elements("checks")
    self.checks.check(checks, into: &decoder.diagnostics)
    let testCase = Query.Case(
      name: decoder.text("name") ?? "case \(place)",
      variables: decodeValues(&decoder),
      checks: checks,
      rows: decoder.mapping("for-each", fields: QueryFields.forEach, decodeRows) ?? nil,
      expectedVerdict: decoder.choice("expect", Verdict.Kind.self)?.rawValue,
      skipReason: SkipReason.decode(&decoder),
      span: node.span
    )
    diagnostics.append(contentsOf: decoder.diagnostics)
    return testCase
  }

  private func decodeValues(_ decoder: inout NodeDecoder) -> VariableValues {
    VariableValues(
      decoder.entries("variables").compactMap { entry in
        let value = GivenValue(entry.value, origin: decoder.subject)
        guard let variable = find(entry.key, into: &decoder.diagnostics) else { return nil }
        ValueCheck(variable).check(value, into: &decoder.diagnostics)
        return VariableValues.Entry(entry.name, value)
      }
    )
  }

  private func decodeRows(_ decoder: inout NodeDecoder) -> Query.Rows? {
    let query = decoder.needed("query") { node throws(Diagnostic) in try node.readText("query") }
    _ = decoder.needed("variables") { node throws(Diagnostic) in node }
    let paths = decoder.entries("variables").compactMap { entry -> Query.Parameter? in
      guard find(entry.key, into: &decoder.diagnostics) != nil else { return nil }
      PathSyntax.check(entry.value, into: &decoder.diagnostics)
      return entry.value.text.map { Query.Parameter(entry.name, $0) }
    }
    let span = decoder.value("query")?.span
    return query.map { Query.Rows(query: $0, paths: paths, span: span) }
  }

  private func find(_ key: Node, into diagnostics: inout DiagnosticList) -> Variable? {
    let name = key.text ?? ""
    if let variable = variables[ExactText(name)] { return variable }
    diagnostics.append(.unknownVariable(name, at: key.span, names: names))
    return nil
  }
}

extension Diagnostic.Code {
  package static let undeclaredVariable = Diagnostic.Code(
    "undeclared-variable",
    explanation: "A case gives a value to a variable that its query does not declare.",
    example: "cases: [{ variables: { slgu: bali-surf-camp } }]"
  )

  package static let duplicateCase = Diagnostic.Code(
    "duplicate-case",
    explanation: "Two cases of a query have the same name, so that a report could not tell them apart.",
    example: "cases: [{ name: bali, … }, { name: bali, … }]"
  )
}

extension Diagnostic {
  fileprivate static func unknownVariable(_ name: String, at span: SourceSpan, names: [String]) -> Diagnostic {
    let all = names.isEmpty ? "the query declares none" : "the variables are \(names.joined(separator: ", "))"
    return .error(
      .undeclaredVariable,
      "the query declares no variable '\(name)'",
      at: span,
      hint: NearestName.hint(name, in: names) ?? all
    )
  }

  fileprivate static func caseTwice(_ name: String, at node: Node, first: SourceSpan) -> Diagnostic {
    .error(
      .duplicateCase,
      "two cases are named '\(name)'",
      at: node.entry("name")?.value.span ?? node.span,
      notes: [Note("the other one", at: SourceSpan(source: first.source, range: first.range.prefix(0)))],
      hint: "give each case a name of its own"
    )
  }
}
