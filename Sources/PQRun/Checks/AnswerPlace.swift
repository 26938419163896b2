public import PQCore

/// A place in an answer, for people: its path, and the content fragment it lies in.
public struct AnswerPlace: Sendable, Hashable {
  /// The way to the place from the answer's root.
  public var location: JSONLocation

  /// The words a person knows the fragment by: its path, its slug or its title.
  public var fragment: String?

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - location: The way to the place from the answer's root.
  ///   - fragment: The words a person knows the fragment by.
  public init(_ location: JSONLocation, fragment: String? = nil) {
    self.location = location
    self.fragment = fragment
  }

  /// Makes the place of a difference.
  ///
  /// - Parameter entry: The difference.
  package init(of entry: JSONDifference.Entry) {
    self.init(entry.location, fragment: entry.fragment)
  }

  /// Makes the place of a value, and finds the fragment around it.
  ///
  /// - Parameter json: The value.
  public init(of json: JSON) {
    let location = json.location
    var around = json.document.root
    var fragment = around.fragmentName
    for step in location.steps {
      let next =
        switch step {
        case .name(let name): around[name]
        case .index(let index): around[index]
        }
      guard let next else { break }
      around = next
      fragment = around.fragmentName ?? fragment
    }
    self.init(location, fragment: fragment)
  }
}

extension AnswerPlace: CustomStringConvertible {
  /// The normalized path, and the fragment in brackets.
  public var description: String {
    guard let fragment else { return location.normalizedPath }
    return "\(location.normalizedPath) (\(fragment))"
  }
}
