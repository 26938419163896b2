/// How one JSON value differs from another, place by place.
///
/// Members of objects are matched by name. Elements of lists are matched by what a content fragment is known by
/// (`_path`, `_id` or `slug`), all others by what they hold and then by their position. Numbers compare by value, and
/// the order of members does not count.
public struct JSONDifference: Sendable, Hashable {
  /// The differences in the order of the first value; in a list or an object, what only the second has comes last.
  public let entries: [Entry]

  /// Compares two values.
  ///
  /// - Parameters:
  ///   - first: The value that was, or that is the reference.
  ///   - second: The value that is held against it.
  ///   - ignored: Paths to values that do not count, wherever they stand.
  public init(from first: JSON, to second: JSON, ignoring ignored: [JSONPath] = []) {
    var collector = DifferenceCollector(first, second, ignoring: ignored)
    entries = collector.collect()
  }

  /// Whether the values are the same.
  public var isEmpty: Bool { entries.isEmpty }
}

extension JSONDifference {
  /// One difference and its place.
  public struct Entry: Sendable, Hashable {
    /// What differs.
    public let change: Change

    /// The way to the place in the second value, or in the first where only that has it.
    public let location: JSONLocation

    /// The words that a person knows the content fragment around the place by.
    public let fragment: String?
  }

  /// What differs at a place.
  public enum Change: Sendable, Hashable {
    /// Only the first value has it.
    case removed(JSON)
    /// Only the second value has it.
    case added(JSON)
    /// It has another value of the same kind, or one of the two is null.
    case changed(from: JSON, to: JSON)
    /// It is of another kind, such as a text in the place of a number.
    case retyped(from: JSON, to: JSON)
    /// The element of a list stands before or behind others than it did; the indexes are from 0.
    case moved(from: Int, to: Int)

    /// The word for the kind of difference.
    public var word: String {
      switch self {
      case .removed: "removed"
      case .added: "added"
      case .changed: "changed"
      case .retyped: "retyped"
      case .moved: "moved"
      }
    }
  }
}

extension JSONDifference.Entry {
  /// The entry as JSON for programs.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(change.word)), .init("path", .string(location.normalizedPath)),
    ]
    if let fragment { members.append(.init("fragment", .string(fragment))) }
    switch change {
    case .removed(let value): members.append(.init("from", JSONValue(value)))
    case .added(let value): members.append(.init("to", JSONValue(value)))
    case .changed(let old, let new), .retyped(let old, let new):
      members += [.init("from", JSONValue(old)), .init("to", JSONValue(new))]
    case .moved(let from, let to):
      members += [.init("from", .number(String(from))), .init("to", .number(String(to)))]
    }
    return .object(members)
  }
}

extension JSON {
  /// The members by which a content fragment is known, the surest first.
  static let identityNames = ["_path", "_id", "slug"]

  /// The words that a person knows a content fragment by: its path, its slug or its ID.
  package var fragmentName: String? {
    ["_path", "slug", "_id"].lazy.compactMap { self[$0]?.string }.first
  }
}
