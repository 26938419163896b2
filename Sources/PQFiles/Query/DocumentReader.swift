package import PQCore
internal import PQGraphQL
internal import PQModel

/// Reads the document beside a query, and holds the query's variables against those it declares.
struct DocumentReader: Sendable {
  let file: @Sendable (String) throws(FileProblem) -> [UInt8]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - node: The name of its file, relative to the file it is named in.
  ///   - variables: The variables of the YAML file; those that the document alone declares are added.
  ///   - diagnostics: Takes the problems.
  /// - Returns: The document, or nil when it cannot be read.
  func read(
    _ node: Node,
    for variables: inout [DeclaredVariable],
    into diagnostics: inout DiagnosticList
  ) -> Query.Document? {
    guard node.origin != .unresolved else { return nil }
    let operation = diagnostics.collect { () throws(Diagnostic) in
      let source = try readSource(node)
      let document = try GraphQLDocument(parsing: source)
      guard let operation = document.operations.first, document.operations.count == 1 else {
        throw .severalOperations(document, at: node.span)
      }
      return (document, operation)
    }
    guard let (document, operation) = operation else { return nil }
    DocumentCheck(document, running: operation).check(into: &diagnostics)
    compare(&variables, with: operation, into: &diagnostics)
    return Query.Document(document.source)
  }

  private func readSource(_ node: Node) throws(Diagnostic) -> SourceText {
    let text = try node.readText("document")
    guard FilePath.isDocument(text) else { throw .notADocument(text, at: node.span) }
    guard let path = FilePath.resolving(text, in: FilePath.folder(of: node.span.source.name)) else {
      throw .outsideOfProject(text, at: node.span)
    }
    let bytes: [UInt8]
    do {
      bytes = try file(path)
    } catch {
      throw .unreadableDocument(path, error, at: node.span)
    }
    return try TextDecoder().decode(bytes, named: path)
  }

  private func compare(
    _ variables: inout [DeclaredVariable],
    with operation: OperationDefinition,
    into diagnostics: inout DiagnosticList
  ) {
    let definitions = Dictionary(
      operation.variables.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for place in variables.indices {
      let declared = variables[place]
      guard let definition = definitions[declared.variable.name] else {
        diagnostics.append(.notInDocument(declared.variable, names: operation.variables.map(\.name), operation))
        continue
      }
      if declared.variable.type != definition.type {
        diagnostics.append(.otherType(declared, definition))
      } else if declared.variable.defaultValue == nil {
        variables[place].variable.defaultValue = definition.givenDefault
      }
    }
    let names = Set(variables.map(\.variable.name))
    for definition in operation.variables where !names.contains(definition.name) {
      variables.append(
        DeclaredVariable(
          variable: Variable(
            definition.name,
            definition.type,
            defaultValue: definition.givenDefault,
            span: definition.span
          ),
          typeSpan: definition.typeSpan
        )
      )
    }
  }
}

extension VariableDefinition {
  fileprivate var givenDefault: GivenValue? {
    switch defaultValue {
    case nil, .null: nil
    case .enumeration(let word): GivenValue(.text(word), origin: "the document's default", span: span)
    case .some(let value): GivenValue(.json(value.json), origin: "the document's default", span: span)
    }
  }
}

extension GraphQLValue {
  fileprivate var json: JSONValue {
    switch self {
    case .variable(let name), .string(let name), .enumeration(let name): .string(name)
    case .int(let literal), .float(let literal): .number(literal)
    case .boolean(let value): .bool(value)
    case .null: .null
    case .list(let items): .array(items.map(\.json))
    case .object(let fields): .object(fields.map { JSONValue.Member($0.name, $0.value.json) })
    }
  }
}

extension Diagnostic.Code {
  package static let unreadableDocument = Diagnostic.Code(
    "unreadable-document",
    explanation: """
      The file with a query's GraphQL document cannot be read, or holds several operations. Its path is relative to \
      the file that names it; the file lies within the project, and its name ends in .graphql or .gql.
      """,
    example: "document: adventure-by-slug.gql"
  )

  package static let documentVariable = Diagnostic.Code(
    "document-variable",
    explanation: """
      A query and its document disagree about a variable. The document is what AEM runs, so its list of variables is \
      the truth: one that it does not declare is passed over by AEM in silence, and one of another type fails there.
      """,
    example: "imageWidth: String   # the document has $imageWidth: Int"
  )
}

extension Diagnostic {
  fileprivate static func unreadableDocument(
    _ path: String,
    _ problem: FileProblem,
    at span: SourceSpan
  ) -> Diagnostic {
    .error(
      .unreadableDocument,
      "cannot read the document '\(path)': \(problem.reason)",
      at: span,
      hint: "check the path, which is relative to \(span.source.name)"
    )
  }

  fileprivate static func notADocument(_ path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .unreadableDocument,
      "'\(path)' is not the name of a GraphQL document",
      at: span,
      hint: "name a file that ends in .graphql or .gql"
    )
  }

  fileprivate static func outsideOfProject(_ path: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .unreadableDocument,
      "the document '\(path)' lies outside the project",
      at: span,
      hint: "keep it beside the query, and name it by a path relative to \(span.source.name)"
    )
  }

  fileprivate static func severalOperations(_ document: GraphQLDocument, at span: SourceSpan) -> Diagnostic {
    .error(
      .unreadableDocument,
      "the document '\(document.source.name)' has \(document.operations.count) operations in place of one",
      at: span,
      hint: "keep one operation in a document"
    )
  }

  fileprivate static func notInDocument(
    _ variable: Variable,
    names: [String],
    _ operation: OperationDefinition
  ) -> Diagnostic {
    .error(
      .documentVariable,
      "the document declares no variable '\(variable.name)'",
      at: variable.span,
      notes: [Note("the document's variables are \(names.isEmpty ? "none" : names.joined(separator: ", "))")],
      hint: NearestName.hint(variable.name, in: names) ?? "remove it here, or declare it in the document"
    )
  }

  fileprivate static func otherType(_ declared: DeclaredVariable, _ definition: VariableDefinition) -> Diagnostic {
    .error(
      .documentVariable,
      "'\(declared.variable.name)' is \(declared.variable.type) here and \(definition.type) in the document",
      at: declared.typeSpan,
      notes: [Note("the document's type", at: definition.typeSpan)],
      hint: "write \(definition.type)"
    )
  }
}
