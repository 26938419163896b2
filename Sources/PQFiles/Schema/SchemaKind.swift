/// A kind of file that has a JSON Schema.
package enum SchemaKind: String, Sendable, Hashable, CaseIterable {
  /// A file with one environment, or with several.
  case environment
  /// A file with one query, or with several.
  case query
  /// The project's own file, which may hold environments and queries.
  case project
}
