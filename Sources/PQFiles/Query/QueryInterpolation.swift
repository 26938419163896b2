internal import PQCore

extension Interpolator {
  /// Puts values from outside into the mapping of a query.
  ///
  /// In `request` and in checks `${name}` stands for a variable of the query, and stays.
  func expandQuery(_ node: Node, into diagnostics: inout DiagnosticList) -> Node {
    expandKeeping(["request", "checks"], in: node, into: &diagnostics) { node, diagnostics in
      guard case .sequence(let cases) = node.content else { return node }
      var node = node
      node.content = .sequence(
        cases.map { expandKeeping(["checks"], in: $0, into: &diagnostics) { node, _ in node } }
      )
      return node
    }
  }

  private func expandKeeping(
    _ names: Set<String>,
    in node: Node,
    into diagnostics: inout DiagnosticList,
    cases: (Node, inout DiagnosticList) -> Node
  ) -> Node {
    guard Interpolator.isNeeded(for: node), let entries = node.entries else { return node }
    var node = node
    node.content = .mapping(
      entries.map { entry in
        var entry = entry
        switch entry.name {
        case "cases": entry.value = cases(entry.value, &diagnostics)
        case let name where names.contains(name):
          entry.value = expand(entry.value, bareNames: .kept, into: &diagnostics)
        default:
          // JSONPaths of rows start with '$' and hold no braces, so they pass as they are.
          entry.value = expand(entry.value, into: &diagnostics)
        }
        return entry
      }
    )
    return node
  }
}
