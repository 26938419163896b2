internal import PQCore

extension Interpolator {
  /// Puts values from outside into the mapping of a query.
  ///
  /// Where `${name}` stands for a variable of the query or another value of a case, it stays.
  func expandQuery(_ node: Node, into diagnostics: inout DiagnosticList) -> Node {
    expand(node, as: .query, into: &diagnostics)
  }

  /// A mapping some of whose texts keep names.
  private enum Part {
    case query
    case testCase
    case rows

    /// The keys whose texts keep names.
    var keeping: Set<String> {
      switch self {
      case .query: ["request", "checks", "wait"]
      case .testCase: ["checks", "variables", "wait"]
      case .rows: ["name"]
      }
    }

    /// The part that the value of a key is, or whose elements are.
    func part(of key: String) -> Part? {
      switch (self, key) {
      case (.query, "cases"): .testCase
      case (.testCase, "for-each"): .rows
      default: nil
      }
    }
  }

  private func expand(_ node: Node, as part: Part, into diagnostics: inout DiagnosticList) -> Node {
    guard let entries = node.entries else { return expand(node, into: &diagnostics) }
    let keeping = part.keeping
    var node = node
    node.content = .mapping(
      entries.map { entry in
        var entry = entry
        if let inner = part.part(of: entry.name) {
          entry.value = expandElements(of: entry.value, as: inner, into: &diagnostics)
        } else {
          let isKeeping = keeping.contains(entry.name)
          entry.value = expand(entry.value, bareNames: isKeeping ? .kept : .refused, into: &diagnostics)
        }
        return entry
      }
    )
    return node
  }

  private func expandElements(of node: Node, as part: Part, into diagnostics: inout DiagnosticList) -> Node {
    guard case .sequence(let elements) = node.content, part != .rows else {
      return expand(node, as: part, into: &diagnostics)
    }
    var node = node
    node.content = .sequence(elements.map { expand($0, as: part, into: &diagnostics) })
    return node
  }
}
