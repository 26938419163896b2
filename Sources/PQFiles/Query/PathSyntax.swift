internal import PQCore

/// Checks the JSONPaths of checks and of `for-each`.
enum PathSyntax {
  /// Checks the shape and the path of every check of a list.
  static func check(_ checks: [Node], into diagnostics: inout DiagnosticList) {
    for check in checks {
      guard check.entries != nil else {
        diagnostics.append(.checkIsNoMapping(check))
        continue
      }
      if let path = check.entry("path")?.value { checkPath(path, into: &diagnostics) }
    }
  }

  /// Checks a path; one that names a query's variable is known only when the query is run.
  static func checkPath(_ node: Node, into diagnostics: inout DiagnosticList) {
    let path = diagnostics.collect { () throws(Diagnostic) in
      let text = try node.readText("path")
      return text.utf8.contains(UInt8(ascii: "{")) && text.contains("${") ? nil : try JSONPath(text, at: node.span)
    }
    for warning in path??.warnings ?? [] { diagnostics.append(warning) }
  }
}

extension Diagnostic {
  fileprivate static func checkIsNoMapping(_ node: Node) -> Diagnostic {
    .error(
      .notAMapping,
      "a check must be a mapping, and \(node.kind) stands here",
      at: node.span,
      hint: "write { items: some }, or { path: $.data.adventureList.items[0].title, equals: Bali }"
    )
  }
}
