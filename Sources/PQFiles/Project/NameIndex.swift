/// Finds the place of a name: by its bytes, or else by its look when one name alone looks so.
///
/// A file system may hand out a name in another Unicode form than the one that was typed.
struct NameIndex: Sendable {
  private var exact: [ExactText: Int] = [:]
  private var alike: [String: [Int]] = [:]

  init(_ names: [String]) {
    for (place, name) in names.enumerated() where exact[ExactText(name)] == nil {
      exact[ExactText(name)] = place
      alike[name, default: []].append(place)
    }
  }

  subscript(name: String) -> Int? {
    if let place = exact[ExactText(name)] { return place }
    guard let places = alike[name], places.count == 1 else { return nil }
    return places.first
  }
}
