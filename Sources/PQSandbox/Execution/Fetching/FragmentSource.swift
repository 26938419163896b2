import PQGraphQL

/// Makes selectable objects of what is in the store, with the settings of one root field.
struct FragmentSource: Sendable {
  let store: ContentStore
  let settings: DeliverySettings
  let transform: AssetTransform?

  func object(_ fragment: ContentFragment) -> FetchedValue {
    .object(FragmentObject(fragment: fragment, source: self))
  }

  /// What a path leads to; null when nothing is there.
  func reference(to path: String) -> FetchedValue {
    if let fragment = store.fragment(at: path) { return object(fragment) }
    if let asset = store.asset(at: path) { return .object(ImageObject(asset: asset, source: self)) }
    return .null
  }

  /// What the rich texts of fragments link to and show, each once, in order.
  func references(in fragments: [ContentFragment]) -> FetchedValue {
    var seen: Set<String> = []
    let paths = fragments.flatMap { fragment in
      fragment.model.fields.flatMap { field -> [String] in
        if case .richText(let text) = fragment[field.name] { text.references } else { [] }
      }
    }
    let values = paths.filter { seen.insert($0).inserted }.map(reference)
    return .list(values.filter { if case .null = $0 { false } else { true } })
  }
}

/// The answer of a root field: the items and, when asked for, the references in their texts.
struct ResultObject: FetchableObject {
  let typeName: String
  let itemsField: String
  let items: FetchedValue
  let fragments: [ContentFragment]
  let source: FragmentSource
  var pageInfo: FetchedValue = .null

  func fetch(_ field: String, _ arguments: GraphQLValue) -> FetchedValue {
    switch field {
    case itemsField: items
    case "_references": source.references(in: fragments)
    case "pageInfo": pageInfo
    default: .null
    }
  }
}
