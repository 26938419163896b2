import PQGraphQL

/// The order that `sort` asks for, such as `price DESC, authorFragment.lastName ASC`.
struct FragmentOrder: Sendable {
  private let keys: [Key]
  private let store: ContentStore

  private struct Key: Sendable {
    let path: [Substring]
    let isDescending: Bool
  }

  /// Reads the argument; without one the order stays as it is.
  init(_ text: String?, model: ContentModel, store: ContentStore) throws(FetchFailure) {
    self.store = store
    var keys: [Key] = []
    for part in (text ?? "").split(separator: ",") {
      let words = part.split(separator: " ")
      let direction = words.dropFirst().first?.uppercased() ?? "ASC"
      guard let path = words.first?.split(separator: "."), words.count <= 2, ["ASC", "DESC"].contains(direction),
        Self.isKnown(path, of: model, models: store.models)
      else {
        throw FetchFailure(message: "Invalid sort criteria: '\(text ?? "")'")
      }
      keys.append(Key(path: path, isDescending: direction == "DESC"))
    }
    self.keys = keys
  }

  /// Sorts fragments; those with equal keys keep their order.
  func sorted(_ fragments: [ContentFragment]) -> [ContentFragment] {
    guard !keys.isEmpty else { return fragments }
    let keyed = fragments.enumerated().map { index, fragment in
      (index: index, values: keys.map { FragmentValue(fragment, path: $0.path, store: store) }, fragment: fragment)
    }
    return keyed.sorted { left, right in
      for (index, key) in keys.enumerated() {
        let (first, second) = (left.values[index], right.values[index])
        if first < second { return !key.isDescending }
        if second < first { return key.isDescending }
      }
      return left.index < right.index
    }
    .map(\.fragment)
  }

  /// The keys of a fragment as a cursor holds them.
  func texts(of fragment: ContentFragment) -> [String] {
    keys.map { FragmentValue(fragment, path: $0.path, store: store).text }
  }

  private static func isKnown(_ path: [Substring], of model: ContentModel, models: [ContentModel]) -> Bool {
    var model: ContentModel? = model
    for (index, name) in path.enumerated() {
      guard let current = model else { return false }
      if index == path.count - 1, ["_path", "_id", "_variation", "_locale"].contains(name) { return true }
      guard let field = current.field(named: String(name)) else { return false }
      if case .fragmentReference(let target) = field.kind {
        model = models.first { $0.name == target }
      } else {
        model = nil
      }
    }
    return !path.isEmpty
  }
}
