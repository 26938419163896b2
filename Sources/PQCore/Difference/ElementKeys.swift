/// What the elements of two lists are known by, so that each is found in the other list wherever it stands.
struct ElementKeys {
  /// What an element is known by; of elements that are known by the same, each has a number.
  struct Key: Hashable {
    let name: [UInt8]
    let occurrence: Int
  }

  /// The keys of the first list, nil for an element without one.
  let first: [Key?]

  /// The keys of the second list.
  let second: [Key?]

  /// Finds the member by which the elements are known best: the first of ``JSON/identityNames`` for which both lists
  /// have a value in common, or else that both have.
  ///
  /// - Parameters:
  ///   - first: The elements of the first list.
  ///   - firstNumbers: Knows which of their members do not count.
  ///   - second: The elements of the second list.
  ///   - secondNumbers: Knows which of their members do not count.
  init(_ first: [JSON], _ firstNumbers: JSONFingerprints, _ second: [JSON], _ secondNumbers: JSONFingerprints) {
    var best: (first: [[UInt8]?], second: [[UInt8]?])?
    for name in JSON.identityNames {
      let olds = Self.names(of: first, by: name, firstNumbers)
      let news = Self.names(of: second, by: name, secondNumbers)
      let known = Set(olds.compactMap(\.self))
      guard !known.isEmpty, news.contains(where: { $0 != nil }) else { continue }
      let isShared = news.contains { $0.map(known.contains) ?? false }
      if isShared || best == nil { best = (olds, news) }
      if isShared { break }
    }
    self.first = best.map { Self.numbered($0.first) } ?? first.map { _ in nil }
    self.second = best.map { Self.numbered($0.second) } ?? second.map { _ in nil }
  }

  private static func names(of elements: [JSON], by name: String, _ numbers: JSONFingerprints) -> [[UInt8]?] {
    elements.map { element in
      guard let member = element[name], member.kind == .string, !numbers.isIgnored(member) else { return nil }
      return member.textBytes
    }
  }

  private static func numbered(_ names: [[UInt8]?]) -> [Key?] {
    var occurrences: [[UInt8]: Int] = [:]
    return names.map { name in
      guard let name else { return nil }
      let occurrence = occurrences[name, default: 0]
      occurrences[name] = occurrence + 1
      return Key(name: name, occurrence: occurrence)
    }
  }
}
