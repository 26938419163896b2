internal import PQCore

/// Checks the JSONPaths of `for-each`.
enum PathSyntax {
  /// Checks a path.
  static func check(_ node: Node, into diagnostics: inout DiagnosticList) {
    let path = diagnostics.collect { () throws(Diagnostic) in
      try JSONPath(try node.readText("path"), at: node.span)
    }
    for warning in path?.warnings ?? [] { diagnostics.append(warning) }
  }
}
