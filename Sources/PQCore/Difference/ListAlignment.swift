/// Which elements of two lists belong together.
///
/// Elements with a key belong to the one of the same key. Those without are aligned by what they hold: alike ones at
/// both ends, then values that each list has once, and between those one after the other.
struct ListAlignment {
  /// The element of the second list that an element of the first belongs to.
  struct Match: Hashable {
    let position: Int

    /// Whether it stands before or behind others than it did.
    var isMoved = false
  }

  /// For each element of the first list its match, or nil when only the first list has it.
  private(set) var matches: [Match?]

  /// The positions of those elements that only the second list has.
  private(set) var added: [Int]

  /// Aligns two lists.
  ///
  /// - Parameters:
  ///   - firstKeys: What the elements of the first list are known by.
  ///   - secondKeys: What the elements of the second list are known by.
  ///   - firstValues: Numbers of the elements of the first list, equal for equal values.
  ///   - secondValues: Numbers of the elements of the second list.
  init(
    keys firstKeys: [ElementKeys.Key?],
    _ secondKeys: [ElementKeys.Key?],
    values firstValues: [Int],
    _ secondValues: [Int]
  ) {
    matches = [Match?](repeating: nil, count: firstKeys.count)
    added = []
    matchKeys(firstKeys, secondKeys)
    let first = firstKeys.indices.filter { firstKeys[$0] == nil }.map { Element(position: $0, value: firstValues[$0]) }
    let second = secondKeys.indices.filter { secondKeys[$0] == nil }.map {
      Element(position: $0, value: secondValues[$0])
    }
    matchValues(first[...], second[...])
    let taken = Set(matches.compactMap { $0?.position })
    added = secondKeys.indices.filter { !taken.contains($0) }
  }

  private struct Element {
    let position: Int
    let value: Int
  }

  private mutating func matchKeys(_ first: [ElementKeys.Key?], _ second: [ElementKeys.Key?]) {
    var positions: [ElementKeys.Key: Int] = [:]
    for (position, key) in second.enumerated() {
      if let key { positions[key] = position }
    }
    var pairs: [(first: Int, second: Int)] = []
    for (position, key) in first.enumerated() {
      if let key, let match = positions[key] { pairs.append((position, match)) }
    }
    let kept = IncreasingRun.longest(in: pairs.map(\.second))
    for (index, pair) in pairs.enumerated() {
      matches[pair.first] = Match(position: pair.second, isMoved: !kept.contains(index))
    }
  }

  private mutating func matchValues(_ first: ArraySlice<Element>, _ second: ArraySlice<Element>) {
    var first = first
    var second = second
    while let old = first.first, let new = second.first, old.value == new.value {
      matches[old.position] = Match(position: new.position)
      first.removeFirst()
      second.removeFirst()
    }
    while let old = first.last, let new = second.last, old.value == new.value {
      matches[old.position] = Match(position: new.position)
      first.removeLast()
      second.removeLast()
    }
    let pairs = Self.pairsOfSingles(first, second)
    let kept = IncreasingRun.longest(in: pairs.map(\.second))
    let movedSeconds = Set(pairs.indices.filter { !kept.contains($0) }.map { pairs[$0].second })
    for (index, pair) in pairs.enumerated() {
      matches[first[pair.first].position] = Match(
        position: second[pair.second].position,
        isMoved: !kept.contains(index)
      )
    }
    let anchors = pairs.indices.filter(kept.contains).map { pairs[$0] }
    for anchor in anchors + [(first: first.endIndex, second: second.endIndex)] {
      let olds = first.prefix(upTo: anchor.first).filter { matches[$0.position] == nil }
      let news = second.indices.prefix { $0 < anchor.second }.filter { !movedSeconds.contains($0) }
      for (old, new) in zip(olds, news) { matches[old.position] = Match(position: second[new].position) }
      first = first.suffix(from: min(anchor.first + 1, first.endIndex))
      second = second.suffix(from: min(anchor.second + 1, second.endIndex))
    }
  }

  /// The indexes of the values that each list has exactly once, in the order of the first list.
  private static func pairsOfSingles(
    _ first: ArraySlice<Element>,
    _ second: ArraySlice<Element>
  ) -> [(first: Int, second: Int)] {
    let olds = singles(of: first)
    let news = singles(of: second)
    return first.indices.compactMap { index in
      guard olds[first[index].value] == index, let match = news[first[index].value] else { return nil }
      return (index, match)
    }
  }

  private static func singles(of elements: ArraySlice<Element>) -> [Int: Int] {
    var indexes: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for index in elements.indices where indexes.updateValue(index, forKey: elements[index].value) != nil {
      repeated.insert(elements[index].value)
    }
    return indexes.filter { !repeated.contains($0.key) }
  }
}
