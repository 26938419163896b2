internal import PQCore

/// What a path finds in an answer.
struct PathMatches {
  /// The values found, in the order of the answer.
  let nodes: [JSON]

  /// Whether the path names one place only, so that a list found there is looked into.
  let isOnePlace: Bool

  /// Whether an operator judges that there is nothing, so that the others say nothing of it.
  var mayBeEmpty = false

  /// Where a path to one place ends when it finds nothing, in words.
  var deadEnd: String?

  /// The values that make up what was found: the elements of the list at the one place, or else the values themselves.
  var members: [JSON] {
    guard isOnePlace, nodes.count == 1, let elements = nodes[0].elements else { return nodes }
    return Array(elements)
  }

  /// How many values make up what was found.
  var memberCount: Int {
    guard isOnePlace, nodes.count == 1, nodes[0].kind == .array else { return nodes.count }
    return nodes[0].count ?? 0
  }
}

extension PathMatches {
  /// One value on its own.
  init(at node: JSON) {
    self.init(nodes: [node], isOnePlace: true)
  }
}
