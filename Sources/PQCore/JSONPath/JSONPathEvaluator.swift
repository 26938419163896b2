/// Runs parsed queries on the views of one value.
struct JSONPathEvaluator {
  let root: JSON

  func nodes(of query: JSONPathQuery, at current: JSON) -> [JSON] {
    query.segments.reduce([query.isRelative ? current : root]) { nodes, segment in
      var found: [JSON] = []
      for node in nodes {
        if segment.isDescendant {
          forEachDescendant(of: node) { select(segment.selectors, in: $0, into: &found) }
        } else {
          select(segment.selectors, in: node, into: &found)
        }
      }
      return found
    }
  }

  /// Visits a node and all below it, each before what is in it, in the order of the text.
  private func forEachDescendant(of node: JSON, _ visit: (JSON) -> Void) {
    var waiting = [node]
    while let next = waiting.popLast() {
      visit(next)
      waiting.append(contentsOf: next.children.reversed())
    }
  }

  private func select(_ selectors: [JSONPathQuery.Selector], in node: JSON, into found: inout [JSON]) {
    for selector in selectors {
      switch selector {
      case .name(let name):
        if let member = node[name] { found.append(member) }
      case .wildcard:
        found.append(contentsOf: node.children)
      case .index(let index):
        if let element = node[index < 0 ? index + (node.count ?? 0) : index] { found.append(element) }
      case .slice(let start, let end, let step):
        guard let elements = node.elements else { continue }
        found.append(contentsOf: slice(Array(elements), from: start, to: end, by: step))
      case .filter(let condition):
        found.append(contentsOf: node.children.filter { holds(condition, for: $0) })
      }
    }
  }

  /// Takes every so many elements (RFC 9535, section 2.3.4.2.2).
  private func slice(_ elements: [JSON], from start: Int?, to end: Int?, by step: Int) -> [JSON] {
    let count = elements.count
    guard step != 0 else { return [] }
    let normalize = { (index: Int) in index < 0 ? index + count : index }
    if step > 0 {
      let lower = min(max(normalize(start ?? 0), 0), count)
      let upper = min(max(normalize(end ?? count), 0), count)
      return stride(from: lower, to: upper, by: step).map { elements[$0] }
    }
    let upper = min(max(normalize(start ?? count - 1), -1), count - 1)
    let lower = min(max(end.map(normalize) ?? -1, -1), count - 1)
    return stride(from: upper, to: lower, by: step).map { elements[$0] }
  }
}

// MARK: - Filters

extension JSONPathEvaluator {
  private func holds(_ condition: JSONPathCondition, for node: JSON) -> Bool {
    switch condition {
    case .any(let conditions): conditions.contains { holds($0, for: node) }
    case .all(let conditions): conditions.allSatisfy { holds($0, for: node) }
    case .not(let condition): !holds(condition, for: node)
    case .exists(let query): !nodes(of: query, at: node).isEmpty
    case .comparison(let left, let comparison, let right):
      value(of: left, for: node).isRelated(comparison, to: value(of: right, for: node))
    case .matches(let operand, let pattern, let isWhole):
      matches(value(of: operand, for: node), pattern, isWhole: isWhole, for: node)
    }
  }

  private func value(of operand: JSONPathOperand, for node: JSON) -> JSONPathValue {
    switch operand {
    case .literal(let value): value
    case .query(let query): JSONPathValue(nodes(of: query, at: node).first)
    case .length(let operand): value(of: operand, for: node).length
    case .count(let query): .number(JSONNumber(nodes(of: query, at: node).count))
    case .value(let query): JSONPathValue(onlyNode(of: query, at: node))
    }
  }

  private func onlyNode(of query: JSONPathQuery, at node: JSON) -> JSON? {
    let nodes = nodes(of: query, at: node)
    return nodes.count == 1 ? nodes[0] : nil
  }

  private func matches(
    _ value: JSONPathValue,
    _ pattern: JSONPathPattern,
    isWhole: Bool,
    for node: JSON
  ) -> Bool {
    let expression: IRegexp? =
      switch pattern {
      case .fixed(let expression): expression
      case .computed(let operand): self.value(of: operand, for: node).text.flatMap(IRegexp.init)
      }
    guard let expression, let text = value.text else { return false }
    return isWhole ? expression.matches(text) : expression.isFound(in: text)
  }
}

extension JSON {
  /// The elements of an array or the values of an object's members; none of a scalar.
  fileprivate var children: [JSON] {
    elements.map { Array($0) } ?? members.map { $0.map(\.value) } ?? []
  }
}
