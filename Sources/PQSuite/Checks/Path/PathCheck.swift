package import PQCore
package import PQRun

/// What a JSONPath finds in the answer.
package struct PathCheck: Check {
  package static let keyword: String = "path"
  package static let summary: String = "what a JSONPath finds in the answer"
  package static let fields: [Field] =
    [
      Field(
        "path",
        .text,
        isRequired: true,
        description: "The JSONPath (RFC 9535), from the answer's root; what it finds must be there.",
        examples: ["$.data.adventureList.items[*].price"]
      )
    ] + PathOperators.fields
  package static let mappings: [String: [Field]] = PathOperators.mappings

  private let path: JSONPath
  private let conditions: PathConditions

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    conditions = PathConditions(from: &decoder)
    path = try decoder.required("path") { node throws(Diagnostic) in
      try JSONPath(try node.readText("path"), at: node.span)
    }
    for warning in path.warnings { decoder.diagnostics.append(warning) }
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    guard let json = subject.json else { return .noJSON }
    var findings = FindingCollector()
    conditions.check(PathMatches(of: path, in: json), of: subject, into: &findings)
    return findings.outcome
  }
}
