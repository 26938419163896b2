package import PQCore
internal import PQGraphQL
package import PQModel
package import PQRun

/// Makes a query of its mapping, and holds it against its document.
package struct QueryDecoder: Sendable {
  private let registry: Registry
  private let documents: DocumentReader
  private let files: DataFileReader

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - registry: Has the decoders that `decode` may name.
  ///   - file: Reads a document or a file of rows, by a path relative to the project.
  package init(registry: Registry, file: @escaping @Sendable (String) throws(FileProblem) -> [UInt8]) {
    self.registry = registry
    documents = DocumentReader(file: file)
    files = DataFileReader(file: file)
  }

  /// Makes a query.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - name: The query's name.
  ///   - span: Where it is declared.
  ///   - isCaptured: Whether a case of an earlier query captures a value under a name.
  ///   - diagnostics: Takes the problems.
  /// - Returns: The query, or nil when a problem keeps it from being used.
  package func decode(
    _ node: Node,
    named name: String,
    at span: SourceSpan,
    isCaptured: @escaping @Sendable (String) -> Bool = { _ in false },
    into diagnostics: inout DiagnosticList
  ) -> Query? {
    var decoder = NodeDecoder(node, subject: "query '\(name)'", fields: QueryFields.all)
    defer { diagnostics.append(contentsOf: decoder.diagnostics) }
    guard node.entries != nil else { return nil }
    let resource = decodeResource(&decoder, of: node)
    var variables = decodeVariables(&decoder)
    let document = decoder.value("document").flatMap { node in
      documents.read(node, for: &variables, into: &decoder.diagnostics)
    }
    for variable in variables { ValueCheck(variable.variable).checkOwnValues(into: &decoder.diagnostics) }
    let declared = variables.map(\.variable)
    QueryCheck(variables, hasDocument: document != nil).check(node, into: &decoder.diagnostics)
    let description = decoder.text("description")
    let tags = decoder.texts("tags")
    let decoderName = decodeDecoder(&decoder)
    let environments = decoder.texts("environments")
    let skipReason = SkipReason.decode(&decoder)
    let timeout = decoder.duration("timeout")
    let retry = RetryPolicyDecoder.decode(&decoder)
    let checks = decoder.elements("checks")
    let syntax = CheckSyntax(registry: registry)
    let known = KnownNames(declared.map(\.name), isCaptured: isCaptured)
    syntax.check(checks, knowing: known, into: &decoder.diagnostics)
    let wait = WaitDecoder(checks: syntax, knowing: known).decode(&decoder).wait
    let expectedVerdict = decoder.choice("expect", Verdict.Kind.self)?.rawValue
    let cases = CaseDecoder(variables: declared, checks: syntax, files: files).decode(&decoder, knowing: known)
    guard let resource, !decoder.diagnostics.hasErrors else { return nil }
    return Query(
      name: name,
      description: description,
      tags: tags ?? [],
      resource: resource,
      document: document,
      variables: declared,
      decoder: decoderName ?? "json",
      decoderSpan: decoder.value("decode")?.span,
      environments: environments,
      skipReason: skipReason,
      timeout: timeout,
      retry: retry,
      checks: checks,
      expectedVerdict: expectedVerdict,
      wait: wait,
      cases: cases,
      span: span
    )
  }

  private func decodeResource(_ decoder: inout NodeDecoder, of node: Node) -> Query.Resource? {
    switch (node.entry("persisted"), node.entry("request")) {
    case (let persisted?, let request?):
      decoder.diagnostics.append(.twoResources(request.key, first: persisted.key))
      return nil
    case (nil, nil):
      decoder.diagnostics.append(.noResource(node, subject: decoder.subject))
      return nil
    case (_?, nil):
      let path = decoder.needed("persisted") { node throws(Diagnostic) in
        try PersistedPath(try node.readText("persisted"), at: node.span)
      }
      return path.map(Query.Resource.persisted)
    case (nil, _?):
      return decoder.mapping("request", fields: QueryFields.request, decodePlainResource)?.map(Query.Resource.plain)
    }
  }

  private func decodePlainResource(_ decoder: inout NodeDecoder) -> Query.PlainResource? {
    let path = decoder.needed("path") { node throws(Diagnostic) in
      let path = try node.readText("path")
      guard path.hasPrefix("/"), !path.contains(where: { "?#".contains($0) || $0.isWhitespace }) else {
        throw .invalidRequestPath(path, at: node.span)
      }
      let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      guard !segments.contains(where: { [".", ".."].contains($0) }), !segments.dropLast().contains("") else {
        throw .oddSegment(path, at: node.span)
      }
      return path
    }
    let parameters = decoder.entries("query").compactMap { entry in
      decoder.diagnostics.collect { () throws(Diagnostic) in
        Query.Parameter(entry.name, try entry.value.readText(entry.name))
      }
    }
    return path.map { Query.PlainResource(path: $0, parameters: parameters) }
  }

  private func decodeVariables(_ decoder: inout NodeDecoder) -> [DeclaredVariable] {
    decoder.entries("variables").compactMap { entry in
      VariableDecoder(sharing: registry.expressions).decode(entry, into: &decoder.diagnostics)
    }
  }

  private func decodeDecoder(_ decoder: inout NodeDecoder) -> String? {
    decoder.optional("decode") { node throws(Diagnostic) in
      let name = try node.readText("decode")
      if !name.hasPrefix("exec:") { _ = try registry.decoder(name, at: node.span) }
      return name
    }
  }
}

extension Diagnostic.Code {
  package static let queryResource = Diagnostic.Code(
    "query-resource",
    explanation: """
      A query asks for one thing: a persisted query ('persisted'), or a plain resource ('request') by its path and its \
      query string.
      """,
    example: "request: { path: \"api/x?limit=10\" }"
  )
}

extension Diagnostic {
  fileprivate static func twoResources(_ key: Node, first: Node) -> Diagnostic {
    .error(
      .queryResource,
      "a query has 'persisted' or 'request', not both",
      at: key.span,
      notes: [Note("the other one", at: first.span)],
      hint: "remove one of the two"
    )
  }

  fileprivate static func noResource(_ node: Node, subject: String) -> Diagnostic {
    .error(
      .missingKey,
      "\(subject) has no 'persisted'",
      at: SourceSpan(source: node.span.source, range: node.span.range.prefix(0)),
      hint: "add persisted: wknd-shared/adventures-all, or request: { path: /api/x/y } for a plain resource"
    )
  }

  fileprivate static func invalidRequestPath(_ path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .queryResource,
      "'\(path)' is not a path",
      at: span,
      hint: "start it with '/', and write what follows '?' under 'query'"
    )
  }

  fileprivate static func oddSegment(_ path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .queryResource,
      "'\(path)' has '.', '..' or nothing between two slashes",
      at: span,
      hint: "write the whole path, with one slash between its parts"
    )
  }
}
