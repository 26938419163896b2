import PQCore

/// The names of the members that items of one kind have, to find the items that lack some.
struct MemberNames {
  private struct Kind: Hashable {
    let list: [JSONLocation.Step]
    let typeName: String?

    init(of element: AnswerItems.Element) {
      list = Array(element.location.steps.prefix(2))
      typeName = element.json["__typename"]?.string
    }
  }

  private var names: [Kind: [String]] = [:]

  init(of elements: [AnswerItems.Element]) {
    var seen: [Kind: Set<String>] = [:]
    for element in elements {
      guard let members = element.json.members else { continue }
      let kind = Kind(of: element)
      for member in members where seen[kind, default: []].insert(member.name).inserted {
        names[kind, default: []].append(member.name)
      }
    }
  }

  func absent(from element: AnswerItems.Element) -> [String] {
    guard let members = element.json.members else { return [] }
    let present = Set(members.map(\.name))
    return names[Kind(of: element), default: []].filter { !present.contains($0) }
  }
}
