package import PQCore
package import PQRun

/// The GraphQL errors that must come, for a case that tests a failure.
package struct ErrorsCheck: Check {
  package static let keyword: String = "errors"
  package static let summary: String = "the GraphQL errors that must come, and no others"
  package static let fields: [Field] = [
    Field(
      "errors",
      .either([CountRule.kind, .mapping(ExpectedError.fields), .list(.mapping(ExpectedError.fields))]),
      isRequired: true,
      description: """
        How many errors must come, or which: each that came must be one of these, and each of these must come. \
        A case with this check expects the verdict `graphql-errors` unless its `expect` says otherwise.
        """,
      examples: ["one", "{ classification: ValidationError }", "[{ contains: no resource available }]"]
    )
  ]
  package static let examples: [CheckExample] = [
    CheckExample("errors: some", body: missing, passes: true),
    CheckExample(
      "errors: { classification: DataFetchingException, contains: no resource available }",
      body: missing,
      passes: true
    ),
    CheckExample("errors: { classification: ValidationError }", body: missing, passes: false),
    CheckExample(
      "errors:\n  - { classification: DataFetchingException }\n  - { classification: ValidationError }",
      summary: "Each of them must come.",
      body: missing,
      passes: false
    ),
    CheckExample("errors: some", body: #"{"data":{"adventureList":{"items":[]}}}"#, passes: false),
  ]

  private static let missing = """
    {"errors":[{"message":"Exception while fetching data (/adventureByPath) : no resource available",\
    "extensions":{"classification":"DataFetchingException"}}],"data":null}
    """

  private let count: CountRule?
  private let expected: [ExpectedError]

  package static let expectedVerdict: Verdict.Kind? = .graphQLErrors

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    let node = try decoder.required("errors") { node throws(Diagnostic) in node }
    guard node.text == nil else {
      count = try CountRule(node, "errors")
      expected = []
      return
    }
    count = nil
    var expected: [ExpectedError] = []
    for entry in node.elements ?? [node] {
      var inner = NodeDecoder(entry, subject: "'errors' of \(decoder.subject)", fields: ExpectedError.fields)
      expected.append(ExpectedError(from: &inner))
      decoder.diagnostics.append(contentsOf: inner.diagnostics)
    }
    guard !expected.isEmpty else { throw .wrongKind(node, "errors", expected: "some, a number, or errors") }
    self.expected = expected
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    guard let json = subject.json else { return .noJSON }
    let errors = json["errors"]?.elements.map { Array($0) } ?? []
    if let count {
      guard !count.allows(errors.count) else { return .passed }
      return .failed(
        "the number of errors is another one",
        expected: count.words,
        actual: String(errors.count),
        details: errors.prefix(3).map(\.shown)
      )
    }
    var findings = FindingCollector()
    for error in errors where !expected.contains(where: { $0.matches(error) }) {
      findings.add {
        CheckOutcome.Finding(
          "an error that is not expected came",
          expected: expected.map(\.words).joined(separator: " or "),
          actual: error.shown,
          at: AnswerPlace(of: error)
        )
      }
    }
    for expected in expected where !errors.contains(where: { expected.matches($0) }) {
      findings.add {
        CheckOutcome.Finding(
          "an expected error did not come",
          expected: expected.words,
          actual: errors.isEmpty ? "no errors" : "\(errors.count) other"
        )
      }
    }
    return findings.outcome
  }
}
