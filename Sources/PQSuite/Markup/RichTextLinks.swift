internal import PQCore
internal import PQRun

/// Finds what the rich text of an answer links to, each target once with its first place.
struct RichTextLinks {
  /// A target of links.
  struct Link: Sendable, Hashable {
    let target: LinkTarget
    let place: AnswerPlace
  }

  /// The targets in the order in which they first occur.
  private(set) var links: [Link] = []

  /// The paths that the answer's `_references` have.
  private(set) var references: Set<String> = []

  /// How many of the answer's `_references` do not tell their path: the query does not ask for it.
  private(set) var namelessReferences = 0

  private var known: Set<String> = []

  /// Goes through an answer.
  ///
  /// - Parameter json: The answer.
  init(in json: JSON) {
    var steps: [JSONLocation.Step] = []
    visit(json, at: &steps, in: nil)
  }

  // How deep it goes was limited when the answer was read.
  private mutating func visit(_ json: JSON, at steps: inout [JSONLocation.Step], in fragment: String?) {
    if let members = json.members {
      let fragment = json.fragmentName ?? fragment
      for member in members {
        steps.append(.name(member.name))
        visit(member, of: json, at: &steps, in: fragment)
        steps.removeLast()
      }
    } else if let elements = json.elements {
      for (index, element) in elements.enumerated() {
        steps.append(.index(index))
        visit(element, at: &steps, in: fragment)
        steps.removeLast()
      }
    }
  }

  private mutating func visit(
    _ member: JSON.Member,
    of object: JSON,
    at steps: inout [JSONLocation.Step],
    in fragment: String?
  ) {
    switch member.name {
    case "_references":
      for reference in member.value.elements.map(Array.init) ?? [] {
        if let path = reference["_path"]?.string { references.insert(path) } else { namelessReferences += 1 }
      }
    case "data" where object["nodeType"]?.string != nil:
      for name in ["href", "path"] {
        guard let text = member.value[name]?.string else { continue }
        add(text, at: JSONLocation(steps + [.name(name)]), in: fragment)
      }
    case "html":
      for text in HTMLTargets.all(in: member.value.string ?? "") { add(text, at: JSONLocation(steps), in: fragment) }
    default: break
    }
    visit(member.value, at: &steps, in: fragment)
  }

  private mutating func add(_ text: String, at location: JSONLocation, in fragment: String?) {
    let target = LinkTarget(text)
    guard known.insert(target.address).inserted else { return }
    links.append(Link(target: target, place: AnswerPlace(location, fragment: fragment)))
  }
}
