package import PQCore
package import PQRun

/// Whether a decoder takes the answer, and what it makes of it.
package struct DecodeCheck: Check {
  package static let keyword: String = "decode"
  package static let summary: String = "whether a decoder takes the answer, and what it makes of it"
  package static let fields: [Field] =
    [
      Field(
        "decode",
        .text,
        isRequired: true,
        description: "The decoder, by its name.",
        examples: ["items", "adventure"]
      ),
      Field(
        "path",
        .text,
        description: "A JSONPath into the decoded value's JSON; the operators below look at what it finds.",
        examples: ["$[0].title"]
      ),
    ] + PathOperators.fields
  package static let mappings: [String: [Field]] = PathOperators.mappings
  package static let examples: [CheckExample] = [
    CheckExample("decode: items", body: list, passes: true),
    CheckExample("decode: items\npath: $[0].slug\nequals: bali", body: list, passes: true),
    CheckExample("decode: items\npath: $\ncount: 2", body: list, passes: false),
    CheckExample("decode: items", body: #"{"data":{"adventureList":null}}"#, passes: false),
  ]

  private static let list = #"{"data":{"adventureList":{"items":[{"slug":"bali"}]}}}"#

  private let decoder: String
  private let span: SourceSpan
  private let path: JSONPath?
  private let conditions: PathConditions

  package init(from decoder: inout NodeDecoder) throws(Diagnostic) {
    conditions = PathConditions(from: &decoder)
    path = decoder.optional("path") { node throws(Diagnostic) in
      try JSONPath(try node.readText("path"), at: node.span)
    }
    for warning in path?.warnings ?? [] { decoder.diagnostics.append(warning) }
    (self.decoder, span) = try decoder.required("decode") { node throws(Diagnostic) in
      (try node.readText("decode"), node.span)
    }
    if decoder.node.entry("path") == nil, !conditions.isEmpty { throw .operatorsWithoutPath(decoder) }
  }

  package func verify(with registry: Registry) throws(Diagnostic) {
    // A program of one's own is found when it is run.
    guard !decoder.hasPrefix("exec:") else { return }
    _ = try registry.decoder(decoder, at: span)
  }

  package func evaluate(_ subject: CheckSubject) async -> CheckOutcome {
    let json: JSON
    do {
      let value = try await subject.tools.decode(decoder)
      if let problem = value.problems.first(where: { $0.severity == .error }) { throw problem }
      guard let path else { return .passed }
      var writer = JSONWriter(style: .compact)
      value.write(to: &writer)
      json = try JSON(parsing: writer.text, named: "decoded value")
      var findings = FindingCollector()
      conditions.check(PathMatches(of: path, in: json), of: subject, into: &findings)
      return findings.outcome
    } catch let diagnostic as Diagnostic {
      return .failed(
        "'\(decoder)' does not decode the answer",
        actual: diagnostic.message,
        details: diagnostic.notes.map(\.message)
      )
    } catch {
      return .failed("'\(decoder)' does not decode the answer", actual: "\(error)")
    }
  }
}

extension Diagnostic {
  fileprivate static func operatorsWithoutPath(_ decoder: NodeDecoder) -> Diagnostic {
    let stray = decoder.node.entries?.first { $0.name != "decode" }
    return .error(
      .missingKey,
      "\(decoder.subject) has operators and no 'path' for them",
      at: stray?.key.span ?? decoder.node.span,
      hint: "add path: $, which is the whole decoded value"
    )
  }
}
