package import PQCore
internal import PQModel
internal import PQRun

/// Makes the cases of a query.
struct CaseDecoder {
  private let variables: [Variable]
  private let checks: CheckSyntax
  private let values: CaseValuesDecoder
  private let files: DataFileReader

  init(variables: [Variable], checks: CheckSyntax, files: DataFileReader) {
    self.variables = variables
    self.checks = checks
    self.files = files
    values = CaseValuesDecoder(variables: variables)
  }

  /// Makes the cases.
  ///
  /// - Parameters:
  ///   - decoder: The mapping of the query.
  ///   - known: The names that every case may use.
  /// - Returns: The cases, in written order.
  func decode(_ decoder: inout NodeDecoder, knowing known: KnownNames) -> [Query.Case] {
    var known = known
    var spans: [ExactText: SourceSpan] = [:]
    var cases: [Query.Case] = []
    let subject = decoder.subject
    for (index, node) in decoder.elements("cases").enumerated() {
      var inner = NodeDecoder(node, subject: "case \(index + 1) of \(subject)", fields: QueryFields.testCase)
      let testCase = decode(&inner, place: index + 1, knowing: known)
      decoder.diagnostics.append(contentsOf: inner.diagnostics)
      if let first = spans.updateValue(node.span, forKey: ExactText(testCase.name)) {
        decoder.diagnostics.append(.caseTwice(testCase.name, at: node, first: first))
      }
      known = known.adding(testCase.captures.map(\.name))
      cases.append(testCase)
    }
    return cases
  }

  private func decode(_ decoder: inout NodeDecoder, place: Int, knowing known: KnownNames) -> Query.Case {
    let rows = decoder.value("for-each").flatMap { node in
      RowsDecoder(variables: variables, files: files)
        .decode(node, of: decoder.subject, into: &decoder.diagnostics)
    }
    let matrix = values.decodeMatrix(&decoder)
    let own = known.adding((rows?.values ?? []).map(\.name) + matrix.map(\.axis.name))
    let values = values.decodeVariables(&decoder, knowing: own)
    let nodes = decoder.elements("checks")
    let wait = WaitDecoder(checks: checks, knowing: own).decode(&decoder)
    let used = checks.check(nodes, knowing: own, into: &decoder.diagnostics).union(wait.used).union(values.used)
    let captures = decodeCaptures(&decoder)
    self.values.check(rows, matrix: matrix, used: used, in: &decoder)
    return Query.Case(
      name: decoder.text("name") ?? "case \(place)",
      tags: decoder.texts("tags") ?? [],
      variables: values.constants,
      derivedVariables: values.derived,
      rows: rows?.rows,
      matrix: matrix.map(\.axis),
      checks: nodes,
      captures: captures,
      wait: wait.wait,
      expectedVerdict: decoder.choice("expect", Verdict.Kind.self)?.rawValue,
      skipReason: SkipReason.decode(&decoder),
      span: decoder.node.span
    )
  }

  private func decodeCaptures(_ decoder: inout NodeDecoder) -> [Query.NamedPath] {
    let entries = decoder.entries("capture")
    if let entry = entries.first, let other = ["for-each", "matrix"].lazy.compactMap(decoder.node.entry).first {
      decoder.diagnostics.append(.captureOfSeveral(entry, besides: other))
    }
    return entries.compactMap { entry in
      let path = decoder.diagnostics.collect { () throws(Diagnostic) in
        guard ReferenceScanner.isName(entry.name) else { throw .captureName(entry) }
        return try PathSyntax.read(entry.name, entry.value)
      }
      for warning in path?.path.warnings ?? [] { decoder.diagnostics.append(warning) }
      return path
    }
  }
}

extension Diagnostic.Code {
  package static let duplicateCase = Diagnostic.Code(
    "duplicate-case",
    explanation: "Two cases of a query have the same name, so that a report could not tell them apart.",
    example: "cases: [{ name: bali, … }, { name: bali, … }]"
  )

  package static let invalidCapture = Diagnostic.Code(
    "invalid-capture",
    explanation: """
      'capture' gives names of letters, digits and '_' to values of one answer. A case that is several, by 'for-each' \
      or 'matrix', has several answers, of which later cases could not tell whose value is meant.
      """,
    example: "cases: [{ matrix: { limit: [1, 2] }, capture: { path: \"$..items[0]._path\" } }]"
  )
}

extension Diagnostic {
  fileprivate static func caseTwice(_ name: String, at node: Node, first: SourceSpan) -> Diagnostic {
    .error(
      .duplicateCase,
      "two cases are named '\(name)'",
      at: node.entry("name")?.value.span ?? node.span,
      notes: [Note("the other one", at: SourceSpan(source: first.source, range: first.range.prefix(0)))],
      hint: "give each case a name of its own"
    )
  }

  fileprivate static func captureName(_ entry: Node.Entry) -> Diagnostic {
    .error(
      .invalidCapture,
      "'\(entry.name)' is no name for a value",
      at: entry.key.span,
      hint: "write letters, digits and '_', such as first_path"
    )
  }

  fileprivate static func captureOfSeveral(_ entry: Node.Entry, besides other: Node.Entry) -> Diagnostic {
    .error(
      .invalidCapture,
      "a case with '\(other.name)' has several answers, of which '\(entry.name)' cannot be captured",
      at: entry.key.span,
      notes: [Note("the case is several by this", at: other.key.span)],
      hint: "capture it in a case of its own"
    )
  }
}
