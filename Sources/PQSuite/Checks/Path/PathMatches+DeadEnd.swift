internal import PQCore

extension PathMatches {
  private static let mostNames = 8

  /// Runs a path.
  init(of path: JSONPath, in json: JSON) {
    self.init(nodes: path.nodes(in: json), isOnePlace: path.isSingular)
    if nodes.isEmpty { deadEnd = path.deadEnd(in: json).map(Self.words) }
  }

  private static func words(last: JSON, missing: JSONLocation.Step) -> String {
    let place = "'\(last.location)'"
    switch (missing, last.kind) {
    case (.name(let name), .object):
      let names = last.members.map { $0.prefix(mostNames + 1).map(\.name) } ?? []
      guard !names.isEmpty else { return "\(place) is empty" }
      if let near = NearestName.find(name, in: names) { return "\(place) has no '\(name)', and it has '\(near)'" }
      let shown = names.prefix(mostNames).joined(separator: ", ").shortened(to: 160)
      return "\(place) has no '\(name)'; it has \(shown)\(names.count > mostNames ? " …" : "")"
    case (.index(let index), .array):
      let count = last.count ?? 0
      return count == 0 ? "\(place) has no elements" : "\(place) has no element \(index); it has \(count)"
    case (.name, _), (.index, _):
      return "\(place) is \(last.kind.words)"
    }
  }
}
