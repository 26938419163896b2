package import PQCore

/// The entries of one YAML mapping while it is read: refuses duplicates, and takes in merge keys (`<<`).
struct MappingEntries {
  private var written: [Node.Entry] = []
  private var hasMerge = false

  var lastValue: Node? { written.last?.value }

  mutating func append(key: Node, value: Node) {
    if written.isEmpty { written.reserveCapacity(Self.usualCount) }
    hasMerge = hasMerge || isMergeKey(key)
    written.append(Node.Entry(key: key, value: value))
  }

  /// Checks the entries.
  ///
  /// - Parameter diagnostics: Takes the problems.
  /// - Returns: The entries in written order, those of a merge where its key stands; a duplicate is left out.
  consuming func finish(into diagnostics: inout DiagnosticList) -> [Node.Entry] {
    if hasPlainlyDistinctKeys { return written }
    var names = NameSet()
    var isKept: [Bool] = []
    var firstMerge: Node?
    for entry in written {
      guard !isMergeKey(entry.key) else {
        if let firstMerge { diagnostics.append(.secondMerge(entry.key, first: firstMerge)) }
        isKept.append(firstMerge == nil)
        firstMerge = firstMerge ?? entry.key
        continue
      }
      isKept.append(keep(entry.key, in: &names, diagnostics: &diagnostics))
    }
    guard hasMerge || isKept.contains(false) else { return written }
    var entries: [Node.Entry] = []
    for (entry, isKept) in zip(written, isKept) where isKept {
      guard isMergeKey(entry.key) else {
        entries.append(entry)
        continue
      }
      for merged in mergedEntries(entry, into: &diagnostics) {
        if case .duplicate = names.insert(merged.key) { continue }
        entries.append(merged)
      }
    }
    return entries
  }

  private static let usualCount = 4

  /// Whether a walk shows that the keys are texts of which no two even look alike, as those of most mappings.
  private var hasPlainlyDistinctKeys: Bool {
    guard !hasMerge, written.count <= NameSet.tableThreshold else { return false }
    return written.indices.allSatisfy { place in
      guard let text = written[place].key.text else { return false }
      return written[..<place].allSatisfy { $0.key.text != text }
    }
  }

  private func keep(_ key: Node, in names: inout NameSet, diagnostics: inout DiagnosticList) -> Bool {
    guard key.text != nil else {
      diagnostics.append(.complexKey(key))
      return false
    }
    switch names.insert(key) {
    case .new: return true
    case .duplicate(let first):
      diagnostics.append(.duplicateKey(key, first: first))
      return false
    case .twin(let first):
      diagnostics.append(.twinKeys(key, first: first))
      return true
    }
  }

  private func mergedEntries(_ merge: Node.Entry, into diagnostics: inout DiagnosticList) -> [Node.Entry] {
    (merge.value.elements ?? [merge.value]).flatMap { node in
      if let entries = node.entries { return entries }
      // An alias that stands for nothing has been reported.
      if node.origin != .unresolved { diagnostics.append(.wrongMerge(node, at: merge.key)) }
      return []
    }
  }

  private func isMergeKey(_ key: Node) -> Bool {
    guard case .scalar(let scalar) = key.content else { return false }
    return scalar.isPlain && scalar.text == "<<"
  }
}

/// The keys of a mapping so far, compared by their bytes.
private struct NameSet {
  enum Insertion {
    case new
    case duplicate(first: Node)
    case twin(first: Node)
  }

  private var keys: [Node] = []
  private var places: [ExactText: Int] = [:]
  private var lookalikes: [String: Int] = [:]

  // Most mappings have a handful of keys, for which a walk is faster than a table.
  static let tableThreshold = 12

  mutating func insert(_ key: Node) -> Insertion {
    let insertion = find(key)
    if case .duplicate = insertion { return insertion }
    keys.append(key)
    if keys.count == Self.tableThreshold {
      for place in keys.indices { enter(place) }
    } else if keys.count > Self.tableThreshold {
      enter(keys.count - 1)
    }
    return insertion
  }

  private func find(_ key: Node) -> Insertion {
    guard let name = key.text else { return .new }
    if keys.count < Self.tableThreshold {
      let alike = keys.indices.filter { keys[$0].text == name }
      if let same = alike.first(where: { ExactText(keys[$0].text ?? "") == ExactText(name) }) {
        return .duplicate(first: keys[same])
      }
      return alike.first.map { .twin(first: keys[$0]) } ?? .new
    }
    if let place = places[ExactText(name)] { return .duplicate(first: keys[place]) }
    return lookalikes[name].map { .twin(first: keys[$0]) } ?? .new
  }

  private mutating func enter(_ place: Int) {
    let name = keys[place].text ?? ""
    places[ExactText(name)] = place
    if lookalikes[name] == nil { lookalikes[name] = place }
  }
}

extension Diagnostic.Code {
  package static let duplicateKey = Diagnostic.Code(
    "duplicate-key",
    explanation: """
      A mapping has the same key twice. Most programs keep one of the two values without a word, so the file would \
      mean something else than it seems to.
      """,
    example: "host: a.example.test\nhost: b.example.test"
  )

  package static let twinKeys = Diagnostic.Code(
    "twin-keys",
    explanation: """
      Two keys look the same and differ only in their Unicode form: an accented letter as one character, and as a \
      letter with a combining mark. Both are kept as two names, which people can hardly tell apart.
      """,
    example: "two queries named 'café', one of them typed on another keyboard"
  )

  package static let complexKey = Diagnostic.Code(
    "complex-key",
    explanation: "YAML allows a list or a mapping as a key; the files of this program do not.",
    example: "? [a, b]\n: value"
  )

  package static let mergeKey = Diagnostic.Code(
    "merge-key",
    explanation: """
      The merge key '<<' takes the entries of one mapping, or of a list of mappings, into another one. Written keys \
      win, and an earlier mapping of the list wins over a later one. It stands once in a mapping.
      """,
    example: "<<: *base\n<<: *extra"
  )
}

extension Diagnostic {
  fileprivate static func duplicateKey(_ key: Node, first: Node) -> Diagnostic {
    .error(
      .duplicateKey,
      "the key '\(key.text ?? "")' is there twice",
      at: key.span,
      notes: [Note("first written here", at: first.span)],
      hint: "remove one of the two"
    )
  }

  fileprivate static func twinKeys(_ key: Node, first: Node) -> Diagnostic {
    .warning(
      .twinKeys,
      "two keys '\(key.text ?? "")' differ only in their Unicode form",
      at: key.span,
      notes: [Note("the other one", at: first.span)],
      hint: "rename one of them, or type both the same way and remove one"
    )
  }

  fileprivate static func complexKey(_ key: Node) -> Diagnostic {
    .error(
      .complexKey,
      "\(key.kind) is used as a key",
      at: key.span,
      hint: "write a name as the key; text with brackets or braces needs quotes"
    )
  }

  fileprivate static func secondMerge(_ key: Node, first: Node) -> Diagnostic {
    .error(
      .mergeKey,
      "the merge key '<<' is there twice",
      at: key.span,
      notes: [Note("first written here", at: first.span)],
      hint: "merge both in one list, such as <<: [*base, *extra]"
    )
  }

  fileprivate static func wrongMerge(_ node: Node, at key: Node) -> Diagnostic {
    // What an alias stands for is written before the alias.
    let isAlias = node.span.range.lowerBound < key.span.range.upperBound
    return .error(
      .mergeKey,
      "the merge key '<<' takes a mapping, and \(node.kind) \(isAlias ? "is given by an alias" : "stands here")",
      at: isAlias ? key.span : node.span,
      notes: isAlias ? [Note("the alias stands for this", at: node.span)] : [],
      hint: "name a mapping that is marked with an anchor, such as <<: *base"
    )
  }
}
