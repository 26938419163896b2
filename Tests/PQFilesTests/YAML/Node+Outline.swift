import PQCore

extension Node {
  /// The tree on one line: plain text bare, other text in double quotes.
  var outline: String {
    switch content {
    case .scalar(let scalar): scalar.isPlain ? scalar.text : "\"\(scalar.text)\""
    case .sequence(let nodes): "[" + nodes.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }

  /// The node that names of keys and places of elements lead to.
  func at(_ path: String...) -> Node? {
    path.reduce(self as Node?) { node, step in
      if let place = Int(step), let elements = node?.elements { return elements[place] }
      return node?.entry(step)?.value
    }
  }
}
