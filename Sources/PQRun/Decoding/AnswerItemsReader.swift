import PQCore

/// Collects the items of one root field after the other.
struct AnswerItemsReader {
  private(set) var elements: [AnswerItems.Element] = []
  private(set) var references: [AnswerItems.Element] = []
  private(set) var locations: [JSONLocation] = []
  private(set) var page: AnswerItems.Page?

  mutating func read(_ field: JSON, at location: JSONLocation) throws(Diagnostic) {
    switch field.kind {
    case .null: throw .noItems(at: location, "is null")
    case .bool, .number, .string, .array: return
    case .object: break
    }
    if let items = field["items"] {
      try readList(items, at: location.appending(.name("items")))
    } else if let edges = field["edges"] {
      try readList(edges, at: location.appending(.name("edges")), ofEdges: true)
      page = AnswerItems.Page(
        endCursor: field["pageInfo"]?["endCursor"]?.string,
        hasNextPage: field["pageInfo"]?["hasNextPage"]?.bool ?? false
      )
    } else if let item = field["item"] {
      let place = location.appending(.name("item"))
      locations.append(place)
      if !item.isNull { elements.append(AnswerItems.Element(item, at: place)) }
    } else {
      return
    }
    readReferences(of: field, at: location.appending(.name("_references")))
  }

  private mutating func readList(
    _ list: JSON,
    at location: JSONLocation,
    ofEdges isOfEdges: Bool = false
  ) throws(Diagnostic) {
    guard let items = list.elements else { throw .noItems(at: location, AnswerItems.words(for: list)) }
    locations.append(location)
    for (index, item) in items.enumerated() {
      let node = isOfEdges ? item["node"] : nil
      elements.append(AnswerItems.Element(node ?? item, at: location, index: index, isNode: node != nil))
    }
  }

  private mutating func readReferences(of field: JSON, at location: JSONLocation) {
    guard let list = field["_references"]?.elements else { return }
    for (index, reference) in list.enumerated() {
      references.append(AnswerItems.Element(reference, at: location, index: index))
    }
  }
}
