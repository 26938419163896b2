/// Goes through two values side by side and collects where they differ.
///
/// Only what differs is entered, and each value is numbered once, so that the work grows with the size of the values.
struct DifferenceCollector {
  private let first: JSON
  private let second: JSON
  private let firstNumbers: JSONFingerprints
  private let secondNumbers: JSONFingerprints
  private var entries: [JSONDifference.Entry] = []

  init(_ first: JSON, _ second: JSON, ignoring paths: [JSONPath]) {
    self.first = first
    self.second = second
    firstNumbers = JSONFingerprints(of: first, ignoring: paths)
    secondNumbers = JSONFingerprints(of: second, ignoring: paths)
  }

  /// Collects the differences.
  mutating func collect() -> [JSONDifference.Entry] {
    if !firstNumbers.isIgnored(first), !secondNumbers.isIgnored(second) {
      compare(first, second, at: Place())
    }
    return entries
  }

  /// The same place in both values, whose elements may have another index in each.
  private struct Place {
    var first = JSONLocation()
    var second = JSONLocation()
    var fragment: String?

    func appending(_ firstStep: JSONLocation.Step, _ secondStep: JSONLocation.Step) -> Place {
      Place(first: first.appending(firstStep), second: second.appending(secondStep), fragment: fragment)
    }
  }

  // How deep it goes was limited when the values were read.
  private mutating func compare(_ first: JSON, _ second: JSON, at place: Place) {
    guard firstNumbers[first] != secondNumbers[second] else { return }
    var place = place
    place.fragment = second.fragmentName ?? first.fragmentName ?? place.fragment
    switch (first.kind, second.kind) {
    case (.object, .object):
      compareMembers(of: first, second, at: place)
    case (.array, .array):
      compareElements(of: first, second, at: place)
    case (let old, let new) where old == new || old == .null || new == .null:
      record(.changed(from: first, to: second), at: place.second, in: place.fragment)
    default:
      record(.retyped(from: first, to: second), at: place.second, in: place.fragment)
    }
  }

  private mutating func record(_ change: JSONDifference.Change, at location: JSONLocation, in fragment: String?) {
    entries.append(JSONDifference.Entry(change: change, location: location, fragment: fragment))
  }
}

// MARK: - Objects

extension DifferenceCollector {
  private mutating func compareMembers(of first: JSON, _ second: JSON, at place: Place) {
    let olds = first.lastMembers
    let news = second.lastMembers
    guard let oldMembers = first.members, let newMembers = second.members else { return }
    for member in oldMembers where isCounted(member, in: olds, firstNumbers) {
      let step = JSONLocation.Step.name(member.name)
      if let new = news[member.nameBytes] {
        guard !secondNumbers.isIgnored(new) else { continue }
        compare(member.value, new, at: place.appending(step, step))
      } else {
        recordRemoved(member.value, at: place.first.appending(step), in: place.fragment)
      }
    }
    for member in newMembers where isCounted(member, in: news, secondNumbers) && olds[member.nameBytes] == nil {
      recordAdded(member.value, at: place.second.appending(.name(member.name)), in: place.fragment)
    }
  }

  /// Whether a member is the last of its name and not ignored.
  private func isCounted(_ member: JSON.Member, in last: [[UInt8]: JSON], _ numbers: JSONFingerprints) -> Bool {
    last[member.nameBytes]?.index == member.value.index && !numbers.isIgnored(member.value)
  }

  private mutating func recordRemoved(_ json: JSON, at location: JSONLocation, in fragment: String?) {
    record(.removed(json), at: location, in: json.fragmentName ?? fragment)
  }

  private mutating func recordAdded(_ json: JSON, at location: JSONLocation, in fragment: String?) {
    record(.added(json), at: location, in: json.fragmentName ?? fragment)
  }
}

// MARK: - Lists

extension DifferenceCollector {
  private mutating func compareElements(of first: JSON, _ second: JSON, at place: Place) {
    let olds = ListedElement.all(of: first, firstNumbers)
    let news = ListedElement.all(of: second, secondNumbers)
    let keys = ElementKeys(olds.map(\.json), firstNumbers, news.map(\.json), secondNumbers)
    let alignment = ListAlignment(
      keys: keys.first,
      keys.second,
      values: olds.map { firstNumbers[$0.json] },
      news.map { secondNumbers[$0.json] }
    )
    for (position, old) in olds.enumerated() {
      guard let match = alignment.matches[position] else {
        recordRemoved(old.json, at: place.first.appending(.index(old.index)), in: place.fragment)
        continue
      }
      let new = news[match.position]
      if match.isMoved {
        let location = place.second.appending(.index(new.index))
        record(.moved(from: old.index, to: new.index), at: location, in: new.json.fragmentName ?? place.fragment)
      }
      compare(old.json, new.json, at: place.appending(.index(old.index), .index(new.index)))
    }
    for position in alignment.added {
      let new = news[position]
      recordAdded(new.json, at: place.second.appending(.index(new.index)), in: place.fragment)
    }
  }
}

/// An element of a list with its index there.
private struct ListedElement {
  let index: Int
  let json: JSON

  /// The elements that count.
  static func all(of list: JSON, _ numbers: JSONFingerprints) -> [ListedElement] {
    guard let elements = list.elements else { return [] }
    return elements.enumerated().compactMap { index, json in
      numbers.isIgnored(json) ? nil : ListedElement(index: index, json: json)
    }
  }
}
