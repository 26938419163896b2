internal import PQCore

extension Node {
  /// The same tree with its places in another source of the same text.
  func moved(to source: SourceText) -> Node {
    var node = self
    node.span.source = source
    switch content {
    case .scalar: break
    case .sequence(let elements): node.content = .sequence(elements.map { $0.moved(to: source) })
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { Node.Entry(key: $0.key.moved(to: source), value: $0.value.moved(to: source)) }
      )
    }
    return node
  }
}
