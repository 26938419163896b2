internal import PQCore
internal import PQModel

/// Reads JSONPaths that go by a name.
enum PathSyntax {
  /// Reads a path.
  ///
  /// - Parameters:
  ///   - name: The name of what it finds.
  ///   - node: The path as written.
  /// - Returns: The path with its name and its place.
  /// - Throws: What is wrong with it, and where.
  static func read(_ name: String, _ node: Node) throws(Diagnostic) -> Query.NamedPath {
    Query.NamedPath(name, try JSONPath(try node.readText(name), at: node.span), span: node.span)
  }
}
