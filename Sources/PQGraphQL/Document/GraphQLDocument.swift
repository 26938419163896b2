public import PQCore

/// The text of a persisted query, read: its operations and its fragments.
public struct GraphQLDocument: Sendable, Hashable {
  /// The text it was read from.
  public let source: SourceText

  /// The operations in the order of the text; at least one.
  public let operations: [OperationDefinition]

  /// The fragments in the order of the text.
  public let fragments: [FragmentDefinition]

  /// Reads an executable document.
  ///
  /// - Parameter source: The text.
  /// - Throws: A diagnostic at the first place that is not GraphQL, or beyond the limits of AEM.
  public init(parsing source: SourceText) throws(Diagnostic) {
    guard source.bytes.count <= Self.sizeLimit else { throw .tooLong(source) }
    var parser = try Parser(source)
    let definitions = try parser.parseDefinitions()
    self.source = source
    operations = definitions.operations
    fragments = definitions.fragments
  }

  private static let sizeLimit = 1 << 20
}

extension Diagnostic {
  fileprivate static func tooLong(_ source: SourceText) -> Diagnostic {
    .error(
      .graphQLTooLarge,
      "the document '\(source.name)' has \(source.bytes.count) bytes, which is more than 1 MiB",
      hint: "split it into several persisted queries"
    )
  }
}
